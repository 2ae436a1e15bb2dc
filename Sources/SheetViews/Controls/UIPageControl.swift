import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// Which of several pages is seen; UIKit's names. Left and right, and clicks, go to another.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var page = 0
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
    }
  }
  /// The number of the page that is seen; one that there is not counts as the nearest.
  open var currentPage: Int {
    get { page }
    set {
      page = max(0, min(newValue, numberOfPages - 1))
      contentChanged()
    }
  }
  /// Whether nothing is drawn for a single page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// Accepted for code written for iOS.
  open var pageIndicatorTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var currentPageIndicatorTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var backgroundStyle = BackgroundStyle.automatic

  /// What lies behind the dots on iOS. Accepted for code written for iOS.
  public enum BackgroundStyle: Int, Sendable {
    /// Ignored.
    case automatic, prominent, minimal
  }

  private func turn(to page: Int) -> Bool {
    guard isEnabled, (0..<numberOfPages).contains(page) else { return false }
    guard page != self.page else { return true }
    currentPage = page
    sendValueChanged()
    return true
  }

  /// Dots that fit into most rows; more pages are a number of a number.
  private static let mostDots = 20
  private var isDotted: Bool { numberOfPages <= Self.mostDots }
  private var isDrawn: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }
  private var words: String { "\(page + 1) of \(numberOfPages)" }
}

extension UIPageControl: CellContent {
  package var takesFocus: Bool { numberOfPages > 1 }

  package func naturalSize(width: Int) -> CellSize? {
    let columns = isDotted ? 2 * numberOfPages - 1 : words.count
    return CellSize(width: max(1, columns), height: 1)
  }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    guard isDrawn, rect.width > 0 else { return }
    let (theme, row) = (state.theme, rect.middleRow)
    let dots = theme.glyphs.isASCII ? ("*", ".") : ("●", "○")
    let text =
      isDotted
      ? (0..<numberOfPages).map { $0 == page ? dots.0 : dots.1 }.joined(separator: " ") : words
    let shown = text.displayWidth <= row.width ? text : words
    let place = CellPoint(x: NSTextAlignment.center.start(of: shown, in: row), y: row.minY)
    let style = state.isFocused ? theme.selection : theme.secondary
    canvas.write(shown, at: place, style: style, width: row.width)
    guard state.isFocused else { return }
    canvas.markFocus(at: place)
  }

  package func use(_ event: SheetCells.Event) -> Bool {
    switch event {
    case .key(.left): return turn(to: page - 1)
    case .key(.right): return turn(to: page + 1)
    case .mouse(let mouse) where mouse.action == .press:
      return turn(to: page + (mouse.location.x < frame.cells.width / 2 ? -1 : 1))
    default: return false
    }
  }

  package var spoken: SpokenView { isDrawn ? .text("Page \(words)") : .nothing }
}
