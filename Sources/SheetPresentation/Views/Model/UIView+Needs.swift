import Foundation
import SheetCells

extension UIView {
  /// Whether it or something in it is more than a container.
  package var showsSomething: Bool {
    isShown && (content != nil || subviews.contains(where: \.showsSomething))
  }

  /// The most rows that a view is given for what is in it.
  private static let mostNeeded = 200

  /// The rows that it needs at a width: those of its content, of its rules, and down to the lowest view that a
  /// frame places.
  package func neededRows(width: Int) -> Int {
    guard showsSomething else { return 0 }
    let rules = ViewLayout.fittingSize(of: self, width: width).height
    guard let natural = content?.naturalSize(width: width) else {
      return min(Self.mostNeeded, max(rules, framedEnd.y))
    }
    let own = natural.height > 0 ? natural.height : max(1, place.cells.height)
    return min(Self.mostNeeded, max(own, rules))
  }

  /// The same for columns.
  package func neededColumns(most: Int) -> Int {
    guard showsSomething else { return 0 }
    let rules = ViewLayout.fittingSize(of: self, width: nil).width
    let own = content?.naturalSize(width: most).map(\.width) ?? framedEnd.x
    return min(most, max(own, rules))
  }

  private var framedEnd: CellPoint {
    subviews.filter { $0.translatesAutoresizingMaskIntoConstraints && $0.isShown }
      .reduce(into: CellPoint(x: 0, y: 0)) { end, view in
        end.x = max(end.x, view.place.cells.maxX)
        end.y = max(end.y, view.place.cells.maxY)
      }
  }
}
