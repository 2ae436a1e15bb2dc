import Foundation
import SheetCells
import SheetPresentation

/// The view of one controller, and a bar below it.
final class ContainerView: UIView {
  weak var shownView: UIView?
  weak var bar: UIView?
  var showsBar: () -> Bool = { false }

  /// Shows the view of another controller.
  func show(_ controller: UIViewController?) {
    shownView?.removeFromSuperview()
    shownView = controller?.view
    if let shownView { insertSubview(shownView, at: 0) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = frame.cells.size
    let hasBar = bar != nil && size.height > 2 && showsBar()
    if let bar, bar.isHidden == hasBar { bar.isHidden = !hasBar }
    let height = size.height - (hasBar ? 1 : 0)
    bar?.frame = CGRect(CellRect(x: 0, y: height, width: size.width, height: hasBar ? 1 : 0))
    shownView?.translatesAutoresizingMaskIntoConstraints = true
    shownView?.frame = CGRect(CellRect(x: 0, y: 0, width: size.width, height: height))
  }
}

extension UIViewController {
  /// Shows one child instead of another: both hear of it as in UIKit, both will and then both did, the latter
  /// when the new one was painted.
  func exchange(
    _ old: UIViewController?, with new: UIViewController?, in container: ContainerView
  ) {
    let isSeen = isSeen
    if isSeen { old?.forward { $0.viewWillDisappear(false) } }
    container.show(new)
    if preferredContentSize == .zero, let new { preferredContentSize = new.preferredContentSize }
    guard isSeen else { return }
    new?.forward { $0.tellWillAppear(false) }
    afterNextFrame {
      old?.forward { $0.viewDidDisappear(false) }
      new?.forward { $0.tellDidAppear(false) }
    }
  }
}
