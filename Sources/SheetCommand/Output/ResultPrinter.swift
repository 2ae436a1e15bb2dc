import SheetCells
import SheetFiles

/// Makes the bytes for standard output.
///
/// Into a pipe or a file, paths go byte for byte and texts unchanged, so that the next program gets
/// what the activity made. A name with a newline then takes two lines: only `--print0` and `--json`
/// tell it apart. To a terminal, everything goes through `displayable`.
public struct ResultPrinter: Sendable {
  private let isJSON: Bool
  private let isTerminal: Bool
  private let terminator: [UInt8]

  /// A printer for these options.
  public init(options: Options, isTerminal: Bool) {
    isJSON = options.isJSON
    self.isTerminal = isTerminal
    terminator = options.resultsEndInNUL ? [0] : [.newline]
  }

  /// The bytes for the end of a run.
  public func bytes(for result: ShareResult) -> [UInt8] {
    guard !isJSON else { return Array(result.json.utf8) + terminator }
    return result.results.flatMap { bytes(for: $0) + terminator }
  }

  /// The bytes for the list: a table, or an array of objects. `includesUnavailable` adds those that
  /// cannot act on the items, with their reasons.
  public func bytes(
    for activities: [ActivityDescription], includesUnavailable: Bool
  ) -> [UInt8] {
    let shown = activities.filter { includesUnavailable || $0.isAvailable }
    guard !isJSON else {
      return Array(JSONText.array(shown.map(\.json)).utf8) + terminator
    }
    return ActivityTable(shown).lines.flatMap { Array($0.utf8) + terminator }
  }

  private func bytes(for value: ResultValue) -> [UInt8] {
    switch value {
    case .file(let path): return isTerminal ? Array(path.text.displayable.utf8) : path.bytes
    case .url(let text): return Array((isTerminal ? text.displayable : text).utf8)
    case .text(let text): return Array((isTerminal ? safeLines(text) : text).utf8)
    }
  }

  /// A text keeps its lines on the screen.
  private func safeLines(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return lines.map { String($0).displayable }.joined(separator: "\n")
  }
}

/// The list of activities in columns: short name, row, title, and the reason where there is one.
private struct ActivityTable {
  private let rows: [[String]]

  init(_ activities: [ActivityDescription]) {
    rows = activities.map { activity in
      [activity.name.short, activity.row.rawValue, activity.title, activity.reason ?? ""]
        .map(\.displayable)
    }
  }

  var lines: [String] {
    let widths = (0..<4).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0.padded(to: $1) }
      return cells.joined(separator: "  ").withoutTrailingBlanks
    }
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

extension ShareResult {
  fileprivate var json: String {
    let failure = error.map {
      JSONText.object([
        "message": JSONText.string($0.message), "detail": JSONText.string($0.detail),
      ])
    }
    return JSONText.object([
      "activityType": JSONText.string(activityType),
      "title": JSONText.string(title),
      "outcome": JSONText.string(outcome.rawValue),
      "results": JSONText.array(results.map(\.json)),
      "error": failure ?? "null",
    ])
  }
}

extension ResultValue {
  /// JSON has only Unicode: a path that is not UTF-8 is written as its `file:` URL, which cannot be
  /// mistaken, since a path begins with a slash.
  fileprivate var json: String {
    let (kind, value) =
      switch self {
      case .file(let path):
        ("file", String(validating: path.bytes, as: UTF8.self) ?? path.fileURL)
      case .url(let text): ("url", text)
      case .text(let text): ("text", text)
      }
    return JSONText.object(["kind": JSONText.string(kind), "value": JSONText.string(value)])
  }
}

extension ActivityDescription {
  fileprivate var json: String {
    JSONText.object([
      "activityType": JSONText.string(name.identifier),
      "name": JSONText.string(name.short),
      "row": JSONText.string(row.rawValue),
      "title": JSONText.string(title),
      "available": isAvailable ? "true" : "false",
      "reason": JSONText.string(reason),
    ])
  }
}
