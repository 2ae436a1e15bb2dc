extension String {
  /// The lines of the text, without empty ones, with a blank between them.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
