import Foundation
import SheetActivities
import SheetFiles
import SheetPrograms

/// The clipboards of this session, as Copy reaches them.
package struct SystemClipboard: Sendable {
  private let environment: @Sendable () -> [String: String]
  private let terminal: TerminalWriter

  /// Who asks waits for it, so a program that hangs must not take long.
  private static let patience = Duration.seconds(3)

  /// For an environment and a terminal.
  package init(
    environment: @escaping @autoclosure @Sendable () -> [String: String],
    terminal: TerminalWriter = .controllingTerminal
  ) {
    (self.environment, self.terminal) = (environment, terminal)
  }

  /// That of this process.
  package static let current = SystemClipboard(
    environment: ProcessInfo.processInfo.environment)

  /// Writes a content, and returns whether a program confirmed and so it can be read again.
  func write(_ content: ClipboardContent) -> Bool {
    var options = ClipboardOptions()
    options.patience = Self.patience
    let writer = ClipboardWriter(environment: environment(), options: options, terminal: terminal)
    return (try? writer.copy(content, WorkMonitor()))?.isConfirmed ?? false
  }

  /// What lies there now; `nil` when no clipboard answers.
  func contents() -> ForeignContents? {
    let reader = ClipboardReader(environment: environment())
    return reader.source().map { ForeignContents(reader: reader, source: $0) }
  }
}

/// What some program put on the clipboard, perhaps this one.
struct ForeignContents {
  let reader: ClipboardReader
  let source: ClipboardReader.Source

  /// The types under which programs offer text, the surest first; X11 has names of its own.
  private static let textTypes = [
    "text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING", "TEXT",
  ]
  private static let list = "text/uri-list"

  /// The uniform types of what is offered.
  var types: [String] {
    var types: [String] = []
    if source.types.contains(Self.list) { types += ["public.file-url", "public.url"] }
    if textType != nil { types.append("public.utf8-plain-text") }
    types += others.compactMap { UTType(mimeType: $0)?.identifier }
    return types.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The bytes by which a content is known again: a list of files, a text, or a picture.
  var main: [UInt8]? {
    let type = [list, textType, imageType].compactMap(\.self).first
    return type.flatMap { reader.bytes(of: $0, from: source) }
  }

  /// Everything, as a pasteboard has it: a list of files as an item each.
  var items: [[String: Any]] {
    var item: [String: Any] = [:]
    if let text { item["public.utf8-plain-text"] = text }
    for type in [imageType, others.first { $0 == "text/html" }].compactMap(\.self) {
      guard let known = UTType(mimeType: type), let bytes = reader.bytes(of: type, from: source)
      else { continue }
      item[known.identifier] =
        known == .html ? String(decoding: bytes, as: UTF8.self) : Data(bytes)
    }
    var urls = addresses.map { url -> [String: Any] in
      [url.isFileURL ? "public.file-url" : "public.url": url]
    }
    guard !urls.isEmpty else { return item.isEmpty ? [] : [item] }
    urls[0].merge(item) { known, _ in known }
    return urls
  }

  private var list: String? { source.types.first { $0 == Self.list } }
  private var textType: String? { Self.textTypes.first(where: source.types.contains) }
  private var imageType: String? {
    let images = source.types.filter { $0.hasPrefix("image/") }
    return images.first { $0 == "image/png" } ?? images.first
  }

  /// MIME types beside text and addresses.
  private var others: [String] {
    source.types.filter { $0.contains("/") && !$0.hasPrefix("text/plain") && $0 != Self.list }
  }

  private var text: String? {
    textType.flatMap { reader.bytes(of: $0, from: source) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines of a list of addresses (RFC 2483); those that begin with `#` are remarks.
  private var addresses: [URL] {
    guard let list, let bytes = reader.bytes(of: list, from: source) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
  }
}

extension ClipboardContent {
  /// What ``ForeignContents/main`` is when this content lies there.
  var main: [[UInt8]] {
    switch self {
    case .text(let text): [text]
    case .png(let bytes): [bytes]
    case .files(let paths):
      // A program for text, and tmux, hold the paths.
      [
        Array(paths.map { $0.fileURL + "\r\n" }.joined().utf8),
        Array(paths.map(\.bytes).joined(separator: [UInt8(ascii: "\n")])),
      ]
    }
  }
}
