import HelperProtocol
import SheetCells
import SheetFiles
import SheetPresentation

/// What the panel for receiving shows while nothing is asked: how this device is seen, and what happened.
struct ReceivePage {
  private struct Line {
    var text: String
    var isFailure: Bool
  }

  /// Lines that are kept: a peer can cause as many as it likes.
  private static let mostLines = 1000

  private var heading = "Starting"
  private var hasFailed = false
  private var facts: [(label: String, value: String)] = []
  private let settings: ReceptionSettings
  private var lines: [Line] = []
  /// Rows between the end of the list and what is seen.
  private var back = 0
  private var rowCount = 0, seen = 0

  init(_ settings: ReceptionSettings) {
    self.settings = settings
  }

  /// Others can send now.
  mutating func begin(_ device: LocalSendDevice?) {
    guard let device else { return }
    heading = "Ready. Choose this device on the other one."
    facts = [("Name", device.shownName), ("Address", LocalNetwork().words(port: device.port ?? 0))]
    facts.append(("Fingerprint", FingerprintWords.words(of: device.fingerprint)))
    if let pin = settings.pin { facts.append(("PIN", pin)) }
    facts.append(("Saves in", settings.shownFolder))
  }

  /// Nothing can be received.
  mutating func fail(_ words: String) {
    (heading, hasFailed) = (words, true)
  }

  /// Adds a line about what happened.
  mutating func add(_ text: String, isFailure: Bool) {
    lines.append(Line(text: text, isFailure: isFailure))
    if lines.count > Self.mostLines { lines.removeFirst() }
    back = 0
  }

  /// Scrolls; `false` for other events.
  mutating func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.up), .key(.character("k")): scroll(by: 1)
    case .key(.down), .key(.character("j")): scroll(by: -1)
    case .key(.pageUp): scroll(by: max(1, seen - 1))
    case .key(.pageDown): scroll(by: -max(1, seen - 1))
    case .mouse(let mouse) where mouse.action == .wheelUp: scroll(by: 3)
    case .mouse(let mouse) where mouse.action == .wheelDown: scroll(by: -3)
    default: return false
    }
    return true
  }

  private mutating func scroll(by rows: Int) {
    back = max(0, min(back + rows, rowCount - seen))
  }

  // MARK: Drawing

  mutating func draw(into canvas: inout Canvas, theme: Theme) {
    let margin = canvas.size.width >= 20 ? 1 : 0
    let width = max(1, canvas.size.width - 2 * margin)
    var y = drawHeading(into: &canvas, x: margin, width: width, theme: theme)
    for fact in facts where y < canvas.size.height - 1 {
      draw(fact, at: CellPoint(x: margin, y: y), width: width, into: &canvas, theme: theme)
      y += 1
    }
    if canvas.size.height > 12, y > 0 { y += 1 }
    let footer = canvas.size.height >= 4 ? 1 : 0
    let area = CellRect(x: margin, y: y, width: width, height: canvas.size.height - footer - y)
    if area.height > 0 { drawLines(into: &canvas, in: area, theme: theme) }
    guard footer > 0 else { return }
    let scrolls: [KeyHint] = rowCount > seen ? [("↑↓", "scroll")] : []
    let place = CellRect(x: margin, y: canvas.size.height - 1, width: width, height: 1)
    canvas.drawKeyHints(scrolls + [("esc", "stop")], in: place, theme: theme)
  }

  private func drawHeading(
    into canvas: inout Canvas, x: Int, width: Int, theme: Theme
  ) -> Int {
    let rows = heading.wrapped(to: width)
    for (y, row) in rows.enumerated() {
      canvas.write(
        row, at: CellPoint(x: x, y: y), style: hasFailed ? theme.failure : theme.heading)
    }
    canvas.cursor = CellPoint(x: x, y: 0)
    return rows.count
  }

  private func draw(
    _ fact: (label: String, value: String), at place: CellPoint, width: Int,
    into canvas: inout Canvas, theme: Theme
  ) {
    let indent = width >= 30 ? 13 : 0
    if indent > 0 { canvas.write(fact.label, at: place, style: theme.secondary) }
    let value = fact.value.fitted(to: width - indent, ellipsis: theme.glyphs.ellipsis)
    canvas.write(value, at: CellPoint(x: place.x + indent, y: place.y), style: theme.text)
  }

  private mutating func drawLines(into canvas: inout Canvas, in area: CellRect, theme: Theme) {
    let rows = lines.flatMap { line in
      line.text.wrapped(to: area.width).map { (text: $0, isFailure: line.isFailure) }
    }
    (rowCount, seen) = (rows.count, area.height)
    scroll(by: 0)
    let shown = rows.dropLast(back).suffix(area.height)
    for (y, row) in shown.enumerated() {
      canvas.write(
        row.text, at: CellPoint(x: area.minX, y: area.minY + y),
        style: row.isFailure ? theme.failure : theme.text)
    }
  }
}

extension ReceptionSettings {
  /// The folder as a person reads it.
  package var shownFolder: String {
    UserDirectories(environment: environment).abbreviate(folder).displayable
  }
}
