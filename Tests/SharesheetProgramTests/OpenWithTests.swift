import Foundation
import SheetTestSupport
import Testing

/// Open With with real programs of the terminal, in libvterm's terminal and in tmux.
@Suite struct OpenWithTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
  }

  private func add(_ id: String, _ exec: String, types: String) throws {
    try sheet.scratch.write(
      "[Desktop Entry]\nType=Application\nName=\(id)\nName[de]=\(id) auf Deutsch\n"
        + "Exec=\(exec)\nTerminal=true\nMimeType=\(types)\n",
      to: "home/.local/share/applications/\(id).desktop")
  }

  @Test func lessShowsTheFileInThisTerminal() throws {
    try add("pager", "less -f %F", types: "text/plain;")
    try sheet.scratch.write("Hier steht es: 日本.\n", to: "work/Grüße 日本.txt")
    let process = try sheet.open("--json", "Grüße 日本.txt")
    try process.waitForSheet()
    try process.choose("open with")
    try process.terminal.wait(for: "pager (default)")
    try process.terminal.press(.control("s"))
    try process.terminal.wait(for: "Hier steht es: 日本.")
    try process.terminal.press(.text("q"))
    #expect(try process.waitForExit() == .code(0))
    #expect(process.output.contains("\"outcome\": \"completed\""))
    #expect(process.messages == "")
    #expect(try process.leftovers() == [])
  }

  @Test func anEditorChangesTheFileInTmux() throws {
    try add("editor", "nano --ignorercfiles %F", types: "text/plain;")
    try sheet.scratch.write("alt\n", to: "work/ä ö.txt")
    let session = try sheet.tmux("$S 'ä ö.txt'; echo status=$?; read")
    try session.wait(for: "Archive")
    try session.type("/open with")
    try session.press("Enter")
    try session.wait(for: "editor (default)")
    try session.press("C-s")
    try session.wait(for: "GNU nano")
    try session.type("neu: ü ")
    try session.press("C-o")
    try session.press("Enter")
    try session.press("C-x")
    try session.wait(for: "status=0")
    #expect(try sheet.scratch.read("work/ä ö.txt") == Array("neu: ü alt\n".utf8))
  }

  @Test func anotherProgramIsTypedAndAMistakeIsToldInThePanel() throws {
    try sheet.scratch.write("one\n", to: "work/a.x-unheard-of")
    try sheet.scratch.write("", to: "work/b.x-unheard-of")
    let process = try sheet.open("b.x-unheard-of", "a.x-unheard-of")
    try process.waitForSheet()
    try process.choose("open with")
    try process.terminal.wait(for: "No application is registered for")
    try process.terminal.press(.tab)
    try process.enter("vim.tinyy")
    try process.terminal.press(.control("s"))
    try process.terminal.wait(for: "There is no program \"vim.tinyy\".")
    try process.enter("vim.tiny -u NONE")
    try process.terminal.press(.control("s"))
    try process.terminal.wait(for: "b.x-unheard-of\"")
    try process.terminal.press(.text(":n"), .enter)
    try process.terminal.wait(for: "one")
    try process.terminal.press(.text(":qa"), .enter)
    #expect(try process.waitForExit() == .code(0))
    #expect(try process.leftovers() == [])
  }

  @Test func aProgramThatFailsIsToldAndTheSheetStays() throws {
    try add("broken", "sh -c 'exit 7' %f", types: "text/plain;")
    try sheet.scratch.write("x\n", to: "work/a.txt")
    let process = try sheet.open("a.txt")
    try process.waitForSheet()
    try process.choose("open with")
    try process.terminal.wait(for: "broken (default)")
    try process.terminal.press(.control("s"))
    try process.terminal.wait(for: "exit status 7")
    try process.terminal.press(.escape)
    try process.terminal.wait(for: "no match")
    try process.terminal.press(.escape)
    try process.terminal.wait(for: "Archive")
    try process.terminal.press(.escape)
    #expect(try process.waitForExit() == .code(130))
  }

  @Test func anApplicationIsNamedAtTheCommandLine() throws {
    let script = try sheet.scratch.writeScript(
      "#!/bin/sh\nprintf '%s\\n' \"$@\" > \(sheet.scratch.path("arguments"))\n", to: "bin/window")
    for name in ["first", "second"] {
      try sheet.scratch.write(
        "[Desktop Entry]\nType=Application\nName=\(name)\nExec=\(script) \(name) %u\n"
          + "MimeType=x-scheme-handler/https\n",
        to: "share/applications/sub/\(name).desktop")
    }
    let result = try sheet.run(
      "--json", "-a", "OpenWith", "--set", "with=sub-second", "https://example.org/ä",
      environment: ["DISPLAY": ":77"])
    #expect(result.status == .code(0), "\(result.standardError)")
    #expect(result.standardOutput.contains("\"outcome\": \"handedOver\""))
    #expect(
      try sheet.scratch.read("arguments") == Array("second\nhttps://example.org/%C3%A4\n".utf8))
    let none = try sheet.run("-a", "OpenWith", "https://example.org/")
    #expect(none.status != .code(0))
    #expect(none.standardError.contains("--set command="))
  }

  @Test func aProgramOfTheTerminalNeedsOne() throws {
    try add("pager", "less %F", types: "text/plain;")
    try sheet.scratch.write("x\n", to: "work/a.txt")
    let result = try sheet.run("-a", "OpenWith", "a.txt")
    #expect(result.status == .code(1))
    #expect(result.standardError.contains("less needs a terminal to run in."))
  }
}
