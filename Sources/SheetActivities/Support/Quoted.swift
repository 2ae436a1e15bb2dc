import SheetCells
import SheetFiles

extension String {
  /// The text in quotation marks, safe for the screen, as messages name things.
  var quoted: String { "\"\(displayable)\"" }
}

extension FilePath {
  /// The path in quotation marks, safe for the screen.
  var quoted: String { text.quoted }
}
