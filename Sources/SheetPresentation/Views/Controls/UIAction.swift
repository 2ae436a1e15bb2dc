import Foundation
import SheetImaging

/// Something in a menu: an action, or a menu in it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What it is called.
  open var title = ""
  /// Accepted for code written for iOS; rows of a menu show their titles.
  open var subtitle: String?
  /// Shown by buttons without a title, as its description.
  open var image: UIImage?

  /// How an action is meant.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Deletes or changes what cannot be got back.
    public static let destructive = Attributes(rawValue: 2)
    /// Left out.
    public static let hidden = Attributes(rawValue: 4)
    /// Accepted for code written for iOS: a menu closes when something was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an action is ticked.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off = 0
    /// Ticked.
    case on = 1
    /// Partly; drawn as ticked.
    case mixed = 2
  }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that a button, a bar item or a menu does; UIKit's names.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells actions apart.
  public let identifier: Identifier
  /// How it is meant.
  open var attributes: Attributes
  /// Whether it is ticked.
  open var state: State
  /// Accepted for code written for iOS.
  open var discoverabilityTitle: String?
  /// The control or bar item that ran it last.
  open private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Makes an action. `handler` runs on the main actor each time it is chosen.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init()
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Runs the handler, unless it is disabled.
  package func run(from sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
  }
}
