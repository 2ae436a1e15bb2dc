import Foundation
import SheetFiles
import SheetImaging

extension NSItemProvider {
  /// What a service gets in place of the provider.
  package enum ItemKind: Sendable {
    case text, link, file, image, data
  }

  /// The kind of item, and the type to load for it: of the first type that services know, else of the
  /// first of all. `nil` when nothing is registered.
  package var promised: (kind: ItemKind, type: String)? {
    let known = representations.withLock { $0 }
    for representation in known {
      if let kind = representation.kind { return (kind, representation.typeIdentifier) }
    }
    return known.first.map { (.data, $0.typeIdentifier) }
  }

  /// Something of the same kind as the item, for services to judge by: the object itself when it is
  /// there.
  package var placeholderItem: Any? {
    guard let (kind, type) = promised, let known = representation(for: type) else { return nil }
    if let content = known.object, let item = try? content.item(kind, type, named: nil) {
      return item
    }
    return standIn(kind, type)
  }

  private func standIn(_ kind: ItemKind, _ type: String) -> Any {
    switch kind {
    case .text: return ""
    case .link: return URL(string: "https://localhost") ?? URL(fileURLWithPath: "/")
    case .image: return UIImage(bitmap: Bitmap(width: 1, height: 1))
    case .data: return Data()
    case .file:
      let suffix = UniformTypes.known(type)?.suffixes.first
      let name = suggestedName ?? "file"
      return URL(fileURLWithPath: "/" + name + (suffix.map { ".\($0)" } ?? ""))
    }
  }

  /// Loads the item and waits for it. Not on the main thread.
  ///
  /// - Throws: ``Failure``, or what the maker gave.
  package func item(within patience: DispatchTimeInterval = .seconds(120)) throws -> sending Any {
    guard let (kind, type) = promised else { throw Failure.noSuchType("") }
    let received = Waiting<Result<ItemRepresentation.Content, any Error>>()
    let progress = load(type) { received.set($0) }
    guard let result = received.wait(patience) else {
      progress.cancel()
      throw Failure.noAnswer(type)
    }
    let item = UncheckedBox(value: try result.get().item(kind, type, named: suggestedName))
    return item.value
  }
}

extension ItemRepresentation {
  /// What services get of it; `nil` for a type that says nothing to them.
  fileprivate var kind: NSItemProvider.ItemKind? {
    if isFile { return .file }
    let chain = UniformTypes.chain(of: typeIdentifier)
    if chain.contains("public.file-url") { return .file }
    if chain.contains("public.url") { return .link }
    if chain.contains("public.image") { return .image }
    // Markup is text too, but nobody wants to share its source.
    return chain.contains("public.plain-text") || typeIdentifier == "public.text" ? .text : nil
  }
}

extension ItemRepresentation.Content {
  /// The item that services know.
  fileprivate func item(
    _ kind: NSItemProvider.ItemKind, _ type: String, named name: String?
  ) throws -> Any {
    if case .object(let object) = self, let known = Self.known(object, kind) { return known }
    switch kind {
    case .text: return try require(String(data: bytes(type), encoding: .utf8), type)
    case .image: return try require(UIImage(data: bytes(type)), type)
    case .data: return try bytes(type)
    case .link: return try address(type)
    case .file:
      if case .file(let url, isOriginal: true) = self { return url }
      if case .file = self { return try TemporaryCopy(self, type, named: name).url }
      return try address(type)
    }
  }

  private static func known(_ object: Any, _ kind: NSItemProvider.ItemKind) -> Any? {
    switch (kind, object) {
    case (.text, let text as String): text
    case (.text, let text as NSString): text as String
    case (.text, let text as NSAttributedString): text
    case (.link, let url as URL), (.file, let url as URL): url
    case (.link, let url as NSURL), (.file, let url as NSURL): url as URL
    case (.image, let image as UIImage): image
    default: nil
    }
  }

  private func address(_ type: String) throws -> URL {
    try require(String(data: bytes(type), encoding: .utf8).flatMap { URL(string: $0) }, type)
  }

  private func require<Value>(_ value: Value?, _ type: String) throws -> Value {
    guard let value else { throw NSItemProvider.Failure.noData(type) }
    return value
  }
}
