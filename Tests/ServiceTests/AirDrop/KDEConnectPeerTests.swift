import Foundation
import SheetTestSupport
import Testing

/// Sending by KDE Connect from its daemon on one host to that on another.
@Suite(
  .serialized, .networkNamespace, .peer("kdeconnect-cli", "gdbus", "dbus-daemon"),
  .peer(file: KDEConnectHost.daemon))
struct KDEConnectPeerTests {
  @Test func aFileReachesAPairedDeviceAndIsHandedOver() throws {
    let hosts = try TwoHosts()
    let here = try KDEConnectHost(by: hosts.sender, name: "here")
    let there = try KDEConnectHost(by: hosts.receiver, name: "B\\xfcro \\x2615")
    try here.pair(with: there)
    let file = try here.person.scratch.write("Grüße\n", to: "naïve ☕ 'x'.txt")
    var call = try here.person.call(
      ["-a", "airDrop", "--json", "--set", "to=Büro ☕", file, "-t", "and a text"],
      here.variables, by: hosts.sender)
    (call.input, call.output, call.error) = (.null, .kept, .kept)
    let shared = try SharingPerson.Shared(try call.run(within: .seconds(60)))
    #expect(shared.outcome == "handedOver", "\(shared)")
    let place = "home/Downloads/naïve ☕ 'x'.txt"
    let arrived = poll(within: .seconds(20)) { try? there.person.scratch.read(place) }
    #expect(arrived == Array("Grüße\n".utf8))

    let folder = try here.person.scratch.makeDirectory("dir")
    call.arguments = call.arguments.map { $0 == file ? folder : $0 }
    let refused = try SharingPerson.Shared(try call.run(within: .seconds(60)))
    #expect(refused.error?.message.contains("is a folder") == true, "\(refused)")
  }

  /// Who gives up in the middle sends no more; a device that is gone, or that nobody has, gets nothing.
  @Test func givingUpAndADeviceThatIsGone() throws {
    let hosts = try TwoHosts()
    let here = try KDEConnectHost(by: hosts.sender, name: "here")
    let there = try KDEConnectHost(by: hosts.receiver, name: "B\\xfcro")
    try here.pair(with: there)
    let files = try (0..<200).map { try here.person.scratch.write("\($0)", to: "größe \($0).txt") }
    func call(to name: String, _ items: [String]) throws -> ProgramCall {
      var call = try here.person.call(
        ["-a", "airDrop", "--json", "--set", "to=\(name)"] + items, here.variables,
        by: hosts.sender)
      (call.input, call.output, call.error) = (.null, .kept, .kept)
      return call
    }
    let status = try here.person.cancel(try call(to: "Büro", files)) {
      try !there.person.scratch.names(in: "home/Downloads").isEmpty
    }
    #expect(status == .code(130))
    #expect(try there.person.scratch.names(in: "home/Downloads").count < files.count)
    let nobody = try call(to: "Niemand", [files[0]]).run(within: .seconds(60))
    #expect(nobody.standardOutput.contains("No device \\\"Niemand\\\" has answered"), "\(nobody)")
    there.crash()
    let isGone = try poll(within: .seconds(180)) {
      try call(to: "Büro", [files[0]]).run(within: .seconds(60)).status == .code(1) ? true : nil
    }
    #expect(isGone == true)
  }
}

/// A session with KDE Connect's daemon in it.
final class KDEConnectHost {
  static let daemon = "/usr/lib/x86_64-linux-gnu/libexec/kdeconnectd"

  let person: SharingPerson
  let variables: [String: String]
  private let prefix: [String]
  private var programs: [RunningProgram] = []

  /// - Parameter name: What others see, as QSettings writes it: other characters as `\xfc`.
  init(by prefix: [String], name: String) throws {
    self.prefix = prefix
    person = try SharingPerson()
    let bus = person.scratch.path("run/bus")
    try person.scratch.makeDirectory("run")
    chmod(person.scratch.path("run"), 0o700)
    try person.scratch.makeDirectory("home/Downloads")
    try person.scratch.write(
      "[General]\nname=\(name)\n", to: "home/.config/kdeconnect/config")
    variables = [
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(bus)", "QT_QPA_PLATFORM": "offscreen",
      "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
    ]
    try launch("dbus-daemon", "--session", "--address=unix:path=\(bus)", "--nofork", "--nopidfile")
    let isThere = poll(within: .seconds(10)) {
      FileManager.default.fileExists(atPath: bus) ? true : nil
    }
    try #require(isThere == true, "no bus")
    try launch(Self.daemon)
    _ = try #require(poll(within: .seconds(30)) { identifier }, "kdeconnectd does not start")
  }

  deinit { programs.reversed().forEach { $0.signal(SIGTERM) } }

  /// Ends everything at once.
  func crash() { programs.reversed().forEach { $0.signal(SIGKILL) } }

  /// Asks until both trust each other and the other one is reached: datagrams get lost, and each refresh
  /// makes the connection anew.
  func pair(with other: KDEConnectHost) throws {
    let (mine, others) = (try #require(identifier), try #require(other.identifier))
    let isPaired = poll(within: .seconds(120)) { () -> Bool? in
      if command("kdeconnect-cli", "-a", "--id-name-only").contains(others) { return true }
      _ = call(others, "requestPair")
      _ = poll(within: .seconds(2)) { () -> Bool? in
        _ = other.call(mine, "acceptPairing")
        return command("kdeconnect-cli", "-a", "--id-name-only").contains(others) ? true : nil
      }
      _ = command("kdeconnect-cli", "--refresh")
      return poll(within: .seconds(3)) {
        command("kdeconnect-cli", "-a", "--id-name-only").contains(others) ? true : nil
      }
    }
    try #require(isPaired == true, "not paired: \(command("kdeconnect-cli", "-l"))")
  }

  private var identifier: String? {
    let text = command("kdeconnect-cli", "--my-id").trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }

  private func call(_ device: String, _ method: String) -> String {
    command(
      "gdbus", "call", "--session", "-d", "org.kde.kdeconnect", "-o",
      "/modules/kdeconnect/devices/\(device)", "-m", "org.kde.kdeconnect.device.\(method)")
  }

  private func command(_ words: String...) -> String {
    (try? program(words).run(within: .seconds(20)))?.standardOutput ?? ""
  }

  private func launch(_ words: String...) throws {
    var call = program(words)
    (call.output, call.error) = (.null, .null)
    programs.append(try call.start())
  }

  private func program(_ words: [String]) -> ProgramCall {
    let words = prefix + words
    return ProgramCall(
      words[0], Array(words.dropFirst()), environment: person.environment.merging(variables) { $1 },
      directory: person.scratch.path, input: .null, output: .kept, error: .kept)
  }
}
