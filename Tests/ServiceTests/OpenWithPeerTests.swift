import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

/// Open With beside the desktop's own tools, on the files and applications of this machine.
@Suite struct OpenWithPeerTests {
  private let scratch: ScratchDirectory
  private let environment: [String: String]

  init() throws {
    scratch = try ScratchDirectory()
    environment = scratch.environment(adding: ["XDG_DATA_DIRS": "/usr/local/share:/usr/share"])
  }

  private func run(
    _ program: String, _ arguments: [String], adding extra: [String: String] = [:]
  ) throws -> FinishedProgram {
    try ProgramCall(
      program, arguments, environment: environment.merging(extra) { $1 }, directory: scratch.path
    ).run(within: .seconds(60))
  }

  private func types(of paths: [String]) throws -> [String] {
    let database = MIMEDatabase(folders: BaseDirectories(environment: environment))
    let helper = HelperProgram(path: try TestedProgram.helperPath(), environment: [:])
    return ContentTypes(database: database, helper: helper).types(
      of: paths.map { FilePath($0) }, within: .seconds(60))
  }

  // MARK: Types

  /// Files of packages that are on every machine that builds this, of many kinds.
  private var machineFiles: [String] {
    let folders = ["/usr/share/doc", "/usr/share/mime/packages", "/usr/share/pixmaps", "/etc"]
    return folders.flatMap { folder -> [String] in
      let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]) ?? []
      return names.sorted().prefix(3000).enumerated().filter { $0.offset % 17 == 0 }.map {
        "\(folder)/\($0.element)"
      }
    }
  }

  private func contents(_ program: String, _ arguments: [String], _ paths: [String]) throws
    -> [String]
  {
    var lines: [String] = []
    for start in stride(from: 0, to: paths.count, by: 100) {
      let part = Array(paths[start..<min(paths.count, start + 100)])
      lines += try run(program, arguments + part).standardOutput.split(separator: "\n").map(
        String.init)
    }
    return lines
  }

  /// Ours is `file`'s, or a closer kind of it, or one of several kinds of text.
  @Test(.peer("file")) func contentsAreWhatFileSays() throws {
    let paths = machineFiles
    try #require(paths.count > 100)
    let theirs = try contents("file", ["--brief", "--dereference", "--mime-type", "--"], paths)
    let ours = try types(of: paths)
    try #require(theirs.count == paths.count)
    let database = MIMEDatabase(folders: BaseDirectories(environment: environment))
    let judge = ContentTypes(database: database, helper: nil)
    for (index, path) in paths.enumerated() where !theirs[index].hasPrefix("cannot open") {
      let content = judge.combined(content: theirs[index], names: [])
      let isCloser = database.isKind(ours[index], of: content)
      let areTexts = [ours[index], content].allSatisfy { database.isKind($0, of: "text/plain") }
      #expect(isCloser || areTexts, "\(path): \(ours[index]), file says \(theirs[index])")
    }
  }

  /// For files whose names and contents agree, ours is what the desktop shows.
  @Test(.peer("gio")) func namesAreWhatGIOSays() throws {
    let files: [(String, [UInt8])] = [
      ("a.md", Array("# A\n".utf8)), ("b.py", Array("print(1)\n".utf8)),
      ("ä.html", Array("<html>".utf8)),
      ("d.ics", Array("BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n".utf8)),
      ("e.vcf", Array("BEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n".utf8)),
      ("f.csv", Array("a,b\n1,2\n".utf8)), ("g.json", Array("{\"a\": 1}\n".utf8)),
      ("h.c", Array("int main(void) { return 0; }\n".utf8)), ("H.C", Array("class A {};\n".utf8)),
      ("Makefile", Array("all:\n\techo\n".utf8)), ("i.svg", Array("<svg xmlns='x'/>".utf8)),
      ("j.gif", SamplePicture.gif.bytes), ("K.JPG", SamplePicture.jpeg.bytes),
      ("l", SamplePicture.gif.bytes), ("m.sh", Array("#!/bin/sh\n".utf8)), ("n.txt", []),
      ("o", []), ("p.desktop", Array("[Desktop Entry]\nType=Application\nName=a\n".utf8)),
      ("q.tar.gz", [0x1F, 0x8B, 8, 0]), ("r.iso", [0, 1, 2]), ("s.odt", zip), ("t.docx", zip),
      ("u.epub", zip), ("v.jar", zip), ("w.zip", zip), ("x.tex", Array("\\documentclass{a}".utf8)),
    ]
    for (name, bytes) in files { try scratch.write(bytes, to: name) }
    let ours = try types(of: files.map { scratch.path($0.0) })
    for (index, file) in files.enumerated() {
      let shown = try run("gio", ["info", "-a", "standard::content-type", scratch.path(file.0)])
      let theirs = shown.standardOutput.split(separator: "content-type: ").last?
        .split(separator: "\n").first.map(String.init)
      #expect(ours[index] == theirs, "\(file.0)")
    }
  }

  /// An archive without members.
  private var zip: [UInt8] { [0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18) }

  // MARK: Applications

  @Test(.peer("gio", "update-desktop-database")) func theDefaultAndTheRegisteredAreThoseOfGIO()
    throws
  {
    for (id, types) in [
      ("any", "application/octet-stream"), ("plain", "text/plain"), ("python", "text/x-python"),
      ("late", "text/x-python"), ("web", "x-scheme-handler/https"),
    ] {
      try scratch.write(
        "[Desktop Entry]\nType=Application\nName=\(id)\nExec=true %U\nMimeType=\(types);\n",
        to: "home/.local/share/applications/\(id).desktop")
    }
    try cacheTypes()
    try scratch.write(
      "[Default Applications]\ntext/x-python=late.desktop\n[Removed Associations]\n"
        + "text/plain=vim.desktop;\n", to: "home/.config/mimeapps.list")
    let folders = BaseDirectories(environment: environment)
    let index = ApplicationIndex(
      folders: folders, environment: environment, types: MIMEDatabase(folders: folders))
    for type in ["text/x-python", "text/plain", "image/png", "x-scheme-handler/https", "a/b"] {
      let lines = try run("gio", ["mime", type]).standardOutput.split(separator: "\n")
      // GIO does not offer for a type what takes any bytes.
      let ours = index.matches(for: type).filter { !$0.takesAnything }.map(\.entry.id)
      let registered = Set(
        lines.filter { $0.hasPrefix("\t") }.map { $0.dropFirst() }.map(String.init))
      #expect(registered.isSubset(of: Set(ours)), "\(type): \(ours), gio says \(lines)")
      let first = lines.first { $0.contains(".desktop") && !$0.hasPrefix("\t") }
      #expect(first?.split(separator: " ").last.map(String.init) == ours.first, "\(type)")
    }
  }

  /// GIO looks only into this cache for the types that entries declare.
  private func cacheTypes() throws {
    let folder = scratch.path("home/.local/share/applications")
    #expect(try run("update-desktop-database", [folder]).status == .code(0))
  }

  /// What "Always use" writes is what GIO then starts.
  @Test(.peer("gio", "update-desktop-database")) func theListThatIsWrittenIsUnderstood() throws {
    for id in ["a", "b"] {
      try scratch.write(
        "[Desktop Entry]\nType=Application\nName=\(id)\nExec=true %f\nMimeType=text/plain;\n",
        to: "home/.local/share/applications/\(id).desktop")
    }
    try cacheTypes()
    try scratch.write("x\n", to: "ä.txt")
    let shared = try run(
      try TestedProgram.path(),
      ["-a", "OpenWith", "--set", "with=b", "--set", "always=yes", scratch.path("ä.txt")],
      adding: ["DISPLAY": ":77", "SHARESHEET_HELPER": try TestedProgram.helperPath()])
    try #require(shared.status == .code(0), "\(shared.standardError)")
    let shown = try run("gio", ["mime", "text/plain"]).standardOutput
    #expect(shown.split(separator: "\n").first?.hasSuffix("b.desktop") == true, "\(shown)")
  }

  // MARK: Windows

  @Test(.peer("Xvfb", "xterm", "xwininfo")) func aWindowOpensOnTheDisplay() throws {
    let display = try XDisplay(screen: "800x600x24")
    try scratch.write(
      "[Desktop Entry]\nType=Application\nName=Terminal\n"
        + "Exec=xterm -T \"Window of %c\" -e less -f %f\nMimeType=text/plain;\n",
      to: "home/.local/share/applications/window.desktop")
    try scratch.write("x\n", to: "Grüße.txt")
    let shared = try run(
      try TestedProgram.path(), ["--json", "-a", "OpenWith", scratch.path("Grüße.txt")],
      adding: ["DISPLAY": display.name, "SHARESHEET_HELPER": try TestedProgram.helperPath()])
    #expect(shared.status == .code(0), "\(shared.standardError)")
    #expect(shared.standardOutput.contains("\"outcome\": \"handedOver\""))
    let tree = try run("xwininfo", ["-root", "-tree", "-display", display.name])
    #expect(tree.standardOutput.contains("\"Window of Terminal\""), "\(tree.standardOutput)")
  }
}
