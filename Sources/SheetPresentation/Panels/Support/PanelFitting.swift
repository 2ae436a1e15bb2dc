import Foundation
import SheetCells

extension UIViewController {
  /// A frame that is only as large as the content needs, for controllers that know: the frame that the
  /// screen allows, cut in the directions in which ``preferredContentSize`` leaves the choice.
  ///
  /// - Parameter content: the size of the content for a width of its own, both in cells.
  package func fitted(_ frame: CellRect, to content: (_ width: Int) -> CellSize) -> CellRect {
    guard hasChrome else { return frame }
    let border = frame.width > 4 && frame.height > 2 ? 2 : 0
    let wanted = content(frame.width - border)
    let width = preferredContentSize.width >= 1 ? frame.width : wanted.width + border
    let height = preferredContentSize.height >= 1 ? frame.height : wanted.height + border
    return frame.centered(CellSize(width: width, height: height))
  }
}
