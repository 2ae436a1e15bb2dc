/// One thing that a ``Form`` asks for, or says.
public struct FormField: Hashable, Sendable, Identifiable {
  /// What can be entered.
  public enum Kind: Hashable, Sendable {
    /// One line.
    case text
    /// One line that is not shown.
    case secureText
    /// Lines.
    case multilineText
    /// One of several; the value is the choice's ``FormChoice/value``.
    case choice([FormChoice])
    /// Yes or no.
    case checkbox
    /// The path of a file or folder; a long one shows its end.
    case path
    /// Nothing: the label is a sentence for the person.
    case note
  }

  /// The name by which the value is read and set, also by the command's `--set`.
  public let id: String
  /// What is written beside the field.
  public var label: String
  /// What can be entered.
  public var kind: Kind
  /// The value: at first the one to start with.
  public var value: FormValue
  /// Shown in an empty field.
  public var placeholder: String
  /// Explains the field while it has the focus.
  public var help: String
  /// Whether the form refuses to be submitted while the field is empty.
  public var isRequired: Bool
  /// What is proposed while something is typed into a field of kind ``Kind/text``. Right or End at the end
  /// of the line takes it.
  public var completion: FieldCompletion?

  /// Makes a field. `value` may be left out: empty, off, or the first choice.
  public init(
    _ id: String, label: String, kind: Kind = .text, value: FormValue? = nil,
    placeholder: String = "", help: String = "", isRequired: Bool = false,
    completion: FieldCompletion? = nil
  ) {
    self.id = id
    self.label = label
    self.kind = kind
    self.value = value ?? kind.emptyValue
    self.placeholder = placeholder
    self.help = help
    self.isRequired = isRequired
    self.completion = completion
  }

  /// A sentence between fields.
  public static func note(_ id: String, _ text: String) -> FormField {
    FormField(id, label: text, kind: .note)
  }

  /// Whether it has a value; false for notes.
  public var isInput: Bool { kind != .note }

  /// The choices; empty for other kinds.
  public var choices: [FormChoice] {
    if case .choice(let choices) = kind { choices } else { [] }
  }
}

/// One of the values of a field of kind ``FormField/Kind/choice(_:)``.
public struct FormChoice: Hashable, Sendable {
  /// What the program sees.
  public var value: String
  /// What the person sees.
  public var title: String

  /// Makes a choice; without a title the value is shown.
  public init(_ value: String, title: String? = nil) {
    self.value = value
    self.title = title ?? value
  }
}

extension FormField.Kind {
  var emptyValue: FormValue {
    switch self {
    case .checkbox: .flag(false)
    case .choice(let choices): .text(choices.first?.value ?? "")
    default: .text("")
    }
  }
}
