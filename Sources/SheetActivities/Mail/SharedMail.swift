import Foundation
import Glibc
import HelperProtocol
import SheetCells
import SheetFiles
import SheetPresentation

/// What shared items are in a message: recipients and words of `mailto:` links, text of the body, files.
///
/// The panel is made from the items as they were shared, the message from them as they came: what a
/// program only promised has then become a text, a link or a picture.
struct SharedMail {
  /// Longer texts go along as files: nobody wants to scroll through them in a field.
  private static let longestText = 20_000
  /// More files than this have no box each.
  private static let mostBoxes = 20

  private let items: [ActivityItem]
  private let links: [MailtoLink]

  init(_ items: [ActivityItem]) {
    self.items = items
    links = items.compactMap { item in
      guard case .link(let url) = item else { return nil }
      return MailtoLink(url.absoluteString)
    }
  }

  /// The addresses that links name.
  func addresses(_ list: KeyPath<MailtoLink, String>) -> String {
    links.map { $0[keyPath: list] }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The subject that a link names.
  var subject: String { links.map(\.subject).first { !$0.isEmpty } ?? "" }

  /// The text that the body begins with.
  var body: String {
    (links.map(\.body) + items.compactMap(text)).map(\.trimmingBlanks).filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// What belongs into the body; `nil` for what is a file.
  private func text(_ item: ActivityItem) -> String? {
    switch item {
    case .text(let text): return text.utf8.count <= Self.longestText ? text : nil
    case .link(let url):
      return MailtoLink(url.absoluteString) == nil ? url.absoluteString : nil
    default: return nil
    }
  }

  // MARK: Files

  /// The places of the items that are files, or will be.
  private var files: [Int] {
    items.indices.filter { index in
      if case .link = items[index] { return false }
      return text(items[index]) == nil
    }
  }

  /// Whether there are files.
  var hasFiles: Bool { !files.isEmpty }

  /// The fields for the files: a box for each when there are several, else a sentence.
  var fields: [FormField] {
    let files = files
    let boxes = files.filter { files.count > 1 && files.count <= Self.mostBoxes || isPromise($0) }
    let rest = files.filter { !boxes.contains($0) }
    let fields = boxes.map { index in
      FormField(
        "item\(index + 1)", label: "Attach \(words(index))", kind: .checkbox, value: .flag(true))
    }
    guard let first = rest.first else { return fields }
    let sentence =
      rest.count == 1
      ? "Attached: \(words(first))"
      : "Attached: \(rest.count) files, \(ByteCount.words(size(of: rest)))"
    return fields + [.note("attached", sentence)]
  }

  private func isPromise(_ index: Int) -> Bool {
    if case .promise = items[index] { true } else { false }
  }

  private func words(_ index: Int) -> String {
    let name = items[index].fileName.text.displayable
    let size = size(of: [index])
    return size == 0 ? name : "\(name) (\(ByteCount.words(size)))"
  }

  /// Bytes, as far as they are known without reading or encoding anything.
  private func size(of files: [Int]) -> Int64 {
    files.reduce(0) { sum, index in
      switch items[index] {
      case .file(let path): sum + Int64((try? stat.of(path, follow: true))?.st_size ?? 0)
      case .text(let text): sum + Int64(text.utf8.count)
      case .data(let data, _): sum + Int64(data.count)
      case .image, .link, .promise: sum
      }
    }
  }

  // MARK: Answers

  /// Texts and links that were promised when the panel was made: they have a box and belong into the body.
  func lateTexts(_ values: FormValues) -> [String] {
    items.indices.filter { values.flag("item\($0 + 1)") }.compactMap { text(items[$0]) }
  }

  /// The files that were not left out, opened.
  ///
  /// - Throws: ``FileError``, ``MailError`` or `CancellationError`.
  func attachments(_ work: ActivityWork) throws -> [MailAttachment] {
    let values = work.values
    let chosen = files.filter { values["item\($0 + 1)"] != .flag(false) }
    guard chosen.count <= HelperLimits.attachments else {
      throw MailError.tooManyFiles(chosen.count)
    }
    // Read once, and only for a name that tells nothing.
    lazy var types = ContentTypes(
      database: MIMEDatabase(folders: BaseDirectories(environment: work.settings.environment)),
      helper: work.settings.helper())
    return try chosen.map { index in
      try MailAttachment(items[index]) { file, name in
        try work.monitor.checkCancellation()
        return types.type(of: file, named: name, work.monitor)
      }
    }
  }
}
