import Foundation
import SheetGraphics
import SheetImaging
import SheetPresentation

extension UIImage.SymbolConfiguration {
  /// For text of a font: its size counts.
  public convenience init(font: UIFont) {
    self.init(pointSize: font.pointSize)
  }

  /// For text of a font: its size counts, and whether it is to be larger or smaller.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(pointSize: font.pointSize, weight: .regular, scale: scale)
  }

  /// For text of a style.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(font: .preferredFont(forTextStyle: textStyle))
  }

  /// For text of a style, larger or smaller.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }
}
