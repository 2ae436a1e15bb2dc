import Foundation
import SheetEngine
import SheetFiles
import SheetImaging

/// What is there in the forms that are asked for most. Reading gives the first item that has the form;
/// writing replaces everything, `nil` with nothing.
extension UIPasteboard {
  /// The first text.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items; `nil` when none has any.
  public var strings: [String]? {
    get { values(Self.text) }
    set { put(newValue, "public.utf8-plain-text") }
  }

  /// The first address. A text that is one counts: a terminal's clipboard has nothing else.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses of all items; `nil` when none has any.
  public var urls: [URL]? {
    get { values(Self.address) }
    set {
      replaceAll((newValue ?? []).map { [$0.isFileURL ? "public.file-url" : "public.url": $0] })
    }
  }

  /// The first picture.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The pictures of all items; `nil` when none has any.
  public var images: [UIImage]? {
    get { values(Self.picture) }
    set { put(newValue, "public.png") }
  }

  /// The first colour. Other programs get its hexadecimal name as a text.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours of all items; `nil` when none has any.
  public var colors: [UIColor]? {
    get { values { $0.values.lazy.compactMap { $0 as? UIColor }.first } }
    set { put(newValue, "com.apple.uikit.color") }
  }

  /// Whether there is a text. Only the types are asked for.
  public var hasStrings: Bool {
    has("public.text") || currentTypes.contains { $0.contains("public.url") }
  }

  /// Whether there is an address.
  public var hasURLs: Bool { has("public.url") || urls != nil }

  /// Whether there is a picture. Only the types are asked for.
  public var hasImages: Bool { has("public.image") }

  /// Whether there is a colour.
  public var hasColors: Bool { has("com.apple.uikit.color") }

  /// All items, each as its forms by their types.
  public var items: [[String: Any]] {
    get { currentItems }
    set { setItems(newValue) }
  }

  /// How many items there are.
  public var numberOfItems: Int { currentItems.count }

  /// Replaces everything.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replace(
      items, localOnly: options[.localOnly] as? Bool ?? false,
      expiry: options[.expirationDate] as? Date)
  }

  /// Adds items. A clipboard that holds one thing gets all texts as lines, or the first picture.
  public func addItems(_ items: [[String: Any]]) {
    replaceAll(currentItems + items)
  }

  func replaceAll(_ items: [[String: Any]]) { replace(items, localOnly: false, expiry: nil) }

  private func put(_ values: [Any]?, _ type: String) {
    replaceAll((values ?? []).map { [type: $0] })
  }

  private func has(_ type: String) -> Bool {
    currentTypes.joined().contains { UniformTypes.conforms($0, to: type) }
  }

  private func values<Value>(_ read: ([String: Any]) -> Value?) -> [Value]? {
    let found = currentItems.compactMap(read)
    return found.isEmpty ? nil : found
  }

  // MARK: Forms

  private static func form<Value>(
    of item: [String: Any], conformingTo type: String, _ read: (Any) -> Value?
  ) -> Value? {
    let keys = item.keys.filter { UniformTypes.conforms($0, to: type) }.sorted()
    return keys.compactMap { item[$0].flatMap(read) }.first
  }

  private static func text(_ item: [String: Any]) -> String? {
    form(of: item, conformingTo: "public.plain-text", string)
      ?? form(of: item, conformingTo: "public.text", string)
      ?? form(of: item, conformingTo: "public.url") { ($0 as? URL)?.absoluteString ?? string($0) }
  }

  private static func string(_ form: Any) -> String? {
    switch form {
    case let text as String: text
    case let text as NSString: text as String
    case let text as NSAttributedString: text.string
    case let data as Data: String(data: data, encoding: .utf8)
    default: nil
    }
  }

  private static func address(_ item: [String: Any]) -> URL? {
    let stated = form(of: item, conformingTo: "public.url") { form in
      (form as? URL) ?? (form as? NSURL).map { $0 as URL }
        ?? string(form).flatMap { URL(string: $0) }
    }
    return stated ?? text(item).flatMap(wholeAddress)
  }

  /// A text that is an address and nothing else: with a scheme, and a host where web addresses have one.
  private static func wholeAddress(_ text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.contains(":"), !text.contains(where: \.isWhitespace), let url = URL(string: text)
    else { return nil }
    let isLink = url.host?.isEmpty == false || url.scheme?.lowercased() == "mailto"
    return isLink && url.scheme != nil ? url : nil
  }

  private static func picture(_ item: [String: Any]) -> UIImage? {
    form(of: item, conformingTo: "public.image") { form in
      (form as? UIImage) ?? (form as? Data).flatMap { UIImage(data: $0) }
    }
  }
}
