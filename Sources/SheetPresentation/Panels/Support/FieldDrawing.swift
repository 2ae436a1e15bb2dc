import SheetCells

extension Canvas {
  /// Draws a line of text that can be edited, over the whole width of the first row of `rect`.
  ///
  /// - Parameter showsEnd: without the focus, cut the beginning instead of the end.
  mutating func drawField(
    _ editor: inout LineEditor, placeholder: String, isSecret: Bool, isFocused: Bool,
    showsEnd: Bool = false, in rect: CellRect, theme: Theme
  ) {
    guard rect.width > 0 else { return }
    let style = isFocused ? theme.focusedField : theme.field
    let row = CellRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)
    fill(row, style: style)
    if editor.text.isEmpty {
      let text = placeholder.fitted(to: rect.width, ellipsis: theme.glyphs.ellipsis)
      write(text, at: rect.origin, style: theme.secondary.adding(.underline), width: rect.width)
    }
    let mask: Character? = isSecret ? (theme.glyphs.isASCII ? "*" : "•") : nil
    guard isFocused else {
      let text = String(editor.text.map { mask ?? $0 })
      let shown =
        showsEnd ? text.keepingEnd(rect.width, theme) : text.keepingStart(rect.width, theme)
      write(shown, at: rect.origin, style: style, width: rect.width)
      return
    }
    let line = editor.visibleLine(width: rect.width, mask: mask)
    write(line.text, at: rect.origin, style: style, width: rect.width)
    cursor = CellPoint(x: rect.minX + min(line.cursorColumn, rect.width - 1), y: rect.minY)
    showsCursor = true
  }
}

extension String {
  fileprivate func keepingStart(_ width: Int, _ theme: Theme) -> String {
    fitted(to: width, ellipsis: theme.glyphs.ellipsis)
  }

  /// The end of the text within `width` columns, with a mark for what was cut before it. Not the
  /// ellipsis: among ASCII characters that is `~`, which in a path means the home folder.
  fileprivate func keepingEnd(_ width: Int, _ theme: Theme) -> String {
    guard displayWidth > width else { return self }
    var (kept, left) = (Substring(self)[endIndex...], width - 1)
    for index in indices.reversed() {
      left -= self[index].columns
      guard left >= 0 else { break }
      kept = self[index...]
    }
    return String(Character(theme.glyphs.more[0])) + kept
  }
}
