import Foundation
import SheetCells
import SheetPresentation

/// The bar, a line, a field to search with, the view of the top controller, and its tools.
final class NavigationView: UIView, CellContent {
  weak var stack: UINavigationController?
  weak var shownView: UIView?
  var searchBar: UISearchBar? { didSet { exchange(oldValue, with: searchBar) } }
  var toolbar: UIToolbar? { didSet { exchange(oldValue, with: toolbar) } }

  private func exchange(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// A line that ends at the panel's border is drawn with it.
  private var lineJoinsBorder: Bool { stack.map { $0.parent == nil && $0.hasChrome } ?? false }

  private func hasLine(_ height: Int) -> Bool { height > 5 }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let stack else { return }
    let size = frame.cells.size
    let hasBar = !stack.isNavigationBarHidden && size.height > 1
    stack.navigationBar.isHidden = !hasBar
    var y = hasBar ? (stack.navigationBar.prompt != nil && size.height > 7 ? 2 : 1) : 0
    stack.navigationBar.frame = CGRect(CellRect(x: 0, y: 0, width: size.width, height: y))
    let line = hasBar && hasLine(size.height)
    if line || stack.ruleRow != nil { stack.ruleRow = line && lineJoinsBorder ? y : nil }
    if line { y += 1 }
    y = place(searchBar, at: y, inset: 1, isShown: size.height - y > 2)
    let hasTools = size.height - y > 2
    let bottom = size.height - (toolbar != nil && hasTools ? 1 : 0)
    place(toolbar, at: bottom, inset: 0, isShown: hasTools)
    shownView?.translatesAutoresizingMaskIntoConstraints = true
    shownView?.frame = CGRect(CellRect(x: 0, y: y, width: size.width, height: bottom - y))
  }

  @discardableResult
  private func place(_ view: UIView?, at y: Int, inset: Int, isShown: Bool) -> Int {
    guard let view else { return y }
    view.isHidden = !isShown
    let width = max(0, frame.cells.width - 2 * inset)
    view.frame = CGRect(CellRect(x: inset, y: y, width: width, height: 1))
    return isShown ? y + 1 : y
  }

  func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    guard let bar = stack?.navigationBar, !bar.isHidden, !lineJoinsBorder, hasLine(rect.height)
    else { return }
    let y = rect.minY + bar.frame.cells.height
    let line = CellRect(x: rect.minX, y: y, width: rect.width, height: 1)
    canvas.fill(line, with: state.theme.glyphs.horizontal, style: state.theme.border)
  }
}
