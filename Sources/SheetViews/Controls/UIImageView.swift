import Foundation
import SheetCells
import SheetGraphics
import SheetImaging
import SheetPresentation

/// A picture, drawn with characters; UIKit's names. It keeps its proportions, whatever the content mode. It is
/// decoded and drawn on another thread and appears when it is ready. A QR code is drawn sharp where it has room for
/// two squares a cell. Of a symbol and of a template only the shape
/// counts, in the tint's colour or, without one, in that of text.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      picture = nil
      codeSize = nil
      isLoading = false
      contentChanged()
    }
  }
  /// Accepted for code written for iOS.
  open var highlightedImage: UIImage?
  /// Accepted for code written for iOS.
  open var isHighlighted = false
  /// Accepted for code written for iOS.
  open var animationImages: [UIImage]?
  private var picture: PreviewPicture?
  private var isLoading = false
  /// The cells that a code takes at least.
  private var codeSize: CellSize?

  /// A view as large as the picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// As on iOS: a symbol is a template unless somebody says otherwise.
  private var isShape: Bool {
    guard let image else { return false }
    let mode = image.renderingMode
    return mode == .alwaysTemplate || (mode == .automatic && image.isSymbolImage)
  }

  /// The tint's colour for a shape. Reverse video belongs to the characters that it is drawn with.
  private func tint(_ canvas: inout Canvas, _ theme: Theme) {
    let look = theme.textStyle(tintColor, nil)
    canvas.restyle(canvas.bounds) { style in
      let isReversed = style.attributes.contains(.reverse)
      style = isReversed ? look.adding(.reverse) : look
    }
  }

  private func load() {
    guard let image, !isLoading else { return }
    isLoading = true
    runInBackground {
      (try? image.decoded()).map { ($0, ModulePicture($0)?.codeSize) }
    } then: { [weak self] loaded in
      guard let self, self.image === image, let (bitmap, codeSize) = loaded else { return }
      if !isShape, let codeSize {
        self.codeSize = codeSize
        contentChanged()
      }
      picture = PreviewPicture(bitmap, isShape: isShape) { [weak self] in self?.setNeedsDisplay() }
      setNeedsDisplay()
    }
  }
}

extension UIImageView: CellContent {
  /// A picture larger than this is not wanted in a panel; cells.
  private static let most = CellSize(width: 48, height: 14)
  /// Rows of the highest code that makes a picture larger.
  private static let mostRows = 30

  package func naturalSize(width: Int) -> CellSize? {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return nil }
    let most = CellSize(width: min(width, Self.most.width), height: Self.most.height)
    let points = CGSize(most)
    let scale = min(1, points.width / size.width, points.height / size.height)
    let natural = CellSize(
      width: max(1, CellMetrics.columns(size.width * scale)),
      height: max(1, CellMetrics.rows(size.height * scale)))
    guard let codeSize, codeSize.width <= width, codeSize.height <= Self.mostRows else {
      return natural
    }
    return CellSize(
      width: max(natural.width, codeSize.width), height: max(natural.height, codeSize.height))
  }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    guard let picture else { return load() }
    guard rect.width <= 1_000, rect.height <= 1_000,
      var drawn = picture.canvas(fitting: rect.size, theme: state.theme)
    else { return }
    if isShape { tint(&drawn, state.theme) }
    let place = rect.centered(drawn.size)
    canvas.draw(drawn, at: place.origin)
  }

  package var spoken: SpokenView { accessibilityLabel.map(SpokenView.text) ?? .nothing }
}
