import Foundation
import SheetCells
import SheetImaging

/// Shows a QR code as large as it is drawn, and behind the key `s` the form that saves it as a picture, if it
/// asks for something. Enter says that it was read.
///
/// Where the code does not fit into a panel it gets the whole screen; where it does not fit there either,
/// the panel says how much room it takes.
package final class CodeViewController: FormViewController {
  private enum State {
    case making
    case code(CodeSymbol)
    case failed(String)
  }

  /// Runs when the person has seen the code and wants no more.
  package var onDone: (@MainActor () -> Void)?

  private let make: @Sendable () throws -> CodeSymbol
  private var state = State.making
  private var showsForm = false
  private var fillsScreen = false
  /// That of the last frame: it decides what a code is drawn with.
  private var theme = Theme(colorDepth: .monochrome)
  private var screen = CellSize.zero

  /// A panel for a code.
  ///
  /// - Parameters:
  ///   - form: What is asked before the code is saved.
  ///   - make: Makes the code on a background thread, once; its error is shown instead.
  package init(form: Form, make: @escaping @Sendable () throws -> CodeSymbol) {
    self.make = make
    super.init(form: form)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    let make = make
    runInBackground {
      Result { try make() }
    } then: { [weak self] result in
      switch result {
      case .success(let symbol): self?.state = .code(symbol)
      case .failure(let error): self?.state = .failed(error.localizedDescription)
      }
      self?.setNeedsDisplay()
    }
  }

  // MARK: The form

  /// From the form a person goes back to the code.
  package override func giveUp() -> Bool {
    guard showsForm else { return super.giveUp() }
    show(form: false)
    return true
  }

  package override func show(problems: [String: String]) {
    show(form: true)
    super.show(problems: problems)
  }

  /// A form without fields asks for no place.
  private var canSave: Bool { !form.fields.isEmpty }

  private func show(form: Bool) {
    showsForm = form
    setNeedsDisplay()
  }

  package override func handle(_ event: Event) -> Bool {
    guard !showsForm else { return super.handle(event) }
    guard case .code = state, case .key(let key) = event else { return false }
    switch key {
    case .character("s") where canSave: show(form: true)
    case .enter: onDone?()
    default: return false
    }
    return true
  }

  // MARK: Layout

  package override var hasChrome: Bool { !fillsScreen }

  package override func presentationFrame(in screen: CellSize) -> CellRect {
    self.screen = screen
    fillsScreen = false
    guard !showsForm else { return super.presentationFrame(in: screen) }
    guard let code = drawing else { return messageFrame(in: screen) }
    let panel = CellSize(width: max(code.size.width, 34), height: code.size.height + 1)
    if panel.width + 2 <= screen.width, panel.height + 2 <= screen.height {
      return CellRect(size: screen).centered(
        CellSize(width: panel.width + 2, height: panel.height + 2))
    }
    fillsScreen = fits
    return fillsScreen ? CellRect(size: screen) : messageFrame(in: screen)
  }

  private func messageFrame(in screen: CellSize) -> CellRect {
    let width = min(screen.width, 64)
    let rows = message.wrapped(to: max(1, width - 4)).count
    return CellRect(size: screen).centered(
      CellSize(width: width, height: min(screen.height, rows + 2)))
  }

  private var drawing: CodeDrawing? {
    guard case .code(let symbol) = state else { return nil }
    return CodeDrawing(symbol: symbol, theme: theme)
  }

  private var fits: Bool {
    guard let size = drawing?.size else { return false }
    return size.width <= screen.width && size.height <= screen.height
  }

  /// What is said in place of the code.
  private var message: String {
    switch state {
    case .making: "Making the code"
    case .failed(let words): words
    case .code:
      """
      The code takes \(drawing?.size.width ?? 0) columns and \(drawing?.size.height ?? 0) lines; \
      this terminal has \(screen.width) and \(screen.height). Make the window larger or its letters \
      smaller\(canSave ? ", or press s to save the code as a picture" : "").
      """
    }
  }

  // MARK: Drawing

  package override func draw(into canvas: inout Canvas, theme: Theme) {
    // The frame was laid out for another theme: only the first one can be.
    if self.theme != theme { setNeedsDisplay() }
    self.theme = theme
    guard !showsForm else { return super.draw(into: &canvas, theme: theme) }
    guard let code = drawing, fits else { return drawMessage(into: &canvas) }
    let (size, room) = (code.size, canvas.size)
    let hasFooter = room.height > size.height
    code.draw(
      into: &canvas,
      at: CellPoint(
        x: (room.width - size.width) / 2, y: (room.height - (hasFooter ? 1 : 0) - size.height) / 2))
    canvas.cursor = CellPoint(x: 0, y: room.height - 1)
    if hasFooter { drawFooter(into: &canvas) }
  }

  private func drawMessage(into canvas: inout Canvas) {
    let margin = canvas.size.width >= 20 ? 1 : 0
    for (y, row) in message.wrapped(to: max(1, canvas.size.width - 2 * margin)).enumerated() {
      canvas.write(row, at: CellPoint(x: margin, y: y), style: theme.text)
    }
    canvas.cursor = CellPoint(x: margin, y: 0)
  }

  private func drawFooter(into canvas: inout Canvas) {
    var x = 1
    let save = canSave ? [("s", "save")] : []
    for (key, word) in [("Enter", "done")] + save + [("Esc", "back")] {
      let y = canvas.size.height - 1
      x += canvas.write(key, at: CellPoint(x: x, y: y), style: theme.key) + 1
      x += canvas.write(word, at: CellPoint(x: x, y: y), style: theme.secondary) + 3
    }
  }
}
