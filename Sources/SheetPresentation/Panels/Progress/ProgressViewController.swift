import Foundation
import SheetCells

/// Shows how far a piece of work is, with a button that cancels it.
///
/// ```swift
/// let progress = ProgressViewController(title: "Sending", unit: .bytes)
/// progress.onCancel = { upload.cancel() }
/// present(progress, animated: true)
/// upload.start { done, total in progress.reporter.update(done: done, total: total) }
/// ```
///
/// It is drawn only when something new was reported: while the total is unknown the bar moves with each
/// report and stands still when there is none. The controller does not dismiss itself.
open class ProgressViewController: UIViewController {
  /// Runs once, when the person cancels by the button or Esc; `nil` does what Esc does for every
  /// controller. After that a second Esc leaves at once, so that nobody is held by work that hangs.
  open var onCancel: (@MainActor () -> Void)?
  /// Runs once, when the person no longer wants to watch work that goes on by itself: by the second button
  /// or `w`. Only once the work has said that it does.
  package var onLetGo: (@MainActor () -> Void)?
  /// What the amounts count.
  public let unit: ProgressSnapshot.Unit
  /// How far the work is, as it was last told.
  public private(set) var progress = ProgressSnapshot()
  /// Takes reports from any thread. It does not keep the controller alive.
  public private(set) lazy var reporter = ProgressReporter { [weak self] in self?.show($0) }

  private var updates = 0
  private var isCancelling = false
  private var isLettingGo = false
  /// Whether the second button has the focus.
  private var isOnSecond = false
  private var buttonRects: [CellRect] = []
  /// That of the last frame: it decides how large a code is.
  private var theme = Theme(colorDepth: .monochrome)

  /// A panel with a title.
  public init(title: String?, unit: ProgressSnapshot.Unit = .bytes) {
    self.unit = unit
    super.init()
    self.title = title
  }

  /// Shows how far the work is, now; ``reporter`` is for other threads and many reports.
  open func show(_ snapshot: ProgressSnapshot) {
    progress = snapshot
    updates += 1
    setNeedsDisplay()
  }

  open override func presentationFrame(in screen: CellSize) -> CellRect {
    let frame = super.presentationFrame(in: screen)
    guard let notice = progress.notice else {
      return fitted(frame) { CellSize(width: min(60, $0), height: Self.ownRows) }
    }
    // A code is worth the distance to the edge of the screen.
    let room = notice.code == nil ? frame : CellRect(size: screen)
    return fitted(room) { available in
      let inner = available - 2 * margin(of: available)
      let size = NoticeLayout.size(
        notice, code: codeSize, available: inner, needed: Self.ownRows)
      return CellSize(width: size.width + available - inner, height: size.height)
    }
  }

  /// The rows of message, bar, facts and buttons, with a blank one.
  private static let ownRows = 5

  private func margin(of width: Int) -> Int { width >= 20 ? 2 : 0 }

  private var codeSize: CellSize? {
    progress.notice?.code.map { CodeDrawing(symbol: $0, theme: theme).size }
  }

  open override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.enter), .key(.character(" ")): press(isOnSecond ? 1 : 0)
    case .key(.escape), .key(.control("c")):
      guard onCancel != nil, !isOver else { return false }
      press(0)
    case .key(.character("w")) where canBeLetGo: press(1)
    case .key(.tab), .key(.backTab), .key(.left), .key(.right):
      isOnSecond = canBeLetGo && !isOnSecond
      setNeedsDisplay()
    case .mouse(let mouse) where mouse.action == .press:
      guard let index = buttonRects.firstIndex(where: { $0.contains(mouse.location) }) else {
        return false
      }
      press(index)
    default: return false
    }
    return true
  }

  /// Whether the person has chosen; then a second Esc leaves.
  private var isOver: Bool { isCancelling || isLettingGo }

  private var canBeLetGo: Bool { progress.canBeLetGo && onLetGo != nil }

  private func press(_ button: Int) {
    button == 0 ? cancel() : letGo()
  }

  private func letGo() {
    guard !isOver else { return }
    isLettingGo = true
    setNeedsDisplay()
    onLetGo?()
  }

  private func cancel() {
    guard !isOver else { return }
    isCancelling = true
    setNeedsDisplay()
    if let onCancel {
      onCancel()
    } else if let cancelHandler {
      cancelHandler()
    } else {
      dismiss(animated: true)
    }
  }

  // MARK: Drawing

  /// From the bottom: button, facts, bar, message; the button goes first when there is no room.
  open override func draw(into canvas: inout Canvas, theme: Theme) {
    if self.theme != theme, progress.notice != nil { setNeedsDisplay() }
    self.theme = theme
    let rect = drawNotice(into: &canvas, theme: theme)
    var y = rect.minY
    if rect.height >= 4 {
      let text = progress.message.fitted(to: rect.width, ellipsis: theme.glyphs.ellipsis)
      canvas.write(text, at: rect.origin, style: theme.text)
      y += 1
    }
    if rect.height >= 2 {
      drawBar(y: y, into: &canvas, in: rect, theme: theme)
      y += 1
    }
    drawFacts(y: y, into: &canvas, in: rect, theme: theme)
    drawButtons(into: &canvas, in: rect, theme: theme)
  }

  /// Draws the notice, if there is one, and returns the room that it leaves.
  private func drawNotice(into canvas: inout Canvas, theme: Theme) -> CellRect {
    let room = canvas.bounds.inset(dx: margin(of: canvas.size.width), dy: 0)
    guard let notice = progress.notice else { return room }
    let layout = NoticeLayout(notice, code: codeSize, in: room, needed: Self.ownRows)
    canvas.draw(notice, layout, theme: theme)
    return layout.rest
  }

  private func drawBar(y: Int, into canvas: inout Canvas, in rect: CellRect, theme: Theme) {
    let percent = progress.fraction.map { "\(Int($0 * 100))%" } ?? ""
    let width = max(0, rect.width - (percent.isEmpty || rect.width < 12 ? 0 : 5))
    let line = CellRect(x: rect.minX, y: y, width: width, height: 1)
    canvas.fill(line, with: theme.glyphs.bar[1], style: theme.border)
    canvas.fill(done(in: line), with: theme.glyphs.bar[0], style: theme.progress)
    guard width < rect.width else { return }
    let place = CellPoint(x: rect.maxX - percent.displayWidth, y: y)
    canvas.write(percent, at: place, style: theme.text)
  }

  /// The done part of the bar, or a piece that moves with each report when there is no total.
  private func done(in line: CellRect) -> CellRect {
    if let fraction = progress.fraction {
      let width = Int(Double(line.width) * fraction)
      return CellRect(x: line.minX, y: line.minY, width: width, height: 1)
    }
    let piece = max(1, line.width / 6)
    let x = line.minX + updates % max(1, line.width - piece + 1)
    return CellRect(x: x, y: line.minY, width: progress.total == 0 ? 0 : piece, height: 1)
      .intersection(line)
  }

  private func drawFacts(y: Int, into canvas: inout Canvas, in rect: CellRect, theme: Theme) {
    let separator = " \(theme.glyphs.separator) "
    var facts = isCancelling ? ["Cancelling"] : progress.facts(unit)
    while facts.count > 1, facts.joined(separator: separator).displayWidth > rect.width {
      facts.removeLast()
    }
    let text = facts.joined(separator: separator)
    canvas.write(
      text.fitted(to: rect.width, ellipsis: theme.glyphs.ellipsis),
      at: CellPoint(x: rect.minX, y: y), style: theme.secondary)
    canvas.cursor = CellPoint(x: rect.minX, y: y)
  }

  private func drawButtons(into canvas: inout Canvas, in rect: CellRect, theme: Theme) {
    buttonRects = []
    guard rect.height >= 3 else { return }
    let titles = ["Cancel"] + (canBeLetGo ? ["Stop Watching"] : [])
    let buttons = titles.map { PanelButton(title: $0, look: isOver ? .disabled : .normal) }
    buttonRects = ButtonLayout.row(buttons, in: rect.width, y: rect.maxY - 1).map {
      CellRect(x: $0.minX + rect.minX, y: $0.minY, width: $0.width, height: 1)
    }
    let focus = canBeLetGo && isOnSecond ? 1 : 0
    for (index, button) in buttons.enumerated() {
      button.draw(into: &canvas, at: buttonRects[index], isFocused: index == focus, theme: theme)
    }
  }
}
