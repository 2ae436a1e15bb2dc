import Foundation
import SheetImaging

/// Something that can be made from data of one or more types.
public protocol NSItemProviderReading {
  /// The types that it can be made from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes one.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Swift's own types that stand for a class that providers hand out: `String` and `URL`.
public protocol _ItemProviderValue: Sendable {
  /// The types that it can be made from.
  static var _readableTypeIdentifiers: [String] { get }
  /// Makes one of bytes; `nil` when they are none.
  static func _value(from data: Data) -> Self?
}

extension String: _ItemProviderValue {
  /// Text.
  public static var _readableTypeIdentifiers: [String] {
    NSString.readableTypeIdentifiersForItemProvider
  }
  /// The text of the bytes.
  public static func _value(from data: Data) -> String? { String(data: data, encoding: .utf8) }
}

extension URL: _ItemProviderValue {
  /// Addresses.
  public static var _readableTypeIdentifiers: [String] {
    NSURL.readableTypeIdentifiersForItemProvider
  }
  /// The address in the bytes.
  public static func _value(from data: Data) -> URL? {
    String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
  }
}

extension NSString: NSItemProviderReading {
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Reads UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try cast(String(data: data, encoding: .utf8).map { NSString(string: $0) }, typeIdentifier)
  }
}

extension NSAttributedString: NSItemProviderReading {
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    NSString.readableTypeIdentifiersForItemProvider
  }

  /// Reads UTF-8, without attributes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let text = String(data: data, encoding: .utf8).map { NSAttributedString(string: $0) }
    return try cast(text, typeIdentifier)
  }
}

extension NSURL: NSItemProviderReading {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.file-url"]
  }

  /// Reads an address.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let url = String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
    return try cast(url, typeIdentifier)
  }
}

extension UIImage: NSItemProviderReading {
  /// Pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.image"]
  }

  /// Reads a picture.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try cast(UIImage(data: data), typeIdentifier)
  }
}

/// What was made, as the class that was asked for, which may be a subclass.
private func cast<Result>(_ made: Any?, _ type: String) throws -> Result {
  guard let made = made as? Result else { throw NSItemProvider.Failure.noData(type) }
  return made
}

extension NSItemProvider {
  /// Whether there is data that an object of the class can be made from.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Whether there is data that a value of the type can be made from.
  public func canLoadObject<Value: _ItemProviderValue>(ofClass aClass: Value.Type) -> Bool {
    Value._readableTypeIdentifiers.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Hands out an object of the class.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = firstType(of: aClass.readableTypeIdentifiersForItemProvider)
    // A type never changes; only the compiler does not know that it may go to another thread.
    nonisolated(unsafe) let aClass = aClass
    return load(type) { result in
      do {
        let content = try result.get()
        if let object = content.object(of: aClass) { return completionHandler(object, nil) }
        let data = try content.bytes(type)
        Self.whereUsable(aClass) {
          Result<any NSItemProviderReading, any Error> {
            try aClass.object(withItemProviderData: data, typeIdentifier: type)
          }.tell(completionHandler)
        }
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Where the main actor is the default, an app's own class can make objects on that actor only: elsewhere even
  /// the cast fails.
  private static func whereUsable(_ aClass: Any.Type, _ body: @escaping @Sendable () -> Void) {
    if aClass is any NSItemProviderReading.Type { body() } else { Task { @MainActor in body() } }
  }

  /// Hands out a value of the type.
  @discardableResult
  public func loadObject<Value: _ItemProviderValue>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let type = firstType(of: Value._readableTypeIdentifiers)
    return load(type) { result in
      let made = Result {
        let content = try result.get()
        if case .object(let value as Value) = content { return value }
        return try Result(Value._value(from: content.bytes(type)), nil, type: type).get()
      }
      made.tell(completionHandler)
    }
  }

  private func firstType(of types: [String]) -> String {
    types.first(where: hasItemConformingToTypeIdentifier) ?? types.first ?? ""
  }
}

extension ItemRepresentation.Content {
  /// The object that is there, if it is one of exactly this class.
  fileprivate func object<Class: NSItemProviderReading>(of aClass: Class.Type) -> Class? {
    guard case .object(let object) = self, type(of: object) == aClass else { return nil }
    return object as? Class
  }
}
