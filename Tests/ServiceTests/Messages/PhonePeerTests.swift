import Foundation
import SheetTestSupport
import Testing

/// The code of a message, read back by zbar; phones of KDE Connect.
@Suite struct PhonePeerTests {
  @Test(.peer("zbarimg")) func zbarReadsTheLink() throws {
    let person = try SharingPerson()
    let link = try person.share(
      "message", ["to": "Zoë <+420 800 123 456>", "service": "qr"], ["-t", "Größe ☕ & more"])
    #expect(link.outcome == "handedOver")
    let text = try #require(link.results.first?.value)
    #expect(text == "sms:+420800123456?body=Gr%C3%B6%C3%9Fe%20%E2%98%95%20%26%20more")
    _ = try person.share("QRCode", ["folder": "out", "name": "code.png"], ["-t", text])
    let read = try person.output(
      "zbarimg", "-q", "--raw", "-Sbinary", person.scratch.path("out/code.png"))
    #expect(read == text)
  }

  @Test(.peer("zbarimg")) func theCodeOnTheScreenIsRead() throws {
    let person = try SharingPerson()
    let program = try ProcessInTerminal(
      person.call(["-a", "message", "-t", "Hello ☕"]), size: TerminalSize(columns: 120, rows: 36))
    try program.terminal.wait(for: "Send by")
    try program.terminal.press(.text("+420 800-123"))
    try program.terminal.press(.control("s"))
    try program.terminal.wait(for: "Enter done")
    program.terminal.settle()
    let picture = try person.scratch.write(
      ScreenPicture.pgm(of: program.terminal), to: "screen.pgm")
    #expect(
      try person.output("zbarimg", "-q", "--raw", "-Sbinary", picture)
        == "sms:+420800123?body=Hello%20%E2%98%95")
    try program.terminal.press(.enter)
    #expect(try program.waitForExit() == .code(0))
    let recent = try person.scratch.read("home/.local/state/sharesheet/recipients")
    #expect(recent == Array("tel\t+420800123\n".utf8))
  }

  /// What was typed is kept when it was not sent.
  @Test func aTextThatWasNotSentIsADraft() throws {
    let person = try SharingPerson()
    let program = try ProcessInTerminal(person.call(["-a", "message", "-t", "Hello ☕"]))
    try program.terminal.wait(for: "Send by")
    try program.terminal.press(.text("+420800123"))
    try program.terminal.press(.escape)
    try program.terminal.wait(for: "Draft saved to")
    try program.terminal.press(.enter)
    #expect(try program.waitForExit() == .code(130))
    let folder = "home/.local/share/sharesheet/drafts"
    let name = try #require(try person.scratch.names(in: folder).first)
    #expect(try person.scratch.read("\(folder)/\(name)") == Array("+420800123\n\nHello ☕\n".utf8))
  }

  /// KDE Connect itself, which knows no phone, in a network of its own; before it runs it is not started.
  @Test(
    .peer("kdeconnect-cli", "gdbus", "dbus-daemon", "ip"), .peer(file: PhonePeerTests.daemon),
    .networkNamespace)
  func withoutAPhoneThatIsToldAndTheCodeIsLeft() throws {
    let person = try SharingPerson(
      "[message.kdeconnect]\ndevice = \"Pixel\"\n", adding: ["QT_QPA_PLATFORM": "offscreen"])
    let network = try OwnNetwork()
    let bus = "unix:path=\(person.scratch.path("bus"))"
    let variables = ["DBUS_SESSION_BUS_ADDRESS": bus]
    let programs = [["dbus-daemon", "--session", "--nofork", "--address=\(bus)"], [Self.daemon]]
    let words = ["--json", "-a", "message", "--set", "to=112", "-t", "x"]
    let chosen = words + ["--set", "service=kdeconnect"]
    for program in programs {
      let call = ProgramCall(
        network.prefix[0], Array(network.prefix.dropFirst()) + program,
        environment: person.environment.merging(variables) { $1 }, directory: person.scratch.path,
        input: .null, output: .null, error: .null)
      try network.start(call)
      let name = program[0] == Self.daemon ? "org.kde.kdeconnect" : "org.freedesktop.DBus"
      let isThere = poll(within: .seconds(30)) {
        (try? Self.owner(of: name, person, variables, network)) == true ? true : nil
      }
      try #require(isThere == true, "\(name) is not on the bus")
      let told = try SharingPerson.Shared(
        person.call(chosen, variables, by: network.prefix).run(within: .seconds(60)))
      #expect(
        told.error?.message.hasPrefix("The phone \"Pixel\" is not reachable.") == true, "\(told)")
      let left = try SharingPerson.Shared(
        person.call(words, variables, by: network.prefix).run(within: .seconds(60)))
      #expect(left.results.first?.value == "sms:112?body=x", "\(left)")
    }
  }

  private static func owner(
    of name: String, _ person: SharingPerson, _ variables: [String: String], _ network: OwnNetwork
  ) throws -> Bool {
    let words = [
      "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path",
      "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.NameHasOwner", name,
    ]
    let answer = try ProgramCall(
      network.prefix[0], Array(network.prefix.dropFirst()) + words,
      environment: person.environment.merging(variables) { $1 }
    ).run()
    return answer.standardOutput.contains("true")
  }

  fileprivate static let daemon = "/usr/lib/x86_64-linux-gnu/libexec/kdeconnectd"
}

/// A network without a way out, and the programs in it; gone with its last reference.
private final class OwnNetwork {
  let prefix: [String]
  private let name = "sheet\(getpid())m\(UInt16.random(in: 0...UInt16.max))"
  private var programs: [RunningProgram] = []
  private static let environment = ["PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"]

  init() throws {
    prefix = ["/usr/bin/env", "ip", "netns", "exec", name]
    for words in [["netns", "add", name], ["-n", name, "link", "set", "lo", "up"]] {
      let made = try ProgramCall("ip", words, environment: Self.environment).run()
      try #require(made.status == .code(0), "\(made.standardError)")
    }
  }

  func start(_ call: ProgramCall) throws { programs.append(try call.start()) }

  deinit {
    programs.reversed().forEach { $0.signal(SIGTERM) }
    programs.reversed().forEach { _ = try? $0.waitForExit(within: .seconds(5)) }
    _ = try? ProgramCall("ip", ["netns", "del", name], environment: Self.environment).run()
  }
}
