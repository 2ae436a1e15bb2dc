/// Compares a screen with the literal in a test.
public enum TextSnapshot {
  /// Throws unless the lines are those of a literal.
  ///
  /// Blanks at the ends of lines and empty lines at the end do not count: a literal cannot show
  /// them. To rewrite a test after a wanted change, copy the screen from the failure.
  ///
  /// - Throws: ``TestSupportError/mismatch(_:)`` with both in frames and the lines that differ.
  public static func compare(
    _ actual: [String], with expected: String, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    let wanted = normalized(
      expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    let found = normalized(actual)
    guard wanted != found else { return }
    throw TestSupportError.mismatch(
      """
      \(file):\(line): the screen differs.
      Expected:
      \(framed(wanted))
      Actual:
      \(framed(found))
      Lines that differ (- expected, + actual):
      \(difference(wanted, found))
      """)
  }

  /// The lines that differ, by number, each as expected and as found.
  static func difference(_ wanted: [String], _ found: [String]) -> String {
    (0..<max(wanted.count, found.count))
      .compactMap { index -> String? in
        let old = index < wanted.count ? wanted[index] : nil
        let new = index < found.count ? found[index] : nil
        guard old != new else { return nil }
        return [old.map { "\(index) - |\($0)|" }, new.map { "\(index) + |\($0)|" }]
          .compactMap { $0 }.joined(separator: "\n")
      }
      .joined(separator: "\n")
  }

  /// The lines between bars, so that blanks show in a log.
  static func framed(_ lines: [String]) -> String {
    lines.map { "|\($0)|" }.joined(separator: "\n")
  }

  private static func normalized(_ lines: [String]) -> [String] {
    var lines = lines.map(\.trimmingBlanksAtEnd)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
