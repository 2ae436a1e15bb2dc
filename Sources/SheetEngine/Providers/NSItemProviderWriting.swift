import Foundation
import SheetImaging

/// Something that can be written as data in one or more types.
public protocol NSItemProviderWriting {
  /// The types in which objects of the class can be written, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types in which this object can be written, the best first.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object. The completion is called once, on any thread.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// What writes itself at once: the kinds of objects that providers know. Not UIKit's.
public protocol _ItemProviderData: NSItemProviderWriting {
  /// The object as bytes; `nil` when it has none.
  var _itemProviderData: Data? { get }
}

extension _ItemProviderData {
  /// Hands the bytes out at once, whatever type is asked for.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(_itemProviderData, nil)
    return nil
  }
}

extension String: _ItemProviderData {
  /// UTF-8 text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The UTF-8 of the text.
  public var _itemProviderData: Data? { Data(utf8) }
}

extension NSString: _ItemProviderData {
  /// UTF-8 text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }
  /// The UTF-8 of the text.
  public var _itemProviderData: Data? { Data((self as String).utf8) }
}

extension NSAttributedString: _ItemProviderData {
  /// UTF-8 text: the attributes are lost, since Linux has no writer of RTF.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }
  /// The UTF-8 of the text.
  public var _itemProviderData: Data? { Data(string.utf8) }
}

extension URL: _ItemProviderData {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address, and that of a file.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }
  /// The UTF-8 of the address.
  public var _itemProviderData: Data? { Data(absoluteString.utf8) }
}

extension NSURL: _ItemProviderData {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    URL.writableTypeIdentifiersForItemProvider
  }
  /// An address, and that of a file.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (self as URL).writableTypeIdentifiersForItemProvider
  }
  /// The UTF-8 of the address.
  public var _itemProviderData: Data? { (self as URL)._itemProviderData }
}

extension UIImage: _ItemProviderData {
  /// A PNG file.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// The picture as a PNG file.
  public var _itemProviderData: Data? { pngData() }
}
