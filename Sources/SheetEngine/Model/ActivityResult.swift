import Foundation

/// How an activity ended, and what it made: the result that ``UIActivity/activityDidFinish(_:)-(Bool)``
/// has no room for.
///
/// Three outcomes and not two, since exit status 0 of a mailer or a print queue means only that it
/// took the job.
public struct ActivityResult: Sendable {
  /// How it ended.
  public enum Outcome: Sendable {
    /// The other side confirmed.
    case completed
    /// A browser, a mailer, a queue or the terminal took it, and more cannot be known.
    case handedOver
    /// The person, or the activity itself, gave up. Not an error.
    case cancelled
    /// It did not work.
    case failed(any Error)
  }

  /// Something that was made, as the command prints it.
  public enum Product: Hashable, Sendable {
    /// A file or folder, by its path. Bytes that are not UTF-8 stand percent-encoded in the URL.
    case file(URL)
    /// An address.
    case url(URL)
    /// Text.
    case text(String)
  }

  /// How it ended.
  public var outcome: Outcome
  /// What was made, in order.
  public var products: [Product]
  /// A sentence for the person about the outcome, such as which clipboard was used.
  public var note: String?
  /// A sentence about what is missing from the products. Unlike a note it is told to scripts too.
  public var warning: String?

  /// Addresses by which the person takes products away again. Whoever has one can, so they are told to the
  /// history only, which nobody else can read.
  public var removalLinks: [URL] = []

  /// Makes a result.
  public init(
    _ outcome: Outcome, products: [Product] = [], note: String? = nil, warning: String? = nil
  ) {
    self.outcome = outcome
    self.products = products
    self.note = note
    self.warning = warning
  }

  /// Whether the completion handler gets `true`.
  public var isSuccess: Bool {
    switch outcome {
    case .completed, .handedOver: true
    case .cancelled, .failed: false
    }
  }

  /// The error of a failure.
  public var error: (any Error)? {
    if case .failed(let error) = outcome { error } else { nil }
  }

  /// The products as the completion handler gets them; `nil` when there are none.
  package var returnedItems: [NSExtensionItem]? {
    products.isEmpty ? nil : products.map(NSExtensionItem.init(product:))
  }
}
