import Foundation
import SheetTestSupport
import Testing

/// A link that works once, fetched by curl from another host.
@Suite(.serialized, .networkNamespace, .peer("curl"))
struct OneTimeLinkTests {
  private let hosts: TwoHosts
  private let person: SharingPerson

  init() throws {
    (hosts, person) = (try TwoHosts(), try SharingPerson())
  }

  private func start(_ items: [String]) throws -> (RunningProgram, link: String) {
    var call = try person.call(
      ["-a", "airDrop", "--set", "to=link", "--json"] + items, by: hosts.sender)
    (call.input, call.output, call.error) = (.null, .kept, .kept)
    let running = try call.start()
    let link = poll(within: .seconds(30)) {
      running.standardError.firstMatch(of: /http:\/\/[0-9.:]+\/[-_A-Za-z0-9]{22}/).map {
        String($0.0)
      }
    }
    return (running, try #require(link, "\(running.standardError)"))
  }

  private func fetch(_ link: String) throws -> FinishedProgram {
    try hosts.call("curl", ["-sS", "--fail", "--max-time", "20", link], person.environment).run()
  }

  @Test func aFileIsFetchedOnceAndThenItIsOver() throws {
    let path = try person.scratch.write("Grüße\n", to: "naïve ☕.txt")
    let (sending, link) = try start([path])
    #expect(link.hasPrefix("http://10.77.31.1:"))
    #expect(try fetch(String(link.dropLast(4)) + "0000").status != .code(0))
    let fetched = try fetch(link)
    #expect(fetched.standardOutput == "Grüße\n", "\(fetched)")
    #expect(try sending.waitForExit(within: .seconds(10)) == .code(0))
    #expect(sending.standardOutput.contains("\"outcome\": \"completed\""))
    #expect(try fetch(link).status != .code(0))
  }

  @Test func severalFilesAreAPageOfLinks() throws {
    let (sending, link) = try start(["-t", "one", "-t", "two"])
    #expect(try fetch(link).standardOutput.contains("two.txt"))
    #expect(try fetch(link + "/0").standardOutput == "one")
    #expect(sending.exitStatus == nil, "one is left")
    #expect(try fetch(link + "/1").standardOutput == "two")
    #expect(try sending.waitForExit(within: .seconds(10)) == .code(0))
  }

  /// Loopback is up there, and nothing else: an address of this machine alone would help nobody.
  @Test(arguments: ["ip link set lo up", "true"])
  func withoutANetworkThereIsNoLink(_ preparation: String) throws {
    var call = try person.call(
      ["-a", "airDrop", "--set", "to=link", "--json", "-t", "one"],
      by: ["/usr/bin/unshare", "--net", "/bin/sh", "-c", "\(preparation) && exec \"$@\"", "sh"])
    (call.input, call.output, call.error) = (.null, .kept, .kept)
    let result = try call.run()
    #expect(result.status == .code(1))
    #expect(result.standardError.contains("This machine is in no network"), "\(result)")
    #expect(!(result.standardError + result.standardOutput).contains("http://"), "\(result)")
  }

  @Test func givingUpEndsTheServer() throws {
    let (sending, link) = try start(["-t", "one"])
    sending.signal(SIGINT)
    #expect(try sending.waitForExit(within: .seconds(10)) == .code(130))
    #expect(try fetch(link).status == .code(7), "somebody listens still")
  }
}
