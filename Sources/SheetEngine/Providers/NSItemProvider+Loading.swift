import Foundation
import SheetFiles
import SheetImaging

extension NSItemProvider {
  /// Hands out the object of a type: what was registered, or its bytes as `NSData`, or the address of its
  /// file.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    load(typeIdentifier) { result in
      do {
        completionHandler?(try result.get().coded(typeIdentifier), nil)
      } catch {
        completionHandler?(nil, error)
      }
    }
  }

  /// As ``loadItem(forTypeIdentifier:options:completionHandler:)``.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> sending any NSSecureCoding {
    let box = try await withCheckedThrowingContinuation { continuation in
      load(typeIdentifier) { result in
        continuation.resume(
          with: Result { UncheckedBox(value: try result.get().coded(typeIdentifier)) })
      }
    }
    return box.value
  }

  /// Hands out the bytes of a type.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(typeIdentifier) { result in
      Result { try result.get().bytes(typeIdentifier) }.tell(completionHandler)
    }
  }

  /// Hands out a file of a type: a copy, which is removed when the completion has returned.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    load(typeIdentifier) { [self] result in
      let copy = Result { try TemporaryCopy(result.get(), typeIdentifier, named: suggestedName) }
      copy.map(\.url).tell(completionHandler)
      try? copy.get().remove()
    }
  }

  /// Hands out a file of a type where it lies, if it may be used there; else as
  /// ``loadFileRepresentation(forTypeIdentifier:completionHandler:)``.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard let known = representation(for: typeIdentifier), known.opensInPlace else {
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in
        completionHandler(url, false, error)
      }
    }
    return known.start { result in
      switch result {
      case .success(.file(let url, _)): completionHandler(url, true, nil)
      case .success: completionHandler(nil, false, Failure.noData(typeIdentifier))
      case .failure(let error): completionHandler(nil, false, error)
      }
    }
  }

  /// Loads what is registered for a type, or for one that belongs to it.
  @discardableResult
  func load(
    _ typeIdentifier: String, _ delivery: @escaping ItemRepresentation.Delivery
  ) -> Progress {
    if let known = representation(for: typeIdentifier) { return known.start(delivery) }
    let failing = ItemRepresentation(typeIdentifier: typeIdentifier) { deliver in
      deliver(.failure(Failure.noSuchType(typeIdentifier)))
      return nil
    }
    return failing.start(delivery)
  }
}

extension ItemRepresentation.Content {
  /// The object as old code wants it; of one that is nothing of the kind what it writes.
  func coded(_ type: String) throws -> any NSSecureCoding {
    switch self {
    case .object(let text as String): text as NSString
    case .object(let url as URL): url as NSURL
    case .object(let data as Data): data as NSData
    case .object(let object as any NSSecureCoding): object
    case .object: try bytes(type) as NSData
    case .data(let data): data as NSData
    case .file(let url, _): url as NSURL
    }
  }

  /// The bytes: of a file its contents, of an object what it writes or is.
  func bytes(_ type: String) throws -> Data {
    switch self {
    case .data(let data): return data
    case .file(let url, _): return try Data(contentsOf: url)
    case .object(let data as Data): return data
    case .object(let data as NSData): return data as Data
    case .object(let object): return try Self.written(object, type)
    }
  }

  /// What an object writes; waits for it.
  ///
  /// Where the main actor is the default, an app's own class can write itself on that actor only: elsewhere
  /// even the cast fails.
  private static func written(_ object: Any, _ type: String) throws -> Data {
    let received = Waiting<Result<Data, any Error>>()
    if let writer = object as? any NSItemProviderWriting {
      writer.write(type, received)
    } else {
      let object = UncheckedBox(value: object)
      Task { @MainActor in
        guard let writer = object.value as? any NSItemProviderWriting else {
          return received.set(.failure(NSItemProvider.Failure.noData(type)))
        }
        writer.write(type, received)
      }
    }
    guard let result = received.wait(.seconds(60)) else {
      throw NSItemProvider.Failure.noAnswer(type)
    }
    return try result.get()
  }
}

extension NSItemProviderWriting {
  /// Begins to write the object.
  fileprivate func write(_ type: String, _ received: Waiting<Result<Data, any Error>>) {
    let types = writableTypeIdentifiersForItemProvider
    let known = types.contains(type) ? type : types.first { UniformTypes.conforms($0, to: type) }
    _ = loadData(withTypeIdentifier: known ?? type) { data, error in
      received.set(Result(data, error, type: type))
    }
  }
}

/// What was loaded, as a file in a folder of its own.
struct TemporaryCopy {
  let url: URL
  private let folder: URL

  init(
    _ content: ItemRepresentation.Content, _ type: String, named name: String?
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sharesheet-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    if case .file(let original, _) = content {
      url = folder.appendingPathComponent(original.lastPathComponent)
      try FileManager.default.copyItem(at: original, to: url)
    } else {
      url = folder.appendingPathComponent(Self.fileName(name, type))
      try content.bytes(type).write(to: url)
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  private static func fileName(_ name: String?, _ type: String) -> String {
    let stem = name.flatMap { FileName.safe(FilePath($0))?.validText } ?? "data"
    let suffixes = UniformTypes.known(type)?.suffixes ?? []
    guard let suffix = suffixes.first, !suffixes.contains(FilePath(stem).suffix) else {
      return stem
    }
    return "\(stem).\(suffix)"
  }
}
