import Foundation
import SheetCells

/// The border, title and shadow of a panel, and the dimming of what lies below it.
@MainActor
enum PanelChrome {
  /// The controller drawn, with its border if it has one.
  static func layer(for controller: UIViewController, frame: CellRect, theme: Theme) -> Layer {
    let id = UInt(bitPattern: ObjectIdentifier(controller))
    let content = contentFrame(of: controller, frame: frame)
    var inner = Canvas(size: content.size)
    controller.draw(into: &inner, theme: theme)
    guard content != frame else {
      inner.drawWayOut(of: controller, theme: theme)
      return Layer(id: id, origin: frame.origin, canvas: inner)
    }
    var canvas = Canvas(size: frame.size)
    canvas.drawBox(canvas.bounds, glyphs: theme.glyphs, style: theme.accent)
    if let title = controller.borderTitle, frame.width > 8 {
      let text = " " + title.fitted(to: frame.width - 6, ellipsis: theme.glyphs.ellipsis) + " "
      canvas.write(
        text, at: CellPoint(x: (frame.width - text.displayWidth) / 2, y: 0), style: theme.heading)
    }
    canvas.draw(inner, at: CellPoint(x: 1, y: 1))
    if let row = controller.ruleRow, row + 2 < frame.height {
      canvas.drawRule(y: row + 1, in: canvas.bounds, glyphs: theme.glyphs, style: theme.accent)
    }
    canvas.drawWayOut(of: controller, theme: theme)
    return Layer(id: id, origin: frame.origin, canvas: canvas)
  }

  /// Where the content lies on the screen.
  static func contentFrame(of controller: UIViewController, frame: CellRect) -> CellRect {
    guard controller.hasChrome, frame.width > 4, frame.height > 2 else { return frame }
    return frame.inset(dx: 1, dy: 1)
  }

  /// Dims a layer and lets the panels above it throw their shadow, two columns and a row off.
  static func dim(_ layer: inout Layer, below panels: [CellRect], theme: Theme) {
    layer.canvas.restyle(layer.canvas.bounds) { $0 = theme.dimmed($0) }
    for panel in panels {
      let shadow = CellRect(
        x: panel.minX + 2 - layer.origin.x, y: panel.minY + 1 - layer.origin.y,
        width: panel.width, height: panel.height)
      layer.canvas.restyle(shadow) { $0 = theme.shadow }
    }
  }
}

extension Canvas {
  /// Says at the bottom how a screen can be left that Esc does not leave.
  @MainActor
  fileprivate mutating func drawWayOut(of controller: UIViewController, theme: Theme) {
    guard controller.parts?.refusesEscape == true, size.width > 6, size.height > 1 else { return }
    let words = ["Leave by a button, or Ctrl-C", "a button or Ctrl-C", "Ctrl-C"]
    let room = size.width - 6
    let shown = words.first { $0.displayWidth <= room } ?? ""
    let x = (size.width - shown.displayWidth - 2) / 2
    write(" \(shown) ", at: CellPoint(x: x, y: size.height - 1), style: theme.key)
  }
}
