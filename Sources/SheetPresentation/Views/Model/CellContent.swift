import SheetCells

/// What a view that shows something in cells does, beside what UIKit knows of it. Views without it are
/// containers.
@MainActor
package protocol CellContent: AnyObject {
  /// The cells that it wants, in `width` columns at most; `nil` when it has no size of its own. A size
  /// of zero columns or rows leaves that direction open.
  func naturalSize(width: Int) -> CellSize?
  /// Draws itself, without its subviews. `rect` may go beyond the canvas.
  func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState)
  /// Whether Tab stops here.
  var takesFocus: Bool { get }
  /// Handles an event while it has the focus, and whatever its subviews did not use. A click's place is
  /// relative to the view.
  func use(_ event: Event) -> Bool
  /// Whether it lays out and draws its subviews itself, each on its own.
  var ownsSubviews: Bool { get }
  /// Of one that draws its subviews itself: those above its own content that Tab reaches before it.
  var viewsBefore: [UIView] { get }
  /// Of one that draws its subviews itself: those below its own content that Tab reaches after it.
  var viewsAfter: [UIView] { get }
  /// The rows, from its own first one, that are its own beside those of such views; `nil` for all.
  var ownRows: Range<Int>? { get }
  /// What a conversation line by line says, asks or offers for it.
  var spoken: SpokenView { get }
}

extension CellContent {
  /// A container.
  package func naturalSize(width: Int) -> CellSize? { nil }
  /// Draws nothing.
  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {}
  /// Not in the focus chain.
  package var takesFocus: Bool { false }
  /// Uses nothing.
  package func use(_ event: Event) -> Bool { false }
  /// Its subviews are laid out with all others.
  package var ownsSubviews: Bool { false }
  /// None.
  package var viewsBefore: [UIView] { [] }
  /// None.
  package var viewsAfter: [UIView] { [] }
  /// All.
  package var ownRows: Range<Int>? { nil }
  /// Silent.
  package var spoken: SpokenView { .nothing }
}

/// How a view is drawn just now.
package struct ViewState {
  /// The look.
  package var theme: Theme
  /// Whether it has the focus.
  package var isFocused: Bool
}

/// A view in a conversation line by line.
package enum SpokenView {
  /// Has nothing to say.
  case nothing
  /// Says a text.
  case text(String)
  /// Asks for a text.
  case question(SpokenQuestion)
  /// Can be chosen.
  case choices([SpokenChoice])
}

/// A text that is asked for.
package struct SpokenQuestion {
  /// What the field is called.
  package var prompt: String
  /// Whether what is typed stays hidden.
  package var isSecret = false
  /// Whether it may have several lines.
  package var hasLines = false
  /// What it holds now.
  package var current = ""
  /// Takes the answer.
  package var answer: @MainActor (String) -> Void

  /// Makes a question.
  package init(
    prompt: String, isSecret: Bool = false, hasLines: Bool = false, current: String = "",
    answer: @escaping @MainActor (String) -> Void
  ) {
    (self.prompt, self.isSecret, self.hasLines) = (prompt, isSecret, hasLines)
    (self.current, self.answer) = (current, answer)
  }
}

/// Something that can be chosen by number.
package struct SpokenChoice {
  /// What it is called.
  package var title: String
  /// Whether the screen stays as it is but for this, as when a switch is turned.
  package var stays = false
  /// What choosing it does.
  package var choose: @MainActor () -> Void

  /// Makes a choice.
  package init(_ title: String, stays: Bool = false, choose: @escaping @MainActor () -> Void) {
    (self.title, self.stays, self.choose) = (title, stays, choose)
  }
}
