import Foundation
import SheetEngine
import SheetImaging

/// What else Copy takes beside the items that all activities know: colours, and dictionaries of one thing
/// in several forms, as `UIPasteboard.items` has them.
package enum PasteboardForm {
  /// The names of forms, uniform type identifiers and MIME types, the best one first. Text is best: every
  /// clipboard holds it, and a terminal pastes nothing else.
  private static let preferred = [
    "public.utf8-plain-text", "public.plain-text", "public.text", "text/plain",
    "text/plain;charset=utf-8", "public.url", "public.file-url", "text/uri-list",
    "com.apple.uikit.color", "public.png", "image/png", "public.jpeg", "image/jpeg",
    "public.image",
  ]

  /// The item in a form that activities know; others come back as they are.
  package static func known(_ item: Any) -> Any {
    switch unwrappedItem(item) {
    case let color as UIColor: color.hexadecimal
    case let forms as [String: Any]: best(of: forms) ?? item
    default: item
    }
  }

  private static func best(of forms: [String: Any]) -> Any? {
    for name in preferred {
      guard let form = forms[name] else { continue }
      if let data = form as? Data { return decoded(data, name) }
      return known(form)
    }
    return nil
  }

  /// Bytes mean what the name of the form says.
  private static func decoded(_ data: Data, _ name: String) -> Any? {
    if name.hasSuffix("url") { return String(data: data, encoding: .utf8).flatMap(URL.init) }
    guard name.contains("text") else { return UIImage(data: data) }
    return String(data: data, encoding: .utf8)
  }
}
