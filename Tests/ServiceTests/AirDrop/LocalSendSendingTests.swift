import Foundation
import SheetTestSupport
import Testing

/// Sending by LocalSend to its daemon from PyPI, over a network of two hosts.
@Suite(.serialized, .networkNamespace, .peer("localsendd", "localsendctl", "curl"))
struct LocalSendSendingTests {
  private let hosts: TwoHosts
  private let person: SharingPerson

  init() throws {
    hosts = try TwoHosts()
    person = try SharingPerson("[airdrop]\nalias = \"Schreibtisch\"\n")
  }

  private func call(_ fields: [String], _ items: [String]) throws -> ProgramCall {
    let set = fields.flatMap { ["--set", $0] }
    var call = try person.call(["-a", "airDrop", "--json"] + set + items, by: hosts.sender)
    (call.input, call.output, call.error) = (.null, .kept, .kept)
    return call
  }

  private func share(_ fields: [String], _ items: [String]) throws -> SharingPerson.Shared {
    try SharingPerson.Shared(try call(fields, items).run(within: .seconds(90)))
  }

  /// An empty file of many bytes, which takes no room.
  private func bigFile(_ size: Int64) throws -> String {
    let path = try person.scratch.write("", to: "big.bin")
    try #require(truncate(path, off_t(size)) == 0)
    return path
  }

  @Test func filesOfEqualAndForeignNamesArriveAndTheDeviceIsKnownThen() throws {
    let peer = try LocalSendPeer(hosts)
    let (one, two) = (Array("one é".utf8), (0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
    let paths = [
      try person.scratch.write(one, to: "a/naïve ☕ 日本.bin"),
      try person.scratch.write(two, to: "b/naïve ☕ 日本.bin"),
    ]
    let shared = try share(["to=büro ☕"], paths + ["-t", "Grüße\nund mehr"])
    #expect(shared.outcome == "completed", "\(shared) \(peer.log)")
    let names = try peer.names()
    #expect(names.count == 3, "\(names)")
    #expect(try peer.scratch.read("got/naïve ☕ 日本.bin") == one)
    #expect(try peer.scratch.read("got/naïve ☕ 日本 (2).bin") == two)
    let known = String(
      decoding: try person.scratch.read("home/.local/state/sharesheet/devices.json"),
      as: UTF8.self)
    #expect(known.contains(peer.fingerprint.lowercased()) && known.contains("Büro ☕"))
  }

  @Test func anAddressAndAFingerprintAreEnough() throws {
    let peer = try LocalSendPeer(hosts)
    for receiver in [TwoHosts.receiverAddress, peer.fingerprint] {
      let shared = try share(["to=\(receiver)"], ["-t", "to \(receiver.count)"])
      #expect(shared.outcome == "completed", "\(shared) \(peer.log)")
    }
  }

  @Test func aPINIsAskedFor() throws {
    let peer = try LocalSendPeer(hosts, ["--unattended", "--pin", "1234"])
    let file = try person.scratch.write("x", to: "x.bin")
    let cases = [([], "asks for a PIN"), (["pin=4321"], "not its PIN"), (["pin=1234"], nil)]
    for (fields, words) in cases {
      let shared = try share(["to=\(TwoHosts.receiverAddress)"] + fields, [file])
      #expect(shared.outcome == (words == nil ? "completed" : "failed"), "\(shared) \(peer.log)")
      if let words { #expect(shared.error?.message.contains(words) == true, "\(shared)") }
      #expect(try peer.names() == (words == nil ? ["x.bin"] : []))
    }
  }

  @Test func whoSaysNoIsHeardAndAnotherTransferWaits() throws {
    let peer = try LocalSendPeer(hosts, [])
    let watch = try peer.attach()
    let file = try person.scratch.write("x", to: "x.bin")
    let fields = ["to=\(TwoHosts.receiverAddress)"]
    let first = try call(fields, [file]).start()
    let hasCome = poll(within: .seconds(20)) {
      watch.standardOutput.contains("Incoming from Schreibtisch") ? true : nil
    }
    #expect(hasCome == true, "\(watch.standardOutput) \(peer.log)")
    let second = try share(fields, [file])
    #expect(second.error?.message.contains("busy with another transfer") == true, "\(second)")
    let answer = try peer.answer("reject")
    #expect(answer.status == .code(0), "\(answer)")
    #expect(try first.waitForExit(within: .seconds(20)) == .code(1))
    #expect(first.standardOutput.contains("Büro ☕ declined"), "\(first.standardOutput)")
    #expect(try peer.names().isEmpty)
    withExtendedLifetime(watch) {}
  }

  @Test func whoGivesUpInTheMiddleTellsTheOtherSide() throws {
    let peer = try LocalSendPeer(hosts)
    let big = try bigFile(40 << 30)
    let status = try person.cancel(
      call(["to=\(TwoHosts.receiverAddress)"], [big]),
      when: { try peer.bytesWritten() > 1 << 20 })
    #expect(status == .code(130))
    let isTold = try poll(within: .seconds(10)) { try peer.names().isEmpty ? true : nil }
    #expect(isTold == true, "\(peer.log)")
    let again = try share(["to=\(TwoHosts.receiverAddress)"], ["-t", "still there"])
    #expect(again.outcome == "completed", "it waits for the old transfer: \(again) \(peer.log)")
  }

  @Test func aPeerThatDiesInTheMiddleIsAFailure() throws {
    let peer = try LocalSendPeer(hosts)
    let sending = try call(["to=\(TwoHosts.receiverAddress)"], [try bigFile(40 << 30)]).start()
    let began = try poll(within: .seconds(30)) { try peer.bytesWritten() > 1 << 20 ? true : nil }
    #expect(began == true, "\(sending.standardError)")
    peer.crash()
    #expect(try sending.waitForExit(within: .seconds(30)) == .code(1))
    #expect(
      sending.standardOutput.contains("closed the connection in the middle"),
      "\(sending.standardOutput)")
  }

  @Test func anotherCertificateUnderAKnownNameGetsNothing() throws {
    do {
      let peer = try LocalSendPeer(hosts)
      #expect(try share(["to=Büro ☕"], ["-t", "x"]).outcome == "completed", "\(peer.log)")
      peer.crash()
    }
    let other = try LocalSendPeer(hosts)
    let file = try person.scratch.write("secret", to: "secret.txt")
    for receiver in ["Büro ☕", TwoHosts.receiverAddress] {
      let shared = try share(["to=\(receiver)"], [file])
      let words = shared.error?.message ?? ""
      #expect(words.contains("shows another certificate than before"), "\(shared)")
      #expect(words.contains(other.fingerprint.lowercased()), "\(shared)")
    }
    #expect(try other.names().isEmpty && !other.log.contains("secret"))
    let named = try share(["to=\(other.fingerprint)"], [file])
    #expect(named.outcome == "completed", "who names the certificate means it: \(named)")
    #expect(try share(["to=Büro ☕"], [file]).outcome == "completed")
  }

  /// Somebody announces a name and a fingerprint, and the address of the daemon, whose certificate is another.
  @Test func aFalseAnnouncementGetsNothing() throws {
    let peer = try LocalSendPeer(hosts)
    let script = try person.scratch.write(
      """
      import json, socket, time
      out = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
      said = {"alias": "Anna", "version": "2.1", "fingerprint": "ab" * 32, "port": 53317,
              "protocol": "https", "announce": False}
      while True:
          out.sendto(json.dumps(said).encode(), ("224.0.0.167", 53317))
          time.sleep(0.2)
      """, to: "liar.py")
    let liar = try hosts.call("/usr/bin/python3", [script], person.environment).start()
    let file = try person.scratch.write("secret", to: "secret.txt")
    let shared = try share(["to=Anna"], [file])
    #expect(
      shared.error?.message.contains("another certificate than it has announced") == true,
      "\(shared)")
    #expect(try peer.names().isEmpty && !peer.log.contains("secret"))
    withExtendedLifetime(liar) {}
  }

  @Test func nobodyThereIsSaid() throws {
    let shared = try share(["to=Niemand"], ["-t", "x"])
    #expect(shared.error?.message.contains("No device \"Niemand\" has answered") == true)
    let refused = try share(["to=\(TwoHosts.receiverAddress)"], ["-t", "x"])
    #expect(refused.error?.message.contains("cannot be reached") == true, "\(refused)")
  }
}
