import Foundation
import SheetPresentation

/// Accepted for code written for iOS, which points a popover at a view: the sheet takes the screen, and
/// what is set here is ignored, set or not.
@preconcurrency @MainActor
open class UIPopoverPresentationController: NSObject {
  /// Ignored.
  open var sourceView: UIResponder?
  /// Ignored.
  open var sourceRect = CGRect.zero
  /// Ignored.
  open var barButtonItem: NSObject?
}
