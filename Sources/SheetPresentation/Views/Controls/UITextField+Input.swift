import SheetCells

extension UITextField {
  /// What a panel or a conversation line by line calls the field.
  var spokenName: String { accessibilityLabel ?? placeholder ?? "Text" }

  /// Whether the text is chosen with a view of the author's.
  var hasInput: Bool { inputView?.focusStops.isEmpty == false }

  /// Opens the author's view; `false` when there is none, or the event is not one that does.
  func opensInput(_ event: SheetCells.Event) -> Bool {
    guard hasInput, let input = inputView else { return false }
    switch event {
    case .key(.enter), .key(.down): break
    case .mouse(let mouse) where mouse.action == .press: break
    default: return false
    }
    guard let controller = rootController, inputPanel == nil else { return false }
    let panel = InputPanel(input, accessory: inputAccessoryView)
    panel.title = accessibilityLabel ?? placeholder
    inputPanel = panel
    controller.present(panel, animated: false)
    return true
  }

  /// Marks a field that opens something, and returns the room for its text.
  func drawInputMark(
    into canvas: inout Canvas, in row: CellRect, theme: Theme
  ) -> CellRect {
    guard hasInput, row.width > 4 else { return row }
    let mark = Cell(theme.glyphs.moreVertical[1], style: theme.button)
    canvas.put(mark, at: CellPoint(x: row.maxX - 1, y: row.minY))
    return CellRect(x: row.minX, y: row.minY, width: row.width - 2, height: 1)
  }

  /// What the author's view says line by line, under the field's name.
  var spokenInput: SpokenView? {
    guard hasInput else { return nil }
    switch inputView?.content?.spoken {
    case .question(var question):
      question.prompt = spokenName
      return .question(question)
    case .choices(let choices):
      return .choices(
        choices.map { choice in
          SpokenChoice("\(spokenName): \(choice.title)", stays: true, choose: choice.choose)
        })
    default: return nil
    }
  }
}
