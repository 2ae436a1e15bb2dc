import Foundation
import SheetEngine
import SheetFiles
import SheetImaging
import SheetPresentation
import SheetSettings
import SheetTestSupport
import Testing

@testable import SheetActivities

/// The manual page knows every setting and every field.
@MainActor @Suite struct ManualTests {
  private let manual: String
  private let readme: String
  private let scratch: ScratchDirectory

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    manual = try String(
      contentsOf: root.appendingPathComponent("Resources/Manual/sharesheet.1"), encoding: .utf8)
    readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    scratch = try ScratchDirectory()
  }

  @Test func theSampleOfTheReadmeIsRight() throws {
    let parts = readme.components(separatedBy: "```toml\n")
    let sample = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    // Settings that are switched off must be right, too.
    let text = sample.replacingOccurrences(of: "\n#", with: "\n")
    let file = try ConfigurationSource(path: "/README.md", text: Array(text.utf8))
    try BuiltInActivities.check(file, besides: ["general", "copy"])
  }

  /// The words of the macros between two texts; those of prose do not count.
  private func words(from start: String, to ends: [String]) -> Set<String> {
    guard let first = manual.range(of: start) else { return [] }
    var part = manual[first.upperBound...]
    if let end = ends.compactMap({ part.range(of: $0)?.lowerBound }).min() { part = part[..<end] }
    let lines = part.split(separator: "\n").filter { $0.hasPrefix(".") }
    return Set(lines.flatMap { $0.split { $0 == " " || $0 == "," }.map(String.init) })
  }

  @Test func everySettingStandsInItsTable() {
    for section in BuiltInActivities.sections {
      let name = section.name == "files" ? "files.NAME" : section.name
      let words = words(from: "able\n.Cm [\(name)]\n", to: ["\nThe table\n", "\n.It "])
      for key in section.keys { #expect(words.contains(key), "[\(name)] \(key)") }
    }
  }

  @Test func everyFieldStandsWithItsActivity() throws {
    for activity in BuiltInActivities.classes {
      let type = activity.profile.type
      let name = type.rawValue.split(separator: ".").last.map(String.init) ?? ""
      let title = try #require(
        manual.firstMatch(of: try Regex("\\n\\.It Cm (?i:(?:postTo)?\(name))\\n"))?.output[0]
          .substring
          ?? (type == .mail ? "\n.Ss Mail\n" : nil), "\(name)")
      let ends = type == .mail ? ["\n.Sh "] : ["\n.It ", "\n.El\n"]
      let words = words(from: String(title), to: ends)
      let fields = try fields(of: activity)
      #expect(!fields.isEmpty)
      for field in fields.subtracting(Self.numbered) where !field.hasPrefix("also-") {
        #expect(words.contains(field), "\(name): \(field)")
      }
    }
  }

  /// One for each file of a message or picture of a post; the manual says how they go on.
  private static let numbered: Set = ["item1", "item2", "item3", "alt1", "alt2", "alt3"]

  /// The fields of an activity, whatever is shared and configured.
  private func fields(of activity: BuiltInActivity.Type) throws -> Set<String> {
    let png = try scratch.write("x", to: "a.png")
    let files = [png, try scratch.write("x", to: "b.mp4"), try scratch.write("x", to: "c.txt")]
      .map { URL(fileURLWithPath: $0) }
    let link = try #require(URL(string: "https://example.org/"))
    let shared: [[Any]] = [["text"], [link], [link, link], [files[0]], [files[2]], files]
    var ids: Set<String> = activity.profile.type == .print ? printFields : []
    for configuration in Self.configurations {
      var settings = scratch.settings()
      settings.configuration = try ConfigurationSource(
        path: scratch.bytePath("config.toml"), text: Array(configuration.utf8))
      for items in shared {
        let activity = activity.init(settings: settings)
        activity.prepare(withActivityItems: items)
        let isNote = { (field: FormField) in if case .note = field.kind { true } else { false } }
        ids.formUnion(activity.makeForm().fields.filter { !isNote($0) }.map(\.id))
      }
    }
    return ids
  }

  /// With a printer that has choices, and for a file.
  private var printFields: Set<String> {
    let printers = PrintService.Printers(names: ["eve"], standard: nil)
    let options = PrintOption.read(
      "PageSize/Media Size: A4 *Letter\nDuplex/2-Sided: *None DuplexTumble\nColorModel/Mode: A *B\n"
    )
    let forms = [PrintForm.file, "eve"].map { chosen in
      PrintForm(
        knowledge: .known(printers, chosen: chosen, options: options), items: [.text("x")],
        settings: scratch.settings()
      ).form
    }
    return Set(forms.flatMap { $0.fields.map(\.id) })
  }

  private static let configurations = [
    "",
    """
    [mail]
    from = ["a@b.c", "d@e.f"]
    smtp_url = "smtps://b.c"
    [notes]
    backend = "jrnl"
    [contacts]
    carddav = "https://b.c/"
    [reminders]
    backend = "todotxt"
    [files.a]
    type = "webdav"
    url = "https://b.c/remote.php/dav/files/d/"
    [files.b]
    type = "webdav"
    url = "https://b.c/"
    [files.c]
    type = "s3"
    bucket = "d"
    access_key = "e"
    [files.d]
    type = "s3"
    bucket = "d"
    access_key = "e"
    [mastodon]
    instance = "https://b.c"
    [mastodon.work]
    instance = "https://d.e"
    """,
    """
    [mastodon]
    instance = "https://b.c"
    [bluesky]
    pds = "https://b.c"
    handle = "a"
    [telegram]
    chat = "1"
    [postToTwitter]
    token_cmd = "x"
    [postToFacebook]
    page_id = "1"
    [postToWeibo]
    token_cmd = "x"
    [postToFlickr]
    consumer_key_cmd = "x"
    [postToFlickr.two]
    consumer_key_cmd = "x"
    [postToVimeo]
    token_cmd = "x"
    """,
  ]
}
