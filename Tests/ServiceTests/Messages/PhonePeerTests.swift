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

  /// Without a bus nobody asks KDE Connect.
  @Test func aPhoneThatIsConfiguredAndNotThereIsTold() throws {
    let person = try SharingPerson(
      "[message]\ndefault = \"kdeconnect\"\nkdeconnect = { device = \"Pixel\" }\n",
      path: ["%"], adding: ["XDG_RUNTIME_DIR": "/none"])
    let shared = try person.share("message", ["to": "112", "service": "kdeconnect"], ["-t", "x"])
    #expect(shared.outcome == "failed")
    #expect(shared.error?.message.contains("kdeconnect") == true, "\(shared)")
  }
}
