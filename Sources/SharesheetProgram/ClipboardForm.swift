import Foundation
import SheetCommand
import SheetImaging

/// What of standard input goes to a clipboard. The file that holds it goes with the command, so its path
/// would be of no use there.
enum ClipboardForm {
  /// More would fill the memory for something that no clipboard takes.
  private static let limit = 256 << 20

  /// A text, a picture, or data that no clipboard takes.
  static func value(of file: SpooledFile) -> Any {
    guard file.size <= limit, let data = FileManager.default.contents(atPath: file.path.text) else {
      return Data()
    }
    // A drawing in SVG stays the text that it is.
    if let text = String(validating: data, as: UTF8.self), !text.utf8.contains(0) { return text }
    return UIImage(data: data) ?? Data()
  }
}
