import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

extension Theme {
  /// How text of a colour and a font is drawn. Black, white and what is close are the terminal's own
  /// colour; greys and what shines through explain; others become the terminal's colour of that hue.
  func textStyle(_ color: UIColor?, _ font: UIFont?, isEnabled: Bool = true) -> Style {
    var style = isEnabled ? self.style(for: color) : secondary
    if font?.isBold == true {
      style.attributes.subtract(.dim)
      style = style.adding(.bold)
    }
    return font?.isItalic == true ? style.adding(.italic) : style
  }

  private func style(for color: UIColor?) -> Style {
    guard let color else { return text }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard most - least > 0.25 else {
      let isGrey = alpha < 0.9 || (most > 0.2 && least < 0.85)
      return isGrey && alpha > 0 ? secondary : text
    }
    guard colorDepth > .monochrome else { return text }
    return Style(foreground: .palette(Self.hue(red, green, blue)))
  }

  /// The number of the terminal's own colour that is nearest.
  private static func hue(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UInt8 {
    let middle = (max(red, green, blue) + min(red, green, blue)) / 2
    return (red >= middle ? 1 : 0) + (green >= middle ? 2 : 0) + (blue >= middle ? 4 : 0)
  }
}

extension NSTextAlignment {
  /// The column where a row of text begins.
  func start(of text: String, in rect: CellRect) -> Int {
    let left = max(0, rect.width - text.displayWidth)
    switch self {
    case .center: return rect.minX + left / 2
    case .right: return rect.minX + left
    default: return rect.minX
    }
  }
}

extension CellRect {
  /// The row in the middle.
  var middleRow: CellRect {
    CellRect(x: minX, y: minY + max(0, height - 1) / 2, width: width, height: 1)
  }
}
