import Foundation
import SheetCells

/// A rectangle that rules refer to and nothing is drawn in; UIKit's names.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Which rectangle a guide of the system is.
  enum Kind { case own, safeArea, margins, keyboard, content, frame }

  /// The view that it belongs to.
  public internal(set) weak var owningView: UIView?
  /// Accepted for code written for iOS.
  open var identifier = ""
  /// Where it lies in the owning view since the last layout, in points.
  public var layoutFrame: CGRect { standardFrame ?? solvedFrame }
  /// What rules gave to a guide of one's own, or to the content of a scrolling view.
  var solvedFrame = CGRect.zero
  private(set) var kind = Kind.own

  convenience init(_ kind: Kind, of view: UIView) {
    self.init()
    self.kind = kind
    owningView = view
  }

  /// The place of a guide that follows its view, by the same whole cells as in rules.
  private var standardFrame: CGRect? {
    guard let cells = owningView?.bounds.cells else { return nil }
    switch kind {
    case .own, .content: return nil
    case .safeArea, .frame: return CGRect(cells)
    case .keyboard:
      return CGRect(CellRect(x: cells.minX, y: cells.maxY, width: cells.width, height: 0))
    case .margins: return owningView.map { CGRect(cells.inside($0.layoutMargins)) }
    }
  }
}

/// Where the keyboard would begin; UIKit's names. A terminal has none on the screen: the guide is a line at the
/// bottom of the view.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Accepted for code written for iOS.
  open var followsUndockedKeyboard = false
  /// Accepted for code written for iOS.
  open var usesBottomSafeArea = true
  /// Accepted for code written for iOS.
  open var keyboardDismissPadding: CGFloat = 0
}

extension CellRect {
  fileprivate func inside(_ margins: UIEdgeInsets) -> CellRect {
    let (left, top) = (CellMetrics.columns(margins.left), CellMetrics.rows(margins.top))
    let across = left + CellMetrics.columns(margins.right)
    let down = top + CellMetrics.rows(margins.bottom)
    return CellRect(
      x: minX + left, y: minY + top, width: max(0, width - across), height: max(0, height - down))
  }
}

/// The guides that a view has from the start, made when they are asked for.
@MainActor
final class StandardGuides {
  let safeArea, margins, content, frame: UILayoutGuide
  let keyboard: UIKeyboardLayoutGuide

  init(_ view: UIView) {
    safeArea = UILayoutGuide(.safeArea, of: view)
    margins = UILayoutGuide(.margins, of: view)
    keyboard = UIKeyboardLayoutGuide(.keyboard, of: view)
    content = UILayoutGuide(.content, of: view)
    frame = UILayoutGuide(.frame, of: view)
  }
}

extension UIView {
  var guides: StandardGuides {
    if let standardGuides { return standardGuides }
    let guides = StandardGuides(self)
    standardGuides = guides
    return guides
  }

  /// The whole view: a panel has nothing to avoid.
  public var safeAreaLayoutGuide: UILayoutGuide { guides.safeArea }
  /// The view without its ``layoutMargins``.
  public var layoutMarginsGuide: UILayoutGuide { guides.margins }
  /// The same as ``layoutMarginsGuide``.
  public var readableContentGuide: UILayoutGuide { guides.margins }
  /// A line at the bottom: the keyboard takes no room.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { guides.keyboard }
  /// The content of a scrolling view.
  package var contentGuide: UILayoutGuide { guides.content }
  /// The seen part of a scrolling view.
  package var frameGuide: UILayoutGuide { guides.frame }

  /// Adds a guide of one's own.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.append(guide)
    guide.owningView = self
    setNeedsLayout()
  }

  /// Takes a guide off.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    setNeedsLayout()
  }
}
