import Foundation
import SheetFiles
import SheetTestSupport
import Testing

@testable import SheetActivities

/// Which applications are found for a type, in folders as the standards describe them.
@Suite struct MIMEAppsTests {
  let scratch: ScratchDirectory
  /// Below the folder of the test: what `XDG_DATA_HOME` and the other variables say.
  private let home = "home/.local/share/"

  init() throws {
    scratch = try ScratchDirectory()
    try scratch.write("text/x-old text/x-new\n", to: "share/mime/aliases")
    try scratch.write(
      "text/x-new text/x-parent\ntext/x-parent text/plain\nimage/svg+xml application/xml\n",
      to: "share/mime/subclasses")
  }

  private func add(_ id: String, types: String, to folder: String = "share/", more: String = "")
    throws
  {
    try scratch.write(
      "[Desktop Entry]\nType=Application\nName=\(id)\nExec=true %f\nMimeType=\(types)\n\(more)\n",
      to: folder + "applications/\(id).desktop")
  }

  private func names(_ type: String, _ extra: [String: String] = [:]) -> [String] {
    matches(type, extra).map { $0.entry.choiceName }
  }

  private func matches(_ type: String, _ extra: [String: String] = [:]) -> [ApplicationIndex.Match]
  {
    let environment = scratch.environment(adding: extra)
    let folders = BaseDirectories(environment: environment)
    let index = ApplicationIndex(
      folders: folders, environment: environment, types: MIMEDatabase(folders: folders))
    return index.matches(for: type)
  }

  @Test func theTypeComesBeforeItsParents() throws {
    try add("any", types: "application/octet-stream")
    try add("plain", types: "text/plain")
    try add("parent", types: "text/x-parent")
    try add("alias", types: "text/x-old")
    try add("new", types: "text/x-new", to: home)
    #expect(names("text/x-new") == ["new", "alias", "parent", "plain", "any"])
    #expect(names("text/x-old") == ["new", "alias", "parent", "plain", "any"])
    #expect(names("text/x-unknown") == ["plain", "any"])
    #expect(names("image/png") == ["any"])
    #expect(matches("image/png").map(\.takesAnything) == [true])
    #expect(matches("application/octet-stream").map(\.takesAnything) == [false])
    #expect(names("inode/directory") == [])
    #expect(names("x-scheme-handler/https") == [])
  }

  @Test func defaultsComeFirstThenAddedThenDeclared() throws {
    for name in ["a", "b", "c", "d"] { try add(name, types: name == "d" ? "" : "image/png") }
    try scratch.write(
      "[Added Associations]\nimage/png=d.desktop;b.desktop;\n"
        + "[Default Applications]\nimage/png=gone.desktop;c.desktop;\n"
        + "[Removed Associations]\nimage/png=a.desktop;\n", to: "home/.config/mimeapps.list")
    #expect(names("image/png") == ["c", "d", "b"])
  }

  @Test func theOrderOfTheListsIsTheStandards() throws {
    let places = [
      "home/.config/gnome-mimeapps.list", "home/.config/mimeapps.list", "etc/gnome-mimeapps.list",
      "etc/mimeapps.list", home + "applications/gnome-mimeapps.list",
      home + "applications/mimeapps.list", "share/applications/gnome-mimeapps.list",
      "share/applications/mimeapps.list",
    ]
    for (index, place) in places.enumerated() {
      try add("app\(index)", types: "")
      try scratch.write("[Default Applications]\nimage/png=app\(index).desktop\n", to: place)
    }
    let desktop = ["XDG_CURRENT_DESKTOP": "X-Other:GNOME"]
    #expect(names("image/png", desktop) == places.indices.map { "app\($0)" })
    #expect(names("image/png") == ["app1", "app3", "app5", "app7"])
  }

  @Test func aDesktopsListOnlyNamesDefaults() throws {
    try add("a", types: "image/png")
    try add("b", types: "")
    try scratch.write(
      "[Added Associations]\nimage/png=b.desktop\n[Removed Associations]\nimage/png=a.desktop\n",
      to: "home/.config/kde-mimeapps.list")
    #expect(names("image/png", ["XDG_CURRENT_DESKTOP": "KDE"]) == ["a"])
  }

  @Test func removalsReachOnlyLessImportantFolders() throws {
    try add("mine", types: "image/png", to: home)
    try add("theirs", types: "image/png")
    try scratch.write(
      "[Removed Associations]\nimage/png=mine.desktop;theirs.desktop;\n",
      to: "share/applications/mimeapps.list")
    #expect(names("image/png") == ["mine"])
  }

  @Test func theMoreImportantEntryHidesTheOther() throws {
    try add("a", types: "image/png")
    try add("b", types: "image/png")
    try add("a", types: "image/gif", to: home)
    try add("b", types: "image/png", to: home, more: "Hidden=true")
    #expect(names("image/png") == [])
    #expect(names("image/gif") == ["a"])
  }

  @Test func anEntryForAnotherDesktopIsOfferedOnlyWhenAListNamesIt() throws {
    try add("a", types: "image/png", more: "OnlyShowIn=GNOME;")
    #expect(names("image/png") == [])
    #expect(names("image/png", ["XDG_CURRENT_DESKTOP": "GNOME"]) == ["a"])
    try scratch.write(
      "[Added Associations]\nimage/png=a.desktop\n", to: "home/.config/mimeapps.list")
    #expect(names("image/png") == ["a"])
  }

  @Test func circlesOfParentsEnd() throws {
    try scratch.write("a/a a/b\na/b a/a\n", to: "share/mime/subclasses")
    try add("b", types: "a/b")
    #expect(names("a/a") == ["b"])
  }
}
