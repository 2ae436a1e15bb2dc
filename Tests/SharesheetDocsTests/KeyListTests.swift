import SheetEngine
import Testing

/// README.md and the manual list the keys of the grid as the program has them.
@Suite struct KeyListTests {
  /// A row: the keys, then what they do.
  private var bindings: [[String]] {
    SheetBindings.grid.map { [$0.names, $0.meaning] }
      + SheetBindings.everywhere.map { [$0.names, $0.meaning] }
  }

  @Test func readmeHasEveryKeyAndNoOther() throws {
    let lines = try Documents.lines(of: "README.md", from: "BEGIN KEYS", to: "END KEYS")
    let rows = lines.filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
    #expect(Array(rows) == bindings)
  }

  @Test func manualHasEveryKeyAndNoOther() throws {
    let lines = try Documents.lines(
      of: "Resources/Manual/sharesheet.1", from: "BEGIN KEYS", to: "END KEYS")
    var rows: [[String]] = []
    for line in lines where !line.hasPrefix(".Bl") && !line.hasPrefix(".El") {
      if line.hasPrefix(".It ") {
        let keys = line.dropFirst(4).replacing("\\&", with: "").replacing(" ,", with: ",")
        rows.append([String(keys), ""])
      } else if let last = rows.indices.last {
        rows[last][1] += (rows[last][1].isEmpty ? "" : " ") + line
      }
    }
    #expect(rows == bindings)
  }
}
