import Foundation
import SheetCells

/// Asks for the fields of a ``Form``.
///
/// Tab, Shift-Tab and arrows go between the fields; blank ticks a checkbox; left and right change a
/// choice and Enter lists its values; Ctrl-S, or Enter in the last field, submits. Values that are
/// refused get a message below their field.
///
/// The controller does not dismiss itself: an activity that returns it as its own controller finishes in
/// ``onSubmit``, others dismiss it there.
///
/// ```swift
/// let controller = FormViewController(form: form)
/// controller.onSubmit = { [weak self] values in self?.send(to: values.text("to")) }
/// ```
open class FormViewController: UIViewController {
  /// Runs with the values when the person submits and nothing is wrong with them. May run again, if the
  /// form stays and the person submits again.
  public final var onSubmit: (@MainActor (FormValues) -> Void)?
  /// Runs when the person leaves by Esc or the button; `nil` does what Esc does for every controller.
  public final var onCancel: (@MainActor () -> Void)?

  /// Problems that were shown since they were last taken; how the linear form learns of a failure.
  private var newProblems: [String: String] = [:]

  var model: FormModel
  var scroll = VerticalScroll()
  var lastDrawing = FormDrawing()

  /// A panel with a form, entitled with the form's title.
  public init(form: Form) {
    model = FormModel(form)
    super.init()
    title = form.title
  }

  /// The form with what was entered so far. Setting it starts anew.
  open var form: Form {
    get { model.form }
    set {
      model = FormModel(newValue)
      title = newValue.title
      setNeedsDisplay()
    }
  }

  /// Shows messages by field id, as if validation had found them: for what only the other side can
  /// know, such as a refused password. An id that is no field's is shown above the buttons.
  open func show(problems: [String: String]) {
    model.show(problems)
    newProblems = problems
    setNeedsDisplay()
  }

  /// Shows other fields, as when something became known. Those that stay keep what was entered, where they
  /// still take it, and the focus.
  ///
  /// - Parameter keeping: Whether values that were entered win over the new ones.
  package func replace(_ form: Form, keeping: Bool = true) {
    model.replace(form, keeping: keeping)
    title = form.title
    setNeedsDisplay()
  }

  /// Called before a conversation line by line begins: the panel is never loaded then. May block.
  open func prepareForConversation() {}

  /// Called in a conversation line by line after each answer, with the field's id. The form may be replaced
  /// by one with other questions then. May block.
  open func didAnswer(_ field: String) {}

  /// The problems that ``show(problems:)`` got since the last call.
  package func takeNewProblems() -> [String: String] {
    defer { newProblems = [:] }
    return newProblems
  }

  /// Hands over what was entered, when nothing is wrong with it: runs ``onSubmit``.
  open func submit(_ values: FormValues) { onSubmit?(values) }

  /// Does what the person wants who leaves: runs ``onCancel``, and tells whether there is one.
  open func giveUp() -> Bool {
    guard let onCancel else { return false }
    onCancel()
    return true
  }

  open override func presentationFrame(in screen: CellSize) -> CellRect {
    fitted(super.presentationFrame(in: screen)) { contentSize(available: $0) }
  }

  open override func draw(into canvas: inout Canvas, theme: Theme) {
    drawContent(into: &canvas, theme: theme)
  }

  open override func handle(_ event: Event) -> Bool {
    switch use(event) {
    case .unused: return leaves(event) && giveUp()
    case .used: break
    case .submit: submit(form.values)
    case .cancel: _ = giveUp() || leave()
    case .list(let field): presentList(for: field)
    }
    setNeedsDisplay()
    return true
  }

  private func use(_ event: Event) -> FormModel.Outcome {
    switch event {
    case .key(let key): model.handle(key)
    case .paste(let text): model.paste(text)
    case .mouse(let mouse): handle(mouse)
    }
  }

  private func leaves(_ event: Event) -> Bool {
    event == .key(.escape) || event == .key(.control("c"))
  }

  private func leave() -> Bool {
    if let cancelHandler { cancelHandler() } else { dismiss(animated: true) }
    return true
  }

  private func presentList(for index: Int) {
    let field = form.fields[index]
    let list = ListViewController(
      title: field.label, items: field.choices.map { ListItem($0.title) },
      selectedIndex: model.chosen(in: index) ?? 0)
    list.onChoose = { [weak self, weak list] choice in
      self?.model.choose(choice, in: index)
      list?.dismiss(animated: true)
    }
    present(list, animated: true)
  }

  private func handle(_ mouse: Mouse) -> FormModel.Outcome {
    switch mouse.action {
    case .press: return press(at: mouse.location)
    case .wheelUp: return model.handle(.backTab)
    case .wheelDown: return model.handle(.tab)
    case .release: return .unused
    }
  }

  /// A click gives the focus; on a button, a checkbox or a choice it also acts.
  private func press(at point: CellPoint) -> FormModel.Outcome {
    guard let (stop, rect) = lastDrawing.target(at: point, scroll: scroll) else { return .unused }
    let hadFocus = model.focus == stop
    model.focus = stop
    guard let index = model.focusedField else { return model.handle(.enter) }
    let place = CellPoint(x: point.x - rect.minX, y: point.y - rect.minY)
    switch model.editors[index] {
    case .line(var editor):
      guard hadFocus else { return .used }
      editor.moveCursor(toColumn: place.x, masked: form.fields[index].kind == .secureText)
      model.editors[index] = .line(editor)
    case .lines(var editor):
      let row = place.y + (lastDrawing.textScrolls[index]?.top ?? 0)
      editor.moveCursor(to: CellPoint(x: place.x - FormLayout.textEdge, y: row))
      model.editors[index] = .lines(editor)
    case nil: return model.handle(.character(" "))
    }
    return .used
  }
}
