import Foundation
import SheetFiles
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct DesktopEntryTests {
  private func entry(_ lines: String, locale: String = "C") -> DesktopEntry? {
    let text = "# A comment\n\n[Desktop Entry]\nType=Application\nName=Base\nExec=p %f\n\(lines)\n"
    return DesktopEntry(
      id: "a.desktop", path: "/a.desktop", bytes: Array(text.utf8), locale: EntryLocale(locale))
  }

  /// The table of the standard, "Localized values for keys".
  @Test(
    arguments: [
      ("de_AT.UTF-8@euro", "both"), ("de_AT.UTF-8", "country"), ("de_CH@euro", "modifier"),
      ("de_CH", "language"), ("de", "language"), ("fr_FR", "Base"), ("C.UTF-8", "Base"),
      ("", "Base"),
    ])
  func theBestTranslationIsTaken(locale: String, name: String) {
    let lines = """
      Name[de]=language
      Name[de_AT]=country
      Name[de_AT@euro]=both
      Name[de@euro]=modifier
      Name[]=nothing
      """
    #expect(entry(lines, locale: locale)?.name == name)
  }

  @Test func theFirstVariableThatIsSetNamesTheLocale() {
    func rank(_ environment: [String: String]) -> Int? {
      EntryLocale(environment: environment).rank(Array("[de]".utf8)[...])
    }
    #expect(rank(["LC_ALL": "de", "LANG": "fr"]) == 0)
    #expect(rank(["LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "fr"]) == 1)
    #expect(rank(["LC_ALL": "fr", "LANG": "de"]) == nil)
    #expect(rank([:]) == nil)
  }

  @Test func valuesAreReadAsTheyAreWritten() {
    let lines = #"""
      MimeType = text/plain;text/x-a\;b;;image/png
      Path=/a\sb\\c
      Icon=x
      Terminal=true
      X-Exec=other
      [Desktop Action more]
      Exec=never
      Name=Never
      """#
    let entry = entry(lines)
    #expect(entry?.types == ["text/plain", "text/x-a;b", "image/png"])
    #expect(entry?.directory == "/a b\\c")
    #expect(entry?.isTerminal == true)
    #expect(entry?.exec.program == "p")
    #expect(entry?.name == "Base")
  }

  @Test func whatIsNoApplicationIsLeftOut() {
    #expect(entry("Hidden=true") == nil)
    #expect(entry("NoDisplay=true") != nil, "it is only not in menus")
    for text in [
      "", "[Desktop Entry]\nType=Link\nURL=x\nName=a\nExec=p",
      "[Desktop Entry]\nType=Application\nName=a",
      "[Other]\nType=Application\nName=a\nExec=p",
      "[Desktop Entry]\nType=Application\nName=a\nExec=\"p",
    ] {
      #expect(
        DesktopEntry(id: "a", path: "/a", bytes: Array(text.utf8), locale: EntryLocale("C")) == nil)
    }
  }

  @Test func desktopsShowWhatIsForThem() {
    #expect(entry("")?.isShown(in: []) == true)
    #expect(entry("OnlyShowIn=GNOME;KDE;")?.isShown(in: ["X", "KDE"]) == true)
    #expect(entry("OnlyShowIn=GNOME;")?.isShown(in: ["KDE"]) == false)
    #expect(entry("OnlyShowIn=GNOME;")?.isShown(in: []) == false)
    #expect(entry("NotShowIn=KDE;")?.isShown(in: ["KDE"]) == false)
    #expect(entry("NotShowIn=KDE;")?.isShown(in: []) == true)
  }

  @Test func foldersMakeIDsAndHideOthers() throws {
    let scratch = try ScratchDirectory()
    let text = "[Desktop Entry]\nType=Application\nName=N\nExec=p\n"
    try scratch.write(text, to: "a/x.desktop")
    try scratch.write(text, to: "a/sub/deep/y.desktop")
    try scratch.write("[Desktop Entry]\nHidden=true\n", to: "a/gone.desktop")
    try scratch.write(text, to: "a/readme.txt")
    try scratch.write(text, to: "a/big.desktop")
    truncate(scratch.path("a/big.desktop"), 2 << 20)
    mkfifo(scratch.path("a/pipe.desktop"), 0o600)
    symlink(scratch.path("a"), scratch.path("a/loop"))
    symlink("sub", scratch.path("a/another"))
    let folder = ApplicationFolder(scratch.bytePath("a"), locale: EntryLocale("C"))
    #expect(folder.entries.map(\.id) == ["sub-deep-y.desktop", "x.desktop"])
    #expect(
      folder.ids
        == ["gone.desktop", "big.desktop", "pipe.desktop", "sub-deep-y.desktop", "x.desktop"])
    #expect(ApplicationFolder(scratch.bytePath("none"), locale: EntryLocale("C")).ids.isEmpty)
  }
}
