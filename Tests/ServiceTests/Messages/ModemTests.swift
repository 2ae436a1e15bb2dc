import Foundation
import SheetTestSupport
import Testing

@testable import SheetActivities

/// Messages by a modem: gammu with its own dummy of a phone, and one that is missing.
@Suite struct ModemTests {
  private func person(device: String = "dummy") throws -> SharingPerson {
    let person = try SharingPerson(
      "[message]\ndefault = \"gammu\"\ngammu = { config = \"~/rc\" }\n")
    let lines =
      device == "dummy"
      ? "model = dummy\nconnection = none\ndevice = \(person.scratch.path("dummy"))\n"
        + "logfile = \(person.scratch.path("log"))\nlogformat = textall\n"
      : "model = at\nconnection = at\ndevice = \(device)\n"
    try person.scratch.write("[gammu]\n\(lines)", to: "home/rc")
    try person.scratch.makeDirectory("dummy")
    return person
  }

  /// What went to the phone's driver, by gammu's log: the numbers, and the texts of one line.
  private func sent(_ person: SharingPerson) throws -> (numbers: [String], texts: [String]) {
    let log = String(decoding: try person.scratch.read("log"), as: UTF8.self)
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let numbers = lines.filter { $0.hasPrefix("Recipient number ") }
    let ends = lines.indices.filter { $0 > 0 && lines[$0].hasPrefix("Sent SMS on device") }
    return (numbers, ends.map { lines[$0 - 1] })
  }

  @Test(.peer("gammu"), arguments: ["Plain text", "Größe „☕“ 日本", "{[~€]}", "-unicode"])
  func theTextGoesToTheNumber(text: String) throws {
    let person = try person()
    let shared = try person.share("message", ["to": "Zoë <+420 800-123 456>"], ["-t", text])
    #expect(shared.outcome == "completed", "\(shared)")
    let sent = try sent(person)
    #expect(sent.numbers == ["Recipient number \"+420800123456\""])
    #expect(sent.texts == [text])
  }

  /// Nothing of a long text is dropped, and the panel counts as the modem does.
  @Test(
    .peer("gammu"),
    arguments: [String(repeating: "čau☕", count: 100), String(repeating: "a€", count: 200)])
  func aLongTextGoesInParts(text: String) throws {
    let person = try person()
    let shared = try person.share("message", ["to": "+420800123456"], ["-t", text])
    #expect(shared.outcome == "completed", "\(shared)")
    let sent = try sent(person)
    #expect(sent.texts.joined() == text)
    #expect(sent.texts.count == SMSParts(text).count)
  }

  @Test(.peer("gammu")) func aMissingDeviceAndAWrongNumberAreTold() throws {
    let missing = try person(device: "/dev/none").share("message", ["to": "+1555"], ["-t", "x"])
    #expect(missing.outcome == "failed")
    #expect(
      missing.error?.message
        == "gammu failed with status 104: Error opening device, it doesn't exist.")
    let wrong = try person().share("message", ["to": "Zoë"], ["-t", "x"])
    #expect(wrong.error?.message.contains("a number such as") == true, "\(wrong)")
  }

  // MARK: A modem that says nothing

  /// The other end of a line, at which nobody answers; it is closed when something has come, or not.
  private func line(_ scratch: ScratchDirectory, closing: Bool) throws -> RunningProgram {
    let modem = try ProgramCall(
      "/usr/bin/python3",
      [
        "-c",
        """
        import os, pty, sys, time
        master, slave = pty.openpty()
        os.symlink(os.ttyname(slave), sys.argv[1])
        os.close(slave)
        while True:
            try: data = os.read(master, 100)
            except OSError: time.sleep(0.02); continue
            open(sys.argv[2], "wb").write(data)
            if sys.argv[3] == "closing": break
        """, scratch.path("line"), scratch.path("came"), closing ? "closing" : "silent",
      ], environment: scratch.environment(), input: .null, output: .null, error: .kept
    ).start()
    let isThere = try poll { try scratch.names().contains("line") ? true : nil }
    try #require(isThere == true, "\(modem.standardError)")
    return modem
  }

  @Test(.peer("gammu")) func aSilentModemCanBeLeft() throws {
    let scratch = try ScratchDirectory()
    let line = try line(scratch, closing: false)
    let person = try person(device: scratch.path("line"))
    let call = try person.call("message", ["to": "+420800123456"], ["-t", "Größe"])
    let status = try person.cancel(call) { try scratch.names().contains("came") }
    #expect(status == .code(130))
    withExtendedLifetime(line) {}
  }

  @Test(.peer("gammu")) func aModemThatIsPulledOutIsTold() throws {
    let scratch = try ScratchDirectory()
    let line = try line(scratch, closing: true)
    let person = try person(device: scratch.path("line"))
    let shared = try person.share("message", ["to": "+420800123456"], ["-t", "Größe"])
    #expect(shared.error?.message.hasPrefix("gammu failed with status ") == true, "\(shared)")
    withExtendedLifetime(line) {}
  }
}
