import Foundation
import SheetTestSupport
import Testing

/// A gigabyte by LocalSend, to the other program from PyPI.
@Suite(.serialized, .networkNamespace, .peer("localsend-cli", "curl"))
struct LocalSendStreamTests {
  @Test func aGigabyteTakesLittleMemory() throws {
    let (hosts, person) = (try TwoHosts(), try SharingPerson())
    let folder = try person.scratch.makeDirectory("got")
    let peer = try hosts.call(
      try Peers.require("localsend-cli"), ["receive", "--output", folder, "--json"],
      person.environment
    ).start()
    let big = try person.scratch.write("start", to: "gröss.bin")
    try #require(truncate(big, 1 << 30) == 0)
    let isThere = try poll(within: .seconds(30)) {
      let asked = try hosts.call(
        "curl", ["-sk", "https://127.0.0.1:53317/api/localsend/v2/info"], person.environment
      ).run()
      return asked.status == .code(0) ? true : nil
    }
    try #require(isThere == true, "\(peer.standardError)")
    var call = try person.call(
      ["-a", "airDrop", "--json", "--set", "to=\(TwoHosts.receiverAddress)", big], by: hosts.sender)
    (call.input, call.output, call.error) = (.null, .kept, .kept)
    let sending = try call.start()
    var most = PeakMemory()
    let status = most.watch(sending, within: .seconds(240))
    #expect(status == .code(0), "\(sending.standardOutput) \(peer.standardError)")
    #expect(most.ownPart > 0 && most.ownPart < PeakMemory.bound, "\(most)")
    #expect(most.curl > 0 && most.curl < PeakMemory.bound, "\(most)")
    if try PeakMemory.isWhole() { #expect(most.program < PeakMemory.bound, "\(most)") }
    let facts = try FileManager.default.attributesOfItem(atPath: "\(folder)/gröss.bin")
    #expect((facts[.size] as? NSNumber)?.int64Value == 1 << 30)
  }
}
