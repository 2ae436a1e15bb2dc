import SheetCells

extension String {
  /// Foreign words as the end of a sentence that they explain: `: disk full.`, or a full stop where there are
  /// none.
  var asReason: String {
    let words = displayable.trimmingBlanks
    guard !words.isEmpty else { return "." }
    return ": " + words + (words.hasSuffix(".") ? "" : ".")
  }
}
