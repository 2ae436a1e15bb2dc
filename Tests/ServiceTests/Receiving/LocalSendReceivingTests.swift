import Foundation
import SheetTestSupport
import Testing

/// `sharesheet receive` on one host, two other people's programs on another one.
@Suite(.serialized, .networkNamespace, .peer("localsendd", "localsendctl", "localsend-cli"))
struct LocalSendReceivingTests {
  private static let alias = "Tür ☕"
  private let hosts: TwoHosts
  private let person: SharingPerson

  init() throws {
    hosts = try TwoHosts()
    person = try SharingPerson("[airdrop]\nalias = \"\(Self.alias)\"\n")
  }

  /// Starts to receive into the folder `out`, and waits until others can send.
  private func receive(_ options: String...) throws -> RunningProgram {
    var call = try person.call(
      ["receive", "--to", person.scratch.path("out")] + options, by: hosts.receiver)
    (call.input, call.output, call.error) = (.null, .kept, .kept)
    // Without a session of its own it would ask on the terminal of whoever runs the tests.
    call.arguments.insert("setsid", at: 0)
    let running = try call.start()
    let isReady = poll(within: .seconds(20)) {
      running.standardError.contains("Ready to receive") ? true : nil
    }
    try #require(isReady == true, "\(running.standardError)")
    return running
  }

  private func names() throws -> [String] { try person.scratch.names(in: "out").sorted() }

  @Test func theDaemonFindsThisDeviceAndSends() throws {
    let sender = try LocalSendSender(hosts, alias: "Büro")
    let receiver = try receive("--accept-from", "Büro", "--once")
    try sender.wait(forDevice: Self.alias)
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let big = try sender.scratch.write(bytes, to: "big.bin")
    let small = try sender.scratch.write("žluť\n", to: "naïve café ☕.txt")
    let words = try sender.send([small, big, small], to: Self.alias)
    #expect(words.contains("sent"), "\(words)")
    #expect(try receiver.waitForExit(within: .seconds(20)) == .code(0))
    #expect(try names() == ["big.bin", "naïve café ☕ (2).txt", "naïve café ☕.txt"])
    #expect(try person.scratch.read("out/big.bin") == bytes)
    #expect(try person.scratch.read("out/naïve café ☕ (2).txt") == Array("žluť\n".utf8))
    let paths = receiver.standardOutput.split(separator: "\n").map(String.init).sorted()
    #expect(paths == (try names()).map { person.scratch.path("out/\($0)") }.sorted())
  }

  @Test func theOtherProgramSendsToTheAddressWithHashes() throws {
    let sender = try LocalSendSender(hosts, alias: "x")
    let receiver = try receive("--pin", "1234", "--json")
    let file = try sender.scratch.write("hello", to: "ž.txt")
    // It knows no PIN, so this one is declined.
    #expect(try sender.sendByCLI([file], to: TwoHosts.receiverAddress).contains("401"))
    receiver.signal(SIGTERM)
    #expect(try receiver.waitForExit(within: .seconds(10)) == .code(128 + 15))

    let host = ProcessInfo.processInfo.hostName
    let open = try receive("--accept-from", "localsend-cli@\(host)", "--once", "--json")
    let printed = try sender.sendByCLI([file], to: TwoHosts.receiverAddress)
    #expect(printed.contains("\"event\": \"sent\""), "\(printed)\(open.standardError)")
    #expect(try open.waitForExit(within: .seconds(10)) == .code(0))
    #expect(try names() == ["ž.txt"])
    #expect(open.standardOutput.contains("\"outcome\": \"completed\""))
  }

  @Test func aPINIsAskedFor() throws {
    let sender = try LocalSendSender(hosts, alias: "Büro")
    let receiver = try receive("--pin", "246810", "--once")
    try sender.wait(forDevice: Self.alias)
    let file = try sender.scratch.write("x", to: "a")
    #expect(try sender.send([file], to: Self.alias).contains("pin_required"))
    #expect(try sender.send([file], to: Self.alias, ["--pin", "1"]).contains("pin_required"))
    #expect(try sender.send([file], to: Self.alias, ["--pin", "246810"]).contains("sent"))
    #expect(try receiver.waitForExit(within: .seconds(10)) == .code(0))
    #expect(try names() == ["a"])
  }

  @Test func whoIsNotNamedIsDeclined() throws {
    let sender = try LocalSendSender(hosts, alias: "Büro")
    let receiver = try receive("--accept-from", "Anna")
    try sender.wait(forDevice: Self.alias)
    let file = try sender.scratch.write("x", to: "a")
    let words = try sender.send([file], to: Self.alias)
    #expect(!words.contains("sent"), "\(words)")
    #expect(receiver.standardError.contains("was declined: --accept-from does not name it."))
    receiver.signal(SIGINT)
    #expect(try receiver.waitForExit(within: .seconds(10)) == .code(128 + 2))
    #expect(try names() == [])
  }

  @Test func aSenderThatCancelsLeavesNothing() throws {
    let sender = try LocalSendSender(hosts, alias: "Büro")
    let receiver = try receive("--accept-from", "Büro", "--once")
    try sender.wait(forDevice: Self.alias)
    let file = sender.scratch.path("large")
    try #require(FileManager.default.createFile(atPath: file, contents: nil))
    try #require(truncate(file, 1 << 30) == 0)
    let sending = try sender.sending([file], to: Self.alias).start()
    // It hashes the file first.
    let hasBegun = try poll(within: .seconds(90)) { try names() == [] ? nil : true }
    try #require(hasBegun == true)
    try sender.cancel()
    #expect(try receiver.waitForExit(within: .seconds(20)) == .code(1))
    #expect(try names() == [])
    #expect(receiver.standardError.contains("Received 0 of 1 file from Büro:"))
    _ = try sending.waitForExit(within: .seconds(10))
  }

  @Test func aGigabyteTakesLittleMemory() throws {
    let sender = try LocalSendSender(hosts, alias: "Büro")
    let receiver = try receive("--accept-from", "Büro", "--once")
    try sender.wait(forDevice: Self.alias)
    let file = sender.scratch.path("large")
    try #require(FileManager.default.createFile(atPath: file, contents: nil))
    try #require(truncate(file, 1 << 30) == 0)
    let sending = try sender.sending([file], to: Self.alias).start()
    var most = 0
    let end = poll(within: .seconds(300)) { () -> SheetTestSupport.ExitStatus? in
      most = max(most, Self.peakOfExchange())
      return receiver.exitStatus
    }
    #expect(end == .code(0), "\(receiver.standardError)")
    let facts = try FileManager.default.attributesOfItem(atPath: person.scratch.path("out/large"))
    #expect(facts[.size] as? Int == 1 << 30)
    #expect(most > 0 && most <= 20_000, "the exchange had \(most) kB")
    _ = try sending.waitForExit(within: .seconds(10))
  }

  /// The most memory that a running exchange has had, in kB.
  private static func peakOfExchange() -> Int {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let peaks = processes.filter { Int($0) != nil }.compactMap { process -> Int? in
      guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
        status.hasPrefix("Name:\tsharesheet-exch")
      else { return nil }
      return status.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Int($0.1) }
    }
    return peaks.max() ?? 0
  }
}
