import Foundation
import SheetImaging
import SheetPresentation

/// What sets the look of all objects of a class on iOS. Accepted for code written for iOS: how everything looks is
/// the theme's matter, so `appearance()` gives an object that nobody sees.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// A class that can be named as being around another one.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// What is set there is ignored.
  public static func appearance() -> UIView { UIView(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView { UIView(frame: .zero) }
}

extension UINavigationBar {
  /// What is set there is ignored.
  public static func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { appearance() }
}

extension UITabBar {
  /// What is set there is ignored.
  public static func appearance() -> UITabBar { UITabBar(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { appearance() }
}

extension UIToolbar {
  /// What is set there is ignored.
  public static func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { appearance() }
}

extension UISearchBar {
  /// What is set there is ignored.
  public static func appearance() -> UISearchBar { UISearchBar(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar { appearance() }
}

extension UILabel {
  /// What is set there is ignored.
  public static func appearance() -> UILabel { UILabel(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { appearance() }
}

extension UIButton {
  /// What is set there is ignored.
  public static func appearance() -> UIButton { UIButton(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { appearance() }
}

extension UISwitch {
  /// What is set there is ignored.
  public static func appearance() -> UISwitch { UISwitch(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch { appearance() }
}

extension UISlider {
  /// What is set there is ignored.
  public static func appearance() -> UISlider { UISlider(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider { appearance() }
}

extension UISegmentedControl {
  /// What is set there is ignored.
  public static func appearance() -> UISegmentedControl { UISegmentedControl(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { appearance() }
}

extension UIPageControl {
  /// What is set there is ignored.
  public static func appearance() -> UIPageControl { UIPageControl(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { appearance() }
}

extension UIProgressView {
  /// What is set there is ignored.
  public static func appearance() -> UIProgressView { UIProgressView(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView { appearance() }
}

extension UIActivityIndicatorView {
  /// What is set there is ignored.
  public static func appearance() -> UIActivityIndicatorView {
    UIActivityIndicatorView(frame: .zero)
  }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView { appearance() }
}

extension UIImageView {
  /// What is set there is ignored.
  public static func appearance() -> UIImageView { UIImageView(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView { appearance() }
}

extension UITextField {
  /// What is set there is ignored.
  public static func appearance() -> UITextField { UITextField(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { appearance() }
}

extension UITextView {
  /// What is set there is ignored.
  public static func appearance() -> UITextView { UITextView(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView { appearance() }
}

extension UITableView {
  /// What is set there is ignored.
  public static func appearance() -> UITableView { UITableView(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView { appearance() }
}

extension UITableViewCell {
  /// What is set there is ignored.
  public static func appearance() -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell { appearance() }
}

extension UICollectionView {
  /// What is set there is ignored.
  public static func appearance() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView { appearance() }
}

extension UIRefreshControl {
  /// What is set there is ignored.
  public static func appearance() -> UIRefreshControl { UIRefreshControl(frame: .zero) }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl { appearance() }
}

extension UIBarButtonItem {
  /// What is set there is ignored.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}

extension UITabBarItem {
  /// What is set there is ignored.
  public static func appearance() -> UITabBarItem { UITabBarItem() }
  /// What is set there is ignored.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { appearance() }
}
