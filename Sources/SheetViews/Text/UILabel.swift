import Foundation
import SheetCells
import SheetGraphics
import SheetImaging
import SheetPresentation

/// A text that is read; UIKit's names. Control characters are shown as symbols, and what does not fit ends
/// in an ellipsis.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet {
      attributes = nil
      contentChanged()
    }
  }
  /// The text; of its attributes the first font and colour count.
  open var attributedText: NSAttributedString? {
    get { text.map { attributes ?? NSAttributedString(string: $0) } }
    set {
      text = newValue?.wordsForCells
      attributes = newValue
      guard let newValue, newValue.length > 0 else { return }
      let first = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  private var attributes: NSAttributedString?
  /// Bold and italic count.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { contentChanged() } }
  /// Greys are drawn as text that explains, other colours in the terminal's own of that hue.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! { didSet { setNeedsDisplay() } }
  /// Where rows begin.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The most rows; 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// Accepted for code written for iOS: text is wrapped between words and cut at the end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Accepted for code written for iOS: the layout says how wide a label is.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Accepted for code written for iOS.
  open var adjustsFontSizeToFitWidth = false
  /// Accepted for code written for iOS.
  open var minimumScaleFactor: CGFloat = 0
  /// Accepted for code written for iOS.
  open var adjustsFontForContentSizeCategory = false
  /// Accepted for code written for iOS.
  open var highlightedTextColor: UIColor?
  /// Accepted for code written for iOS.
  open var isHighlighted = false
  /// Accepted for code written for iOS.
  open var shadowColor: UIColor?
  /// Whether it is drawn as ordinary text.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  /// The rows at a width; the last of those that are allowed ends in an ellipsis when there are more.
  func rows(width: Int, most: Int, ellipsis: Unicode.Scalar = "…") -> [String] {
    guard let text, !text.isEmpty, width > 0, most > 0 else { return [] }
    if numberOfLines == 1 {
      return [text.onOneLine.fitted(to: width, ellipsis: ellipsis)]
    }
    let limit = numberOfLines > 0 ? min(numberOfLines, most) : most
    let rows = text.wrapped(to: width)
    guard rows.count > limit else { return rows }
    let last = rows[limit - 1] + String(Character(ellipsis))
    return rows.prefix(limit - 1) + [last.fitted(to: width, ellipsis: ellipsis)]
  }
}

extension UILabel: CellContent {
  package func naturalSize(width: Int) -> CellSize? {
    guard let text, !text.isEmpty else { return CellSize(width: 0, height: 1) }
    if numberOfLines == 1 {
      return CellSize(width: text.onOneLine.displayWidth, height: 1)
    }
    let rows = rows(width: width, most: .max)
    return CellSize(width: rows.map(\.displayWidth).max() ?? 0, height: max(1, rows.count))
  }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let theme = state.theme
    let rows = rows(width: rect.width, most: rect.height, ellipsis: theme.glyphs.ellipsis)
    let top = rect.minY + (rect.height - rows.count) / 2
    let style = theme.textStyle(textColor, font, isEnabled: isEnabled)
    for (y, row) in rows.enumerated() where (0..<canvas.size.height).contains(top + y) {
      let x = textAlignment.start(of: row, in: rect)
      canvas.write(row, at: CellPoint(x: x, y: top + y), style: style, width: rect.width)
    }
  }

  package var spoken: SpokenView { .text(accessibilityLabel ?? text ?? "") }
}
