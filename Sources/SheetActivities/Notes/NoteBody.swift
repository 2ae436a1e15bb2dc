import Foundation
import Glibc
import SheetFiles
import SheetPrograms

/// What a note says, in Markdown. Pictures are stored beside the notes, in the folder `assets`.
struct NoteBody {
  let tags: [String]
  let date: Date
  private let paragraphs: [String]
  private let assets: [FilePath]

  /// Makes the text and stores the pictures; the note itself is not written.
  ///
  /// - Parameter folder: The folder of the note; `nil` leaves pictures out.
  init(_ work: ActivityWork, folder: FilePath?) throws {
    date = work.settings.now()
    tags = work.list("tags")
    assets = try folder.map { try Self.storePictures(work, $0.appending("assets")) } ?? []
    var pictures = assets[...]
    let shared = work.items.map { item in
      switch item {
      case .text(let text): text
      case .link(let url): "<\(url.absoluteString)>"
      default: pictures.popFirst().map(Self.reference) ?? ""
      }
    }
    paragraphs = ([work.values.text("text")] + shared).map(\.trimmingBlanks).filter { !$0.isEmpty }
  }

  /// A new note.
  func note(titled title: String) -> String {
    let escaped = title.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    let list = tags.map { "\"\($0.replacingOccurrences(of: "\"", with: "'"))\"" }
    return """
      ---
      title: "\(escaped)"
      date: \(Timestamp.utc(date))
      tags: [\(list.joined(separator: ", "))]
      ---

      \(text)

      """
  }

  /// A note with this at its end, under the time as a heading.
  func addition(to old: [UInt8]) -> String {
    let old = String(decoding: old, as: UTF8.self)
    let gap = old.isEmpty || old.hasSuffix("\n\n") ? "" : old.hasSuffix("\n") ? "\n" : "\n\n"
    return old + gap + "## \(Timestamp.minute(date))\n\n\(text)\n"
  }

  /// Takes the pictures away again, when the note could not be written.
  func removePictures() {
    for path in assets { path.withCString { _ = unlink($0) } }
  }

  /// The paragraphs, with an empty line between them.
  var text: String { paragraphs.joined(separator: "\n\n") }

  private static func storePictures(
    _ work: ActivityWork, _ folder: FilePath
  ) throws -> [FilePath] {
    let files = try work.items.filter { [.image, .file].contains($0.kind) }
      .map { try $0.fileToSave() }
    guard !files.isEmpty else { return [] }
    try FileSaver.makeFolder(folder)
    return try FileSaver(monitor: work.monitor).save(
      files.map { FileSaver.Job(source: $0.source, name: $0.name, folder: folder) })
  }

  /// Markdown ends an address at a blank or a bracket, so they are written as in a link.
  private static func reference(_ path: FilePath) -> String {
    let name = path.url.absoluteString.split(separator: "/").last ?? ""
    let brackets = [("(", "%28"), (")", "%29"), ("[", "%5B"), ("]", "%5D")]
    let address = brackets.reduce(String(name)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    let label = path.lastComponent.text.filter { !"[]\n".contains($0) }
    return "![\(label)](assets/\(address))"
  }
}
