import SheetCells

/// Where the parts of an alert lie in a canvas: the message above, the fields and buttons below it.
/// When there is not room for all, the message scrolls first, and the controls only when it has shrunk
/// to a third.
struct AlertLayout: Equatable {
  let message: CellRect
  /// Through which the controls are seen.
  let controls: CellRect
  /// The fields, then the buttons, on a canvas of their own as wide as ``controls``.
  let fields: [CellRect], buttons: [CellRect]
  /// The rows of all controls together.
  let controlsHeight: Int

  init(_ size: CellSize, messageRows: Int, fieldCount: Int, buttons: [PanelButton], stacks: Bool) {
    let margin = Self.margins(size.width) / 2
    let width = max(0, size.width - 2 * margin)
    fields = (0..<fieldCount).map { CellRect(x: 0, y: $0, width: width, height: 1) }
    let top = Self.top(ofButtonsBelow: fieldCount, hasButtons: !buttons.isEmpty, size: size)
    self.buttons =
      stacks
      ? ButtonLayout.stack(buttons, in: width, y: top)
      : ButtonLayout.row(buttons, in: width, y: top)
    controlsHeight = self.buttons.last?.maxY ?? fieldCount
    let gap = controlsHeight > 0 && messageRows > 0 && size.height > controlsHeight + 1 ? 1 : 0
    let least = size.height >= 4 ? min(messageRows, size.height / 3) : 0
    let shown = min(controlsHeight, size.height - least)
    let room = size.height - shown - gap
    message = CellRect(x: margin, y: 0, width: width, height: min(messageRows, room))
    controls = CellRect(x: margin, y: size.height - shown, width: width, height: shown)
  }

  /// The columns left free at both sides together.
  static func margins(_ width: Int) -> Int { width >= 20 ? 4 : 0 }

  /// A blank row parts the buttons from the fields where there is room for it.
  private static func top(ofButtonsBelow fields: Int, hasButtons: Bool, size: CellSize) -> Int {
    hasButtons && fields > 0 && size.height >= fields + 4 ? fields + 1 : fields
  }
}
