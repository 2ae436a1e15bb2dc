import Foundation
import SheetFiles
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct MIMEDatabaseTests {
  let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
    try scratch.write(
      """
      # A comment
      80:text/html:*.html
      50:text/x-c++src:*.C:cs
      50:text/x-csrc:*.c
      50:image/gif:*.gif
      50:application/gzip:*.gz
      50:application/x-compressed-tar:*.tar.gz
      50:text/x-makefile:makefile
      50:text/x-makefile:GNUmakefile:cs
      50:text/x-readme:readme*
      60:application/x-sharedlib:*.so.[0-9]*
      50:text/one:*.two
      50:text/two:*.two
      10:text/light:*.heavy
      90:text/heavy:*.heavy
      bad line
      x:y:z
      50::*.none
      50:text/x-new:*.old,v:cs,future
      """, to: "share/mime/globs2")
  }

  private func types(_ name: String) -> [String] {
    MIMEDatabase(folders: BaseDirectories(environment: scratch.environment()))
      .types(ofName: FilePath(name))
  }

  @Test(
    arguments: [
      ("a.html", ["text/html"]), ("A.HTML", ["text/html"]), ("main.c", ["text/x-csrc"]),
      ("main.C", ["text/x-c++src"]), ("IMAGE.GIF", ["image/gif"]),
      ("x.tar.gz", ["application/x-compressed-tar"]), ("x.gz", ["application/gzip"]),
      ("Makefile", ["text/x-makefile"]), ("GNUmakefile", ["text/x-makefile"]),
      ("gnumakefile", []), ("README.first", ["text/x-readme"]),
      ("libz.so.1.2", ["application/x-sharedlib"]), ("a.two", ["text/one", "text/two"]),
      ("a.heavy", ["text/heavy"]), ("a.old,v", ["text/x-new"]), ("a.none", []), ("a", []), ("", []),
      ("/dir.gif/ü.html", ["text/html"]), ("z", []),
    ] as [(String, [String])])
  func namesHaveTypes(name: String, expected: [String]) {
    #expect(types(name) == expected)
  }

  @Test func theMoreImportantFolderCanTakePatternsAway() throws {
    try scratch.write(
      "0:image/gif:__NOGLOBS__\n50:image/gif:*.giff\n50:text/x-own:*.c\n",
      to: "home/.local/share/mime/globs2")
    #expect(types("a.gif") == [])
    #expect(types("a.giff") == ["image/gif"])
    #expect(types("a.c") == ["text/x-own", "text/x-csrc"])
  }

  @Test func withoutFilesTextIsTextAndAllAreBytes() throws {
    let none = MIMEDatabase(
      folders: BaseDirectories(environment: ["HOME": "/nowhere", "XDG_DATA_DIRS": "/nowhere"]))
    #expect(none.types(ofName: "a.gif") == [])
    #expect(none.chain(of: "Text/HTML") == ["text/html", "text/plain", "application/octet-stream"])
    #expect(none.chain(of: "inode/directory") == ["inode/directory"])
    #expect(none.isKind("text/x-a", of: "text/plain"))
    #expect(!none.isKind("text/plain", of: "text/x-a"))
  }

  @Test func relativeFoldersCountForNothing() {
    let folders = BaseDirectories(environment: [
      "HOME": "/h", "XDG_CONFIG_HOME": "c", "XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "a:/b::/c",
    ])
    #expect(folders.config == "/h/.config")
    #expect(folders.allData == ["/d", "/b", "/c"])
    #expect(folders.sharedConfig == ["/etc/xdg"])
  }

  /// Random bytes as every file that is read: no crash, and no time without end.
  @Test func anyBytesAreRead() throws {
    var random = SeededGenerator(seed: 7)
    let parts = [
      "[Desktop Entry]", "Type=Application", "Exec=", "%f", "\"", "'", "\\", "Name[", "]", "=", ";",
      "\n", "50:", "a/b", " ", ":*.", "?*[", ":cs", "\0", "ü", "MimeType", "[Default Applications]",
    ]
    for _ in 0..<4000 {
      var bytes = (0..<Int.random(in: 0..<60, using: &random)).flatMap { _ in
        Array((parts.randomElement(using: &random) ?? "").utf8)
      }
      if !bytes.isEmpty, Bool.random(using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = DesktopEntry(id: "a", path: "/a", bytes: bytes, locale: EntryLocale("de_AT@euro"))
      _ = MIMEApps(bytes) { $0.lowercased() }
      _ = ExecLine(String(decoding: bytes, as: UTF8.self))
      _ = MIMEGlobs([bytes]).types(of: Array(bytes.prefix(20)))
      var text = MIMEAppsText(bytes) { $0 }
      text.setDefault("x.desktop", for: "a/b")
      #expect(MIMEApps(text.bytes) { $0 }.defaults["a/b"]?.first == "x.desktop")
    }
  }
}
