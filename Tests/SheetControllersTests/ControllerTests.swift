import Foundation
import SheetTestSupport
import Testing

/// UIKit's controllers in a program written as for iOS, on a real terminal.
@Suite struct ControllerTests {
  private static let lifecycle = ["launched true"]

  private func expect(_ probe: AppProbe, _ lines: [String]) throws {
    let told = try probe.told()
    #expect(told == Self.lifecycle + lines + ["terminates"], "\(told)")
    let leftovers = try probe.process.leftovers()
    #expect(leftovers == [], "\(leftovers)")
  }

  @Test func theProgramRunsUntilItsScreenIsLeft() throws {
    let probe = try AppProbe()
    try expect(probe, [])
  }

  @Test func withoutATerminalThatIsSaid() throws {
    let scratch = try ScratchDirectory()
    let probe = try AppProbe(adding: ["TERM": ""])
    #expect(try probe.process.waitForExit() == .code(1))
    #expect(probe.process.program.standardError.contains("TERM"))
    _ = scratch
  }

  // MARK: Mail

  @Test func aMessageIsWrittenAndSent() throws {
    let probe = try AppProbe("mail") {
      try $0.writeScript("#!/bin/sh\ncat > '\($0.path)/sent.eml'\n", to: "bin/sendmail")
    }
    try probe.terminal.wait(for: "New Message")
    try probe.terminal.wait(for: "Grüße")
    try probe.terminal.wait(for: "Hello & welcome")
    try probe.terminal.wait(for: "naïve café.txt")
    try probe.terminal.press(.control("s"))
    let told = try probe.told()
    #expect(told.contains("mail sent"), "\(told)")
    let message = String(decoding: try probe.scratch.read("sent.eml"), as: UTF8.self)
    #expect(message.contains("ada@example.org") && message.contains("cenek@example.org"))
    #expect(message.contains("Hello & welcome"))
    #expect(message.contains("caf%C3%A9.txt") || message.contains("caf%E9.txt"))
  }

  @Test func aMessageThatIsLeftUntouchedIsCancelled() throws {
    let probe = try AppProbe("mail")
    try probe.terminal.wait(for: "New Message")
    try probe.terminal.press(.escape)
    try expect(probe, ["mail cancelled"])
  }

  @Test func aMessageThatWasChangedIsKeptAsADraft() throws {
    let probe = try AppProbe("mail")
    try probe.terminal.wait(for: "New Message")
    try probe.terminal.press(.text("bob@example.org, "))
    try probe.terminal.press(.escape)
    try probe.terminal.wait(for: "Not sent")
    try probe.terminal.press(.enter)
    try expect(probe, ["mail saved"])
  }

  @Test func aTextMessageIsHandedOver() throws {
    let probe = try AppProbe("message", adding: ["DISPLAY": ":4711"]) {
      let script = try $0.writeScript("#!/bin/sh\necho \"$1\" > '\($0.path)/sms'\n", to: "bin/sms")
      try $0.write(
        "[Desktop Entry]\nType=Application\nName=SMS\nExec=\(script) %u\n"
          + "MimeType=x-scheme-handler/sms;\n",
        to: "home/.local/share/applications/sms.desktop")
    }
    try probe.terminal.wait(for: "Hi there")
    try probe.terminal.press(.control("s"))
    try expect(probe, ["can true", "message sent"])
    #expect(try probe.scratch.read("sms") == Array("sms:+420123?body=Hi%20there\n".utf8))
  }

  @Test func withoutAProgramAPhoneReadsTheMessage() throws {
    let probe = try AppProbe("message")
    try probe.terminal.wait(for: "Hi there")
    try probe.terminal.press(.control("s"))
    try probe.terminal.wait(for: "Enter done")
    try probe.terminal.press(.enter)
    try expect(probe, ["can true", "message sent"])
  }

  @Test func aTextMessageThatIsLeftIsCancelled() throws {
    let probe = try AppProbe("message")
    try probe.terminal.wait(for: "Hi there")
    try probe.terminal.press(.escape)
    try expect(probe, ["can true", "message cancelled"])
  }

  // MARK: Browsers and printers

  @Test func aBrowserOfTheTerminalIsLentIt() throws {
    let probe = try AppProbe("safari", "https://example.org/") {
      try $0.writeScript(
        "#!/bin/sh\nprintf 'The page %s' \"$1\"; read line < /dev/tty\n", to: "bin/w3m")
    }
    try probe.terminal.wait(for: "The page https://example.org/")
    try probe.terminal.press(.text("\r"))
    try expect(probe, ["safari finished true"])
  }

  @Test func withoutABrowserThatIsSaid() throws {
    let probe = try AppProbe("safari", "https://example.org/", adding: ["PATH": "/nonexistent"])
    try probe.terminal.wait(for: "No browser was found")
    try probe.terminal.press(.escape)
    try expect(probe, ["safari finished true"])
  }

  @Test func openingAnAddressCallsBack() throws {
    let probe = try AppProbe("url", "nothing:opens")
    try probe.wait(toTell: "opened false true")
    try expect(probe, ["opened false true"])
  }

  @Test func thePrintPanelIsLeft() throws {
    let probe = try AppProbe("print", adding: ["PATH": "/nonexistent"])
    try probe.terminal.wait(for: "Probe job")
    try probe.terminal.press(.escape)
    try expect(probe, ["printed false no error"])
  }

  // MARK: Files

  private static func makeFiles(_ scratch: ScratchDirectory) throws {
    try scratch.write("text", to: "work/notes.txt")
    try scratch.write("no picture", to: "work/broken.png")
    try scratch.write("more", to: "work/folder/inner naïve.png")
    try scratch.write("hidden", to: "work/.hidden.png")
    try scratch.write("bad", to: "work/evil\u{1B}[31m.png")
  }

  @Test func aPictureIsFoundInAFolder() throws {
    let probe = try AppProbe("open", preparing: Self.makeFiles)
    try probe.terminal.wait(for: "broken.png")
    #expect(!probe.terminal.lines.contains { $0.contains("notes.txt") || $0.contains("hidden") })
    #expect(probe.terminal.lines.contains { $0.contains("folder/") })
    try probe.terminal.press(.enter)
    try probe.terminal.wait(for: "inner naïve.png")
    try probe.terminal.press(.enter)
    try expect(probe, ["picked inner naïve.png"])
  }

  @Test func backspaceGoesUpAndEscLeaves() throws {
    let probe = try AppProbe("open", preparing: Self.makeFiles)
    try probe.terminal.wait(for: "broken.png")
    try probe.terminal.press(.enter)
    try probe.terminal.wait(for: "inner naïve.png")
    try probe.terminal.press(.backspace)
    try probe.terminal.wait(for: "broken.png")
    try probe.terminal.press(.escape)
    try expect(probe, ["picker cancelled"])
  }

  @Test func severalFilesAreMarked() throws {
    let probe = try AppProbe("open-many", preparing: Self.makeFiles)
    try probe.terminal.wait(for: "notes.txt")
    try probe.terminal.press(.text("/notes\r"))
    try probe.terminal.wait(for: "* notes.txt")
    try probe.terminal.press(.text("/broken\r"))
    try probe.terminal.wait(for: "Open 2 files")
    try probe.terminal.press(.text("g\r"))
    try expect(probe, ["picked notes.txt broken.png"])
  }

  @Test func aFileIsSavedIntoAFolderAndNothingOverwritten() throws {
    let probe = try AppProbe("export", "%/notes.txt", preparing: Self.makeFiles)
    try probe.terminal.wait(for: "Save notes.txt here")
    try probe.terminal.press(.text("g\r"))
    try expect(probe, ["picked notes (2).txt"])
    #expect(try probe.scratch.read("work/notes (2).txt") == Array("text".utf8))
    #expect(try probe.scratch.read("work/notes.txt") == Array("text".utf8))
  }

  @Test func aFolderThatCannotBeWrittenIsSaid() throws {
    let probe = try AppProbe("export", "%/notes.txt", preparing: Self.makeFiles)
    try probe.terminal.wait(for: "Save notes.txt here")
    try FileManager.default.removeItem(atPath: probe.scratch.path("work/notes.txt"))
    try probe.terminal.press(.text("g\r"))
    try probe.terminal.wait(for: "Not saved")
    try probe.terminal.press(.enter)
    try probe.terminal.wait(for: "Save notes.txt here")
    try probe.terminal.press(.escape)
    try expect(probe, ["picker cancelled"])
  }

  @Test func aPictureIsPickedAndTheDelegateTakesThePickerOff() throws {
    let probe = try AppProbe("images") { scratch in
      try scratch.write(SamplePicture.bmp.bytes, to: "home/Pictures/naïve photo.bmp")
      try scratch.write("text", to: "home/Pictures/notes.txt")
    }
    try probe.terminal.wait(for: "naïve photo.bmp")
    #expect(!probe.terminal.lines.contains { $0.contains("notes.txt") })
    try probe.terminal.press(.text("G\r"))
    let told = try probe.told()
    #expect(
      told.contains { $0.hasPrefix("image public.image ") && !$0.hasSuffix("none") }, "\(told)")
  }

  @Test func aPickerThatIsLeftTellsItsDelegate() throws {
    let probe = try AppProbe("images") { try $0.makeDirectory("home/Pictures") }
    try probe.terminal.wait(for: "Pictures")
    try probe.terminal.press(.escape)
    try expect(probe, [])
  }

  @Test func aPictureThatIsNoneIsRefused() throws {
    let probe = try AppProbe("images") { scratch in
      try scratch.write("no picture", to: "home/Pictures/broken.png")
    }
    try probe.terminal.wait(for: "broken.png")
    try probe.terminal.press(.text("G\r"))
    try probe.terminal.wait(for: "cannot be decoded")
    try probe.terminal.press(.enter)
    try probe.terminal.wait(until: "no alert") { !$0.contains { $0.contains("decoded") } }
    try probe.terminal.press(.escape)
    try expect(probe, [])
  }

  private static func makePhotos(_ scratch: ScratchDirectory) throws {
    for name in ["a.bmp", "b.bmp", "naïve c.bmp"] {
      try scratch.write(SamplePicture.bmp.bytes, to: "home/Pictures/" + name)
    }
    try scratch.write("text", to: "home/Pictures/notes.txt")
  }

  @Test func photosAreMarkedAndTheirProvidersLoad() throws {
    let probe = try AppProbe("photos", preparing: Self.makePhotos)
    try probe.terminal.wait(for: "naïve c.bmp")
    #expect(!probe.terminal.lines.contains { $0.contains("notes.txt") })
    try probe.terminal.press(.text("/naïve\r"))
    try probe.terminal.wait(for: "* naïve c.bmp")
    try probe.terminal.wait(for: "Open 1 file")
    try probe.terminal.press(.text("g\r"))
    try probe.wait(toTell: "photo naïve c \(SamplePicture.width)")
    #expect(try probe.told().contains("photos 1"))
  }

  @Test func moreThanTheLimitAreRefused() throws {
    let probe = try AppProbe("two-photos", preparing: Self.makePhotos)
    try probe.terminal.wait(for: "naïve c.bmp")
    try probe.terminal.press(.text("G\r"))
    try probe.terminal.wait(for: "* naïve c.bmp")
    try probe.terminal.press(.text("k\r"))
    try probe.terminal.wait(for: "* b.bmp")
    try probe.terminal.press(.text("k\r"))
    try probe.terminal.wait(for: "Open 3 files")
    try probe.terminal.press(.text("g\r"))
    try probe.terminal.wait(for: "At most 2 can be chosen")
    try probe.terminal.press(.enter)
    try probe.terminal.wait(until: "no alert") { !$0.contains { $0.contains("At most") } }
    try probe.terminal.press(.text("G\r"))
    try probe.terminal.wait(for: "Open 2 files")
    try probe.terminal.press(.text("g\r"))
    try probe.wait(toTell: "photos 2")
    _ = try probe.told()
  }

  @Test func photosThatAreLeftAreNone() throws {
    let probe = try AppProbe("photos") { try $0.makeDirectory("home/Pictures") }
    try probe.terminal.wait(for: "Pictures")
    try probe.terminal.press(.escape)
    try expect(probe, ["photos 0"])
  }

  @Test func aPickerIsAnActivitysScreen() throws {
    let probe = try AppProbe("activity", preparing: Self.makeFiles)
    try probe.terminal.wait(for: "Pick")
    try probe.terminal.press(.text("/pick\r"))
    try probe.terminal.wait(for: "notes.txt")
    try probe.terminal.press(.text("/notes\r"))
    try expect(probe, ["sheet nil true"])
  }

  @Test func aFileIsShownAndShared() throws {
    let preview = try AppProbe("preview", "%/notes.txt", preparing: Self.makeFiles)
    try preview.terminal.wait(for: "text")
    try preview.terminal.press(.escape)
    try expect(preview, ["shown true", "preview ended"])
    let options = try AppProbe("options", "%/notes.txt", preparing: Self.makeFiles)
    try options.terminal.wait(for: "Copy")
    try options.terminal.press(.escape)
    try expect(options, ["shown true", "menu dismissed"])
    let open = try AppProbe("open-in", "%/notes.txt", preparing: Self.makeFiles)
    try open.terminal.wait(for: "Open With")
    try open.terminal.press(.escape)
    try expect(open, ["shown true", "menu dismissed"])
  }
}
