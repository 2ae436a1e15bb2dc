import SheetCells

/// A button of a panel: what is written on it and how it looks without the focus.
package struct PanelButton: Equatable, Sendable {
  package enum Look: Equatable, Sendable { case normal, destructive, disabled }

  package var title: String
  package var look = Look.normal

  package init(title: String, look: Look = .normal) { (self.title, self.look) = (title, look) }

  /// The columns that it takes, brackets included.
  package var width: Int { title.displayWidth + 4 }

  package func draw(into canvas: inout Canvas, at rect: CellRect, isFocused: Bool, theme: Theme) {
    let style = style(isFocused: isFocused, theme: theme)
    let room = max(0, rect.width - 4)
    let text = title.padded(to: room, ellipsis: theme.glyphs.ellipsis)
    canvas.write("[ \(text) ]", at: rect.origin, style: style, width: rect.width)
    guard isFocused, rect.width > 0 else { return }
    canvas.markFocus(at: CellPoint(x: rect.minX + min(2, rect.width - 1), y: rect.minY))
  }

  private func style(isFocused: Bool, theme: Theme) -> Style {
    switch (look, isFocused) {
    case (.disabled, _): theme.secondary
    case (.normal, false): theme.button
    case (.normal, true): theme.selection
    case (.destructive, false): theme.failure
    case (.destructive, true): theme.failure.adding([.reverse, .bold])
    }
  }
}

/// Where buttons lie: in one row if they fit, else one below the other.
enum ButtonLayout {
  static let gap = 2

  static func fitsInRow(_ buttons: [PanelButton], width: Int) -> Bool {
    rowWidth(buttons) <= width
  }

  static func rowWidth(_ buttons: [PanelButton]) -> Int {
    buttons.reduce(0) { $0 + $1.width } + gap * max(0, buttons.count - 1)
  }

  /// One row, centred; what does not fit is cut.
  static func row(_ buttons: [PanelButton], in width: Int, y: Int) -> [CellRect] {
    var x = max(0, (width - rowWidth(buttons)) / 2)
    return buttons.map { button in
      defer { x += button.width + gap }
      return CellRect(x: x, y: y, width: min(button.width, width - x), height: 1)
    }
  }

  /// One below the other, all as wide as the widest.
  static func stack(_ buttons: [PanelButton], in width: Int, y: Int) -> [CellRect] {
    let widest = min(width, buttons.map(\.width).max() ?? 0)
    return buttons.indices.map {
      CellRect(x: (width - widest) / 2, y: y + $0, width: widest, height: 1)
    }
  }
}
