import Foundation
import Synchronization

/// What a provider has of one type, and how it comes by it.
struct ItemRepresentation: Sendable {
  /// What comes of loading.
  enum Content: @unchecked Sendable {
    /// An object.
    case object(Any)
    /// Bytes.
    case data(Data)
    /// A file. Unless `isOriginal`, its maker may remove it when the completion has returned.
    case file(URL, isOriginal: Bool)
  }

  /// Called once with what was loaded.
  typealias Delivery = @Sendable (Result<Content, any Error>) -> Void

  let typeIdentifier: String
  /// Whether a file can be used where it lies.
  var opensInPlace = false
  /// Whether a file comes of it.
  var isFile = false
  /// The object, when it is there already.
  var object: Content?
  /// Starts loading; called on a background queue.
  let load: @Sendable (@escaping Delivery) -> Progress?

  /// Loads in the background; the delivery is called once, whatever the maker does.
  func start(_ delivery: @escaping Delivery) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let once = Once { result in
      delivery(result)
      progress.completedUnitCount = 1
    }
    DispatchQueue.global(qos: .userInitiated).async {
      guard !progress.isCancelled else { return once.call(.failure(CancellationError())) }
      let child = load(once.call)
      progress.cancellationHandler = {
        child?.cancel()
        once.call(.failure(CancellationError()))
      }
    }
    return progress
  }
}

extension ItemRepresentation {
  /// An object that is there.
  static func stored(_ item: (any NSSecureCoding)?, _ type: String) -> ItemRepresentation {
    let content = item.map { Content.object($0) }
    return ItemRepresentation(typeIdentifier: type, object: content) { deliver in
      deliver(Result(content, nil, type: type))
      return nil
    }
  }

  /// A file that stays where it is.
  static func file(_ url: URL, type: String) -> ItemRepresentation {
    let content = Content.file(url, isOriginal: true)
    return ItemRepresentation(
      typeIdentifier: type, opensInPlace: true, isFile: true, object: content
    ) { deliver in
      deliver(.success(content))
      return nil
    }
  }

  /// An object that can write itself.
  static func written(_ object: any NSItemProviderWriting, _ type: String) -> ItemRepresentation {
    let content = Content.object(object)
    return ItemRepresentation(typeIdentifier: type, object: content) { deliver in
      deliver(.success(content))
      return nil
    }
  }
}

/// Lets the first call through.
final class Once<Value>: Sendable {
  private let body: Mutex<(@Sendable (Value) -> Void)?>

  init(_ body: @escaping @Sendable (Value) -> Void) {
    self.body = Mutex(body)
  }

  @Sendable func call(_ value: Value) {
    let body = body.withLock { body in
      defer { body = nil }
      return body
    }
    body?(value)
  }
}
