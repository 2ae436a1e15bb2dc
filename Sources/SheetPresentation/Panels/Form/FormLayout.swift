import SheetCells

/// Where the rows of a form lie on a tall canvas of its own.
struct FormLayout: Equatable {
  /// A field's parts.
  struct Place: Equatable {
    /// The label, or the text of a note.
    var label: CellRect
    /// What is entered; empty for a note.
    var value: CellRect
    /// The message below; empty when there is none.
    var problem: CellRect
    /// All rows together.
    var rows: Range<Int>
  }

  /// The columns of the line at the left of a text of several lines.
  static let textEdge = 1

  private(set) var places: [Place] = []
  /// Rows in all.
  private(set) var height = 0

  private let width: Int
  private let labelWidth: Int
  private let multilineHeight: Int

  /// - Parameters:
  ///   - width: the columns that there are.
  ///   - multilineHeight: the rows of each field of several lines.
  init(_ model: FormModel, width: Int, multilineHeight: Int) {
    self.width = max(0, width)
    self.multilineHeight = multilineHeight
    let labels = model.form.fields.filter { $0.isInput && $0.kind != .checkbox }
    let widest = labels.map(\.shownLabel.displayWidth).max() ?? 0
    labelWidth = width >= 36 && widest > 0 ? min(widest, width / 3) + 2 : 0
    for field in model.form.fields { add(field, problem: model.problems[field.id]) }
  }

  private mutating func add(_ field: FormField, problem: String?) {
    let first = height
    var place = field.kind == .note ? note(field) : input(field)
    height = max(place.label.maxY, place.value.maxY)
    let rows = problem.map { $0.wrapped(to: width - labelWidth).count } ?? 0
    place.problem = CellRect(x: labelWidth, y: height, width: width - labelWidth, height: rows)
    height += rows
    place.rows = first..<height
    places.append(place)
  }

  private func note(_ field: FormField) -> Place {
    let rows = field.label.wrapped(to: width).count
    let rect = CellRect(x: 0, y: height, width: width, height: rows)
    return Place(label: rect, value: .init(size: .zero), problem: .init(size: .zero), rows: 0..<0)
  }

  /// The label stands before the value, or above it where there is no room.
  private func input(_ field: FormField) -> Place {
    let hasLabel = field.kind != .checkbox
    let isAbove = labelWidth == 0 && hasLabel
    let rows = field.kind == .multilineText ? multilineHeight : 1
    let label = CellRect(
      x: 0, y: height, width: isAbove ? width : labelWidth - 2, height: hasLabel ? 1 : 0)
    let value = CellRect(
      x: labelWidth, y: height + (isAbove ? 1 : 0), width: width - labelWidth, height: rows)
    return Place(label: label, value: value, problem: .init(size: .zero), rows: 0..<0)
  }
}

extension FormField {
  /// The label with a star if something must be entered.
  var shownLabel: String { isRequired ? "\(label) *" : label }
}
