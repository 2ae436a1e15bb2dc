import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// How far something is; UIKit's names.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look on iOS; accepted.
  public enum Style: Int, Sendable {
    /// Accepted.
    case `default`, bar
  }

  /// From 0 to 1; what lies outside counts as the nearest.
  open var progress: Float = 0 { didSet { setNeedsDisplay() } }
  /// Accepted for code written for iOS.
  open var progressTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var trackTintColor: UIColor?

  /// A bar.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Shows another progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private var fraction: Double { progress > 0 ? Double(min(progress, 1)) : 0 }
}

extension UIProgressView: CellContent {
  package func naturalSize(width: Int) -> CellSize? { CellSize(width: 0, height: 1) }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let (theme, row) = (state.theme, rect.middleRow)
    canvas.fill(row, with: theme.glyphs.bar[1], style: theme.border)
    let done = CellRect(
      x: row.minX, y: row.minY, width: Int(Double(row.width) * fraction), height: 1)
    canvas.fill(done, with: theme.glyphs.bar[0], style: theme.progress)
  }

  package var spoken: SpokenView { .text("\(Int(fraction * 100)) percent") }
}

/// Says that something goes on; UIKit's names. A terminal shows no motion, so it is a word.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The look on iOS; accepted.
  public enum Style: Int, Sendable {
    /// Accepted.
    case medium = 100
    /// Accepted.
    case large = 101
    /// Accepted.
    case whiteLarge = 0
    /// Accepted.
    case white = 1
    /// Accepted.
    case gray = 2
  }

  /// The look; accepted.
  open var style = Style.medium
  /// Accepted for code written for iOS.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor!
  /// Whether nothing is drawn while nothing goes on.
  open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
  /// Whether something goes on.
  open private(set) var isAnimating = false

  /// An indicator that does not say anything yet.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Something goes on.
  open func startAnimating() {
    isAnimating = true
    setNeedsDisplay()
  }

  /// Nothing goes on any more.
  open func stopAnimating() {
    isAnimating = false
    setNeedsDisplay()
  }
}

extension UIActivityIndicatorView: CellContent {
  private static let word = "Working"

  package func naturalSize(width: Int) -> CellSize? {
    CellSize(width: Self.word.count + 1, height: 1)
  }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    guard isAnimating || !hidesWhenStopped else { return }
    let ellipsis = state.theme.glyphs.isASCII ? "..." : "…"
    let text = isAnimating ? Self.word + ellipsis : ellipsis
    let shown = text.displayWidth <= rect.width ? text : ellipsis
    let x = NSTextAlignment.center.start(of: shown, in: rect)
    let place = CellPoint(x: x, y: rect.middleRow.minY)
    canvas.write(shown, at: place, style: state.theme.secondary, width: rect.width)
  }

  package var spoken: SpokenView { isAnimating ? .text(Self.word) : .nothing }
}
