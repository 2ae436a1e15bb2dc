import Foundation

/// Data with its type, handed out when asked for. Foundation on Linux lacks it.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let item: (any NSSecureCoding)?

  /// The uniform type identifiers of what can be loaded.
  public let registeredTypeIdentifiers: [String]

  /// The name that a file made of the data should have.
  open var suggestedName: String?

  /// Makes a provider of one object.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.item = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }

  /// Whether the provider has data of exactly this type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Hands out the object, on a queue of its own, or a ``Failure``.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)?
  ) {
    guard let completionHandler else { return }
    let known = hasItemConformingToTypeIdentifier(typeIdentifier)
    DispatchQueue.global().async { [self] in
      completionHandler(known ? item : nil, known ? nil : Failure.noSuchType(typeIdentifier))
    }
  }

  /// Why nothing was handed out.
  public enum Failure: Error, Equatable {
    /// No data of this type is registered.
    case noSuchType(String)
  }
}
