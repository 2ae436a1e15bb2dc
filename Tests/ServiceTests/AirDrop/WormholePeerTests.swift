import Foundation
import SheetTestSupport
import Testing

/// Sending by a code, with mailbox and relay of our own on this machine.
@Suite(.serialized, .peer("wormhole", "twist"))
struct WormholePeerTests {
  private let person: SharingPerson
  private let mailbox: PeerServer
  private let relay: PeerServer
  private let folder: String

  init() throws {
    let scratch = try ScratchDirectory()
    let environment = scratch.environment()
    let twist = try Peers.require("twist", of: "wormhole")
    mailbox = try PeerServer { port in
      ProgramCall(
        twist,
        [
          "wormhole-mailbox", "--port", "tcp:\(port):interface=127.0.0.1", "--channel-db",
          scratch.path("mailbox.sqlite"),
        ], environment: environment, directory: scratch.path, input: .null, output: .null,
        error: .kept)
    }
    relay = try PeerServer { port in
      ProgramCall(
        twist, ["transitrelay", "--port=tcp:\(port):interface=127.0.0.1"],
        environment: environment, directory: scratch.path, input: .null, output: .null,
        error: .kept)
    }
    let program = try Peers.require("wormhole")
    person = try SharingPerson(
      """
      [airdrop]
      relay_url = "ws://127.0.0.1:\(mailbox.port)/v1"
      transit = "tcp:127.0.0.1:\(relay.port)"
      """, path: [String(program.dropLast("/wormhole".count))])
    folder = try person.scratch.makeDirectory("got")
    self.scratch = scratch
  }

  private let scratch: ScratchDirectory

  private func start(_ items: [String]) throws -> (RunningProgram, code: String) {
    var call = try person.call(["-a", "airDrop", "--set", "to=code", "--json"] + items)
    (call.input, call.output, call.error) = (.null, .kept, .kept)
    let running = try call.start()
    let code = poll(within: .seconds(30)) {
      running.standardError.firstMatch(of: /([0-9]+-[a-z]+-[a-z]+)/).map { String($0.1) }
    }
    return (running, try #require(code, "\(running.standardError)"))
  }

  private func receive(_ code: String) throws -> FinishedProgram {
    try receiving(code).run(within: .seconds(60))
  }

  private func receiving(_ code: String) throws -> ProgramCall {
    ProgramCall(
      try Peers.require("wormhole"),
      [
        "--relay-url", "ws://127.0.0.1:\(mailbox.port)/v1", "--transit-helper",
        "tcp:127.0.0.1:\(relay.port)", "receive", "--no-listen", "--accept-file",
        "--hide-progress", code,
      ], environment: person.environment, directory: folder, input: .null)
  }

  @Test func aFileArrivesByItsCode() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let path = try person.scratch.write(bytes, to: "naïve ☕.bin")
    let (sending, code) = try start([path])
    #expect(sending.standardError.contains("receive \(code)"))
    let received = try receive(code)
    #expect(received.status == .code(0), "\(received)")
    #expect(try sending.waitForExit(within: .seconds(20)) == .code(0))
    #expect(sending.standardOutput.contains("\"outcome\": \"completed\""))
    #expect(try person.scratch.read("got/naïve ☕.bin") == bytes)
  }

  @Test func aTextArrivesAndStandsInNoArgument() throws {
    let (sending, code) = try start(["-t", "Grüße geheim"])
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    for process in processes where Int(process) != nil && process != "\(sending.identifier)" {
      let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      let words = String(decoding: line, as: UTF8.self)
      #expect(!words.contains("wormhole") || !words.contains("geheim"), "\(words)")
    }
    let received = try receive(code)
    #expect(received.standardOutput.contains("Grüße geheim"), "\(received)")
    #expect(try sending.waitForExit(within: .seconds(20)) == .code(0))
  }

  @Test func severalThingsGoAsOneArchive() throws {
    let path = try person.scratch.write("one", to: "ä.txt")
    let (sending, code) = try start([path, "-t", "two"])
    #expect(try receive(code).status == .code(0))
    #expect(try sending.waitForExit(within: .seconds(20)) == .code(0))
    let list = try person.output("unzip", "-Z1", person.scratch.path("got/shared.zip"))
    #expect(list.split(separator: "\n") == ["ä.txt", "two.txt"])
    let left = try person.scratch.names().filter { $0.hasPrefix("sharesheet-") }
    #expect(left.isEmpty, "the packed file stays: \(left)")
  }

  @Test func anotherCodeStopsIt() throws {
    let (sending, code) = try start(["-t", "x"])
    let number = code.prefix { $0 != "-" }
    #expect(try receive("\(number)-wrong-words").status != .code(0))
    #expect(try sending.waitForExit(within: .seconds(20)) == .code(1))
    #expect(sending.standardOutput.contains("The code was wrong"), "\(sending.standardOutput)")
  }

  @Test func givingUpEndsTheProgram() throws {
    let (sending, code) = try start(["-t", "x"])
    sending.signal(SIGINT)
    #expect(try sending.waitForExit(within: .seconds(10)) == .code(130))
    #expect(!sending.standardOutput.contains(code))
    let children = try person.output("ps", "-eo", "args")
    let own = children.split(separator: "\n").filter {
      $0.contains("127.0.0.1:\(mailbox.port)") && $0.contains(" send")
    }
    #expect(own.isEmpty, "\(own)")
  }

  /// The other side is gone when a part of the file has come.
  @Test func aReceiverThatEndsInTheMiddleIsSaid() throws {
    let big = try person.scratch.write("", to: "größe.bin")
    try #require(truncate(big, 4 << 30) == 0)
    let (sending, code) = try start([big])
    let receiver = try receiving(code).start()
    // Before the first bytes the program waits for another receiver.
    let hasBegun = try poll(within: .seconds(60)) {
      try person.scratch.names(in: "got").contains { name in
        let path = person.scratch.path("got/\(name)")
        let facts = try FileManager.default.attributesOfItem(atPath: path)
        return (facts[.size] as? Int ?? 0) > 1 << 20
      } ? true : nil
    }
    try #require(hasBegun == true, "\(sending.standardError)")
    receiver.signal(SIGKILL)
    #expect(try sending.waitForExit(within: .seconds(60)) == .code(1))
    #expect(sending.standardOutput.contains("wormhole failed"), "\(sending.standardOutput)")
  }

  /// The program would wait for ever; whoever looks knows what for, and can end it.
  @Test func aReceiverThatEndsBeforeTheFirstByteCanBeLeft() throws {
    let path = try person.scratch.write("Grüße", to: "größe.txt")
    let (sending, code) = try start([path])
    var call = try receiving(code)
    call.arguments.removeAll { $0 == "--accept-file" }
    call.input = .terminal
    let receiver = try ProcessInTerminal(call)
    try receiver.terminal.wait(for: "ok?")
    let isSaid = poll(within: .seconds(30)) {
      sending.standardError.contains("The other side has the code") ? true : nil
    }
    #expect(isSaid == true, "\(sending.standardError)")
    receiver.program.signal(SIGKILL)
    try receiver.waitForExit()
    #expect(sending.exitStatus == nil)
    sending.signal(SIGINT)
    #expect(try sending.waitForExit(within: .seconds(10)) == .code(130))
  }

  @Test func aServerThatIsNotThereIsSaid() throws {
    let person = try SharingPerson(
      "[airdrop]\nrelay_url = \"ws://127.0.0.1:9/v1\"\n",
      path: [String(try Peers.require("wormhole").dropLast("/wormhole".count))])
    let shared = try person.share("airDrop", ["to": "code"], ["-t", "x"])
    let words = shared.error?.message ?? ""
    #expect(shared.outcome == "failed")
    #expect(
      words.hasPrefix("A code needs a server, and ws://127.0.0.1:9/v1 cannot be reached: ")
        && words.contains("refused") && words.contains("Is this machine online?"), "\(words)")
  }

  /// Debian's version has other words than the newest.
  @Test func beingOfflineIsSaid() throws {
    for program in ["/usr/bin/wormhole", try Peers.require("wormhole")] {
      let person = try SharingPerson(
        "[airdrop]\nrelay_url = \"ws://nowhere.invalid/v1\"\n",
        path: [String(program.dropLast("/wormhole".count))])
      let shared = try person.share("airDrop", ["to": "code"], ["-t", "x"])
      let words = shared.error?.message ?? ""
      #expect(
        words.hasPrefix("A code needs a server, and ws://nowhere.invalid/v1 cannot be reached: ")
          && words.contains("DNS"), "\(words)")
    }
  }
}
