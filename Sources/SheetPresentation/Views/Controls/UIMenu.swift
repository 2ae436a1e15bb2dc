import Foundation
import SheetImaging

/// Several actions under one title; UIKit's names. Opened, it becomes a list of choices, in which those of menus in
/// it stand too.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Tells menus apart.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is meant.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shown in the same list, as every menu in a menu is.
    public static let displayInline = Options(rawValue: 1)
    /// All of it deletes or changes what cannot be got back.
    public static let destructive = Options(rawValue: 2)
    /// Accepted for code written for iOS.
    public static let displayAsPalette = Options(rawValue: 128)
    /// One of its actions is ticked: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// How large rows are on iOS. Accepted for code written for iOS.
  public enum ElementSize: Int, Sendable {
    /// Ignored.
    case small = 0
    /// Ignored.
    case medium = 1
    /// Ignored.
    case large = 2
    /// Ignored.
    case automatic = -1
  }

  /// Tells menus apart.
  public let identifier: Identifier
  /// How it is meant.
  public let options: Options
  /// Accepted for code written for iOS.
  open var preferredElementSize: ElementSize
  /// What is in it.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.preferredElementSize) = (options, preferredElementSize)
    self.children = children
    super.init()
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// The same menu with something else in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions that are ticked, of menus in it too.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// All actions in it, menus in it opened.
  package var actions: [UIAction] { rows.map(\.action) }
}

/// What is in a menu only when it is opened; UIKit's names. The list is shown when all is known.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Finds out what there is, and calls its argument with it, now or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isKept: Bool
  /// What was found.
  private(set) var found: [UIMenuElement]?

  /// Asks once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isKept: true)
  }

  /// Asks each time that the menu is opened.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isKept: false)
  }

  private init(_ provider: @escaping Provider, isKept: Bool) {
    (self.provider, self.isKept) = (provider, isKept)
    super.init()
  }

  func forget() { if !isKept { found = nil } }

  func ask(_ next: @escaping () -> Void) {
    provider { [weak self] elements in
      guard let self, found == nil else { return }
      found = elements
      next()
    }
  }
}
