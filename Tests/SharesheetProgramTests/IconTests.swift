import Foundation
import SheetImaging
import SheetTestSupport
import Testing

/// `sharesheet icon`: what it prints, and what it says when it cannot.
@Suite struct IconTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
  }

  /// Writes a PNG file that is opaque where `isInside` says so of a pixel, and returns its name.
  @discardableResult
  private func write(
    _ name: String = "icon.png", width: Int = 60, height: Int = 60, color: [UInt8] = [255, 0, 0],
    _ isInside: (_ x: Int, _ y: Int) -> Bool
  ) throws -> String {
    let pixels = (0..<width * height).flatMap { place -> [UInt8] in
      color + [isInside(place % width, place / width) ? 255 : 0]
    }
    let image = UIImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
    try sheet.scratch.write(try #require(image.pngData()), to: "work/" + name)
    return name
  }

  private func lines(_ output: String) -> [Substring] {
    output.split(separator: "\n", omittingEmptySubsequences: false)
  }

  // MARK: What it prints

  @Test(
    arguments: [
      ("ascii", "QQ  \nQQ  \n"), ("blocks", "██  \n██  \n"), ("sextant", "██  \n██  \n"),
      ("braille", "⣿⣿  \n⣿⣿  \n"), ("unicode", "██  \n██  \n"), ("none", "    \n    \n"),
    ])
  func theLeftHalfInEachKind(kind: String, expected: String) throws {
    try write { x, _ in x < 30 }
    let result = try sheet.run("icon", "icon.png", "--size", "4x2", "--icons", kind)
    #expect(result.standardOutput == expected)
    #expect(result.standardError == "")
    #expect(result.status == .code(0))
  }

  @Test(arguments: ["1x1", "10x5", "12x6", "33x7", "300x2"])
  func thereAreExactlyAsManyRowsAndColumnsAsAskedFor(size: String) throws {
    try write(width: 50, height: 90) { x, y in (x + y) % 7 < 3 }
    let sides = size.split(separator: "x").compactMap { Int($0) }
    for kind in ["ascii", "reverse", "blocks", "sextant", "braille", "unicode", "none"] {
      let text = try sheet.run("icon", "--size=" + size, "--icons", kind, "icon.png").standardOutput
      let rows = lines(text.replacing(/\e\[[07]m/, with: ""))
      #expect(rows.count == sides[1] + 1 && rows.last == "", "\(kind)")
      #expect(rows.dropLast().allSatisfy { $0.count == sides[0] }, "\(kind): \(rows)")
    }
  }

  @Test func severalFollowEachOtherAndStandardInputIsOne() throws {
    try write("a.png") { x, _ in x < 30 }
    try write("b.png") { x, _ in x >= 30 }
    let options = ["--size", "2x1", "--icons", "ascii"]
    let result = try sheet.run("icon", "a.png", "b.png", options: options)
    #expect(result.standardOutput == "Q \n Q\n")
    let piped = try sheet.run(
      "icon", "-", "a.png", input: .pipe(try sheet.scratch.read("work/b.png")), options: options)
    #expect(piped.standardOutput == " Q\nQ \n")
  }

  @Test func inAFileColoursAreThereForWhoAsksForThem() throws {
    try write { _, y in y < 30 }
    let plain = try sheet.run("icon", "icon.png", environment: ["COLORTERM": "truecolor"])
    #expect(!plain.standardOutput.contains("\u{1b}"))
    let colored = try sheet.run("icon", "icon.png", "--size", "4x2", "--color", "256")
    #expect(colored.standardOutput.contains(/^\e\[38;5;\d+m████\e\[0m\n    \n$/))
    let forced = try sheet.run("icon", "icon.png", environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.standardOutput.contains("\u{1b}"))
  }

  @Test func theShareRowKeepsColours() throws {
    try write { _, _ in true }
    let options = ["--size", "6x3", "--color", "truecolor"]
    let share = try sheet.run("icon", "icon.png", "--category", "share", options: options)
    #expect(share.standardOutput.contains("38;2;255;0;0"))
    let action = try sheet.run("icon", "icon.png", options: options)
    #expect(!action.standardOutput.contains("38;2;255;0;0"))
  }

  @Test func onATerminalItHasTheTerminalsColoursAndNames() throws {
    try write("a\u{1b}b.png") { x, _ in x < 30 }
    for (term, colour) in [("xterm-256color", true), ("vt100", false)] {
      let process = try ProcessInTerminal(
        ProgramCall(
          sheet.path, ["icon", "--size", "2x1", "a\u{1b}b.png", "a\u{1b}b.png"],
          environment: sheet.environment(["TERM": term]), directory: sheet.work))
      #expect(try process.waitForExit() == .code(0))
      process.terminal.settle()
      let output = String(decoding: process.terminal.output, as: UTF8.self)
      #expect(output.contains("38;5;") == colour, "\(term)")
      #expect(output.contains("█") == colour, "\(term)")
      #expect(!output.contains("a\u{1b}b"))
      #expect(process.terminal.lines.count { $0.hasPrefix("a") && $0.hasSuffix("b.png") } == 2)
    }
  }

  // MARK: Which characters

  @Test func flagThenConfigurationThenLocaleAndTerminalChoose() throws {
    try write { x, _ in x < 30 }
    func art(_ options: [String], _ environment: [String: String?] = [:]) throws -> String {
      try sheet.run(
        "icon", "icon.png", "--size", "2x1", environment: environment, options: options
      ).standardOutput
    }
    #expect(try art([]) == "█ \n")
    #expect(try art([], ["LANG": "C", "LC_ALL": "C"]) == "Q \n")
    #expect(try art([], ["TERM": "linux"]) == "Q \n")
    #expect(try art([], ["TERM": nil]) == "Q \n")
    try sheet.scratch.write(
      "[general]\nicons = \"braille\"\n", to: "home/.config/sharesheet/config.toml")
    #expect(try art([], ["TERM": "linux"]) == "⣿ \n")
    #expect(try art([], ["LANG": "C", "LC_ALL": "C"]) == "Q \n")
    #expect(try art(["--icons", "ascii"]) == "Q \n")
    #expect(try art(["--icons", "auto"]) == "█ \n")
  }

  // MARK: Names

  @Test(arguments: ["-x.png", "two\nlines.png", "icon", "Grüße 'q' $HOME.png", "no-suffix", "a:b"])
  func anyNameWillDo(name: String) throws {
    try write(name) { x, _ in x < 30 }
    let result = try sheet.run("icon", "--size", "2x1", "--icons", "ascii", "--", name)
    #expect(result.standardOutput == "Q \n", "\(result.standardError)")
  }

  /// A file of that name changes nothing: scripts must not depend on what lies about.
  @Test func withoutAFileItIsAnErrorEvenWhereAFileIsCalledIcon() throws {
    for _ in 0..<2 {
      let result = try sheet.run("icon")
      #expect(result.status == .code(2))
      #expect(
        result.standardError
          == "sharesheet: “sharesheet icon” needs a PNG file to draw. "
          + "To share something of that name, write ./icon, or -t icon for the text.\n")
      try write("icon") { _, _ in true }
    }
    #expect(try sheet.run("--list", "./icon").status == .code(0))
  }

  // MARK: Mistakes

  @Test(arguments: [
    (["none.png"], "There is no file “none.png”. Check the name."),
    (["icon.png", "none.png"], "There is no file “none.png”. Check the name."),
    (["."], "“.” is a folder. Name a PNG file in it."),
    (["/dev/null"], "“/dev/null” is a device, not a file."),
    (["text.png"], "“text.png” is not a PNG picture. Convert it to one first."),
    (["empty.png"], "“empty.png” is not a PNG picture."),
    (["cut.png"], "“cut.png” is a PNG picture, but cut off or damaged. Export it again."),
    (["huge.png"], "“huge.png” has 30000 x 30000 pixels, which are too many."),
    (["-"], "Standard input is not a PNG picture."),
    (["icon.png", "--size", "12*6"], "“12*6” is no value for --size. Write columns x rows"),
    (["icon.png", "--size", "0x5"], "“0x5” is no value for --size."),
    (["icon.png", "--sise", "1x1"], "There is no option “--sise”. Did you mean --size?"),
    (["icon.png", "--category", "shared"], "“shared” is no value for --category. Use share or"),
    (["icon.png", "--icons", "big"], "“big” is no value for --icons."),
    (["icon.png", "--list"], "There is no option “--list”."),
  ])
  func mistakesAreStatus2AndPrintNothing(arguments: [String], message: String) throws {
    try write { _, _ in true }
    let file = try sheet.scratch.read("work/icon.png")
    try sheet.scratch.write("\u{1b}[31mtext", to: "work/text.png")
    try sheet.scratch.write("", to: "work/empty.png")
    try sheet.scratch.write(file.prefix(60), to: "work/cut.png")
    try sheet.scratch.write(
      file.prefix(16) + [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30] + file.dropFirst(24),
      to: "work/huge.png")
    let result = try sheet.run(options: ["icon"] + arguments)
    #expect(result.status == .code(2))
    #expect(result.standardOutput == "")
    #expect(result.standardError.hasPrefix("sharesheet: \(message)"), "\(result.standardError)")
  }

  @Test func anOutputThatIsFullIsAFailure() throws {
    try write { _, _ in true }
    let result = try sheet.run("icon", "icon.png", output: .file("/dev/full"))
    #expect(result.status == .code(1))
    #expect(result.standardError.contains("cannot be written to standard output"))
  }

  @Test func itHasHelp() throws {
    let result = try sheet.run("icon", "--help")
    #expect(result.status == .code(0))
    #expect(result.standardOutput.hasPrefix("Usage: sharesheet icon "))
  }
}
