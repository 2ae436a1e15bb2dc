import Foundation
import SheetEngine
import SheetFiles
import SheetImaging

extension UIPasteboard {
  /// A pasteboard's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Takes a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Takes a text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The clipboard of the session.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How items are put on a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Takes a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `Date` after which the items are gone from this process; the clipboard keeps its copy.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// `true` keeps the items in this process.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// This process changed a pasteboard, which is the object.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Never posted; for code written for iOS.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  /// The types that are texts.
  public static let typeListString = ["public.utf8-plain-text", "public.text"]
  /// The types that are addresses.
  public static let typeListURL = ["public.url"]
  /// The types that are pictures.
  public static let typeListImage = [
    "public.png", "public.jpeg", "com.compuserve.gif", "public.image",
  ]
  /// The types that are colours.
  public static let typeListColor = ["com.apple.uikit.color"]
  /// Stands for the type that a value has by itself.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The types of the first item.
  public var types: [String] { currentTypes.first ?? [] }

  /// The types of the first item; the name from the Swift 3 years.
  public var pasteboardTypes: [String] { types }

  /// The types of the items that a set of indices names; of all for `nil`.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    let all = currentItems.map { Array($0.keys) }
    return chosen(all, itemSet)
  }

  /// Whether the first item has one of these types, or one that belongs to them.
  public func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { type in pasteboardTypes.contains { UniformTypes.conforms(type, to: $0) } }
  }

  /// Whether each of the items has one of these types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let lists = types(forItemSet: itemSet) ?? []
    return !lists.isEmpty
      && lists.allSatisfy { list in
        list.contains { type in pasteboardTypes.contains { UniformTypes.conforms(type, to: $0) } }
      }
  }

  /// The indices of the items with one of these types; `nil` when there are none.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let lists = currentItems.map { Array($0.keys) }
    let found = lists.indices.filter { index in
      lists[index].contains { type in
        pasteboardTypes.contains { UniformTypes.conforms(type, to: $0) }
      }
    }
    return found.isEmpty ? nil : IndexSet(found)
  }

  /// The bytes of a form of the first item.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap(Self.bytes)
  }

  /// The bytes of a form of the items.
  public func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(Self.bytes)
  }

  /// A form of the first item: that of the type, else of one that belongs to it.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    currentItems.first.flatMap { Self.form(pasteboardType, of: $0) }
  }

  /// A form of the items.
  public func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    chosen(currentItems, itemSet)?.compactMap { Self.form(pasteboardType, of: $0) }
  }

  /// Replaces everything by bytes of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    replaceAll([[pasteboardType: data]])
  }

  /// Replaces everything by a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replaceAll([[pasteboardType: value]])
  }

  private func chosen<Element>(_ all: [Element], _ set: IndexSet?) -> [Element]? {
    guard let set else { return all }
    return set.allSatisfy(all.indices.contains) ? set.map { all[$0] } : nil
  }

  private static func form(_ type: String, of item: [String: Any]) -> Any? {
    if let exact = item[type] { return exact }
    let key = item.keys.sorted().first { UniformTypes.conforms($0, to: type) }
    return key.flatMap { item[$0] }
  }

  private static func bytes(_ form: Any) -> Data? {
    switch form {
    case let data as Data: data
    case let data as NSData: data as Data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let url as NSURL: Data((url as URL).absoluteString.utf8)
    case let text as NSString: Data((text as String).utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
