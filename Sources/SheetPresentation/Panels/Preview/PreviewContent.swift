import Foundation
import SheetFiles
import SheetImaging
import SheetPrograms

/// What is shown of a file.
enum PreviewContent: Equatable, Sendable {
  /// Its text, or facts about it.
  case text(String)
  /// Its pixels, as many as a screen can use, and its own size.
  case picture(DecodedPicture)
}

extension PreviewContent {
  /// Bytes of a text that are read.
  static let textLimit = 1 << 20
  /// The most pixels on a side that are of use: a terminal of 512 columns shows no more.
  fileprivate static let pictureSide = 1024

  /// Reads what there is to show. For any thread but the main one: it waits for the disk, and for the
  /// helper. Errors come out as a text that says what happened.
  static func read(
    _ url: URL?, helper: HelperProgram? = HelperProgram.installed,
    _ monitor: WorkMonitor = WorkMonitor()
  ) -> PreviewContent {
    guard let url else { return .text("There is no file to show yet.") }
    guard url.isFileURL else { return .text("\(url.absoluteString)\n\nOnly files can be shown.") }
    do throws(PreviewError) {
      let file = try PreviewFile(url)
      return file.isFolder ? .text(file.facts(kind: "Folder")) : try file.content(helper, monitor)
    } catch {
      return .text("\(url.lastPathComponent) cannot be read: \(error.reason).")
    }
  }
}

extension PreviewFile {
  fileprivate func content(
    _ helper: HelperProgram?, _ monitor: WorkMonitor
  ) throws(PreviewError) -> PreviewContent {
    let head = try read(upTo: PreviewContent.textLimit)
    if head.isEmpty { return .text(facts(kind: kindByName, note: "The file is empty.")) }
    if let format = PictureLoader.formatName(head) { return picture(format, helper, monitor) }
    guard let text = Self.text(head, isWhole: head.count >= size) else {
      return .text(facts(kind: kindByName, bytes: head.prefix(64)))
    }
    guard head.count < size else { return .text(text) }
    let shown = ByteCount.words(head.count)
    return .text("\(text)\n\nOnly the first \(shown) of \(ByteCount.words(size)) are shown.")
  }

  private func picture(
    _ format: String, _ helper: HelperProgram?, _ monitor: WorkMonitor
  ) -> PreviewContent {
    let side = PreviewContent.pictureSide
    do throws(ImageError) {
      return .picture(
        try PictureLoader.read(descriptor, fitting: side, by: side, helper: helper, monitor))
    } catch {
      return .text(facts(kind: "\(format) picture", note: error.message))
    }
  }

  /// The bytes as UTF-8; `nil` if they are not text. A character that was cut by the limit is left out.
  private static func text(_ data: Data, isWhole: Bool) -> String? {
    guard !data.contains(0) else { return nil }
    var bytes = data[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    guard !isWhole, let start = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else {
      return nil
    }
    return String(validating: bytes[..<start], as: UTF8.self)
  }
}
