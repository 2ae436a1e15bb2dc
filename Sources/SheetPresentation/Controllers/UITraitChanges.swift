import Foundation

/// One trait that code asks to hear of; UIKit's names. None changes here.
public protocol UITraitDefinition {}
/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// How much room there is across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// How much room there is down.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// How large text is.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// How many pixels a point has.
public enum UITraitDisplayScale: UITraitDefinition {}

/// Stands for a wish to hear of traits.
public protocol UITraitChangeRegistration {}

private struct UnusedRegistration: UITraitChangeRegistration {}

/// Something that hears of traits on iOS.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Accepted for code written for iOS: traits never change, so the handler is never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { UnusedRegistration() }

  /// The same, for a handler whose first argument is written as `self: Self`, which is another type in a class.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { UnusedRegistration() }

  /// Accepted for code written for iOS.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
