import Foundation
import SheetImaging
import SheetPresentation

/// What a tab shows for a controller; UIKit's names. A title that is not set is that of the controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab with a title of the system.
  public enum SystemItem: Int, Sendable {
    /// Named as it is.
    case more, favorites, featured
    /// Called Top Rated.
    case topRated
    /// Named as it is.
    case recents, contacts, history, bookmarks, search, downloads
    /// Called Most Recent.
    case mostRecent
    /// Called Most Viewed.
    case mostViewed

    var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  /// Stands behind the title.
  open var badgeValue: String? { didSet { didChange?() } }
  /// Accepted for code written for iOS.
  open var badgeColor: UIColor?
  /// Accepted for code written for iOS: a picture is not drawn in a row of text.
  open var selectedImage: UIImage?
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var standardAppearance: UITabBarAppearance?
  /// Accepted for code written for iOS; the look is the theme's matter.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// A tab without anything.
  public override init() { super.init() }

  /// A tab with a title; the picture is accepted.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// A tab with a title; the pictures are accepted.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// A tab with a title of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (title, self.tag) = (systemItem.title, tag)
  }
}

extension UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab shows for the controller.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = barItems.tab { return item }
      let item = UITabBarItem()
      item.title = title
      barItems.tab = item
      return item
    }
    set {
      barItems.tab = newValue
      tabBarController?.tabBar.setNeedsDisplay()
    }
  }

  /// The controller with tabs that the controller is in.
  public var tabBarController: UITabBarController? {
    enclosing(UITabBarController.self)
  }

  /// The title of a tab.
  var tabTitle: String {
    let written = [barItems.tab?.title, title, barItems.tab?.accessibilityLabel]
    return written.lazy.compactMap(\.self).first { !$0.isEmpty } ?? "Tab"
  }
}
