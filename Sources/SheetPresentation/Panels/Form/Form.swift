/// Questions with their answers, as data: what an activity wants to know before it runs.
///
/// A value that needs no screen. ``FormViewController`` shows it; the command fills it from
/// `--set FIELD=VALUE` with ``set(_:to:)`` and runs the activity at once when ``problems()`` is empty.
///
/// ```swift
/// var form = Form(title: "New Message", submitTitle: "Send", fields: [
///   FormField("to", label: "To", isRequired: true),
///   FormField("body", label: "Text", kind: .multilineText),
/// ])
/// form.validate = { $0.text("to").contains("@") ? [:] : ["to": "Type an address with an @."] }
/// try form.set("to", to: "ada@example.org")
/// ```
public struct Form: Sendable {
  /// The heading.
  public var title: String
  /// The fields from top to bottom. Their ids must differ.
  public var fields: [FormField]
  /// What is written on the button that submits.
  public var submitTitle: String
  /// Looks at the values and says what is wrong, by field id. An id that is no field's is shown above the
  /// buttons. Called on the main actor when the form is submitted, so it must be quick.
  public var validate: @Sendable (FormValues) -> [String: String]
  /// Says what values mean, by field id: in place of the field's help, while a person types. Called on
  /// the main actor for every frame, so it must be quick.
  public var explain: @Sendable (FormValues) -> [String: String] = { _ in [:] }

  /// Makes a form.
  public init(
    title: String, submitTitle: String = "OK", fields: [FormField],
    validate: @escaping @Sendable (FormValues) -> [String: String] = { _ in [:] }
  ) {
    self.title = title
    self.submitTitle = submitTitle
    self.fields = fields
    self.validate = validate
  }

  /// What was entered so far.
  public var values: FormValues { FormValues(fields) }

  /// Sets a field from text, as the command line gives it.
  ///
  /// A choice is found by value, then by title, whatever the case; a checkbox takes `yes` and `no`,
  /// `true` and `false`, `on` and `off`, `1` and `0`. A secret is not taken: everyone can read what
  /// stands on a command line. In a field of one line each line break and other control character is a
  /// blank, and nothing at both ends.
  public mutating func set(_ id: String, to text: String) throws(FormError) {
    guard let index = fields.firstIndex(where: { $0.id == id && $0.isInput }) else {
      throw .unknownField(id, known: fields.filter(\.isInput).map(\.id))
    }
    guard fields[index].kind != .secureText else { throw .secret(field: id) }
    fields[index].value = try fields[index].value(from: text)
  }

  /// What keeps the form from being submitted, by field id; empty if nothing does. A required field
  /// that is empty, a value that is none of the choices, then what ``validate`` says.
  public func problems() -> [String: String] {
    let own = fields.compactMap { field in field.problem.map { (field.id, $0) } }
    let missing = Dictionary(own) { first, _ in first }
    return validate(values).merging(missing) { _, own in own }
  }
}

extension FormField {
  fileprivate func value(from text: String) throws(FormError) -> FormValue {
    let word = text.lowercased()
    switch kind {
    case .checkbox:
      if ["yes", "true", "on", "1"].contains(word) { return .flag(true) }
      if ["no", "false", "off", "0"].contains(word) { return .flag(false) }
      throw .notAChoice(field: id, value: text, choices: ["yes", "no"])
    case .choice(let choices):
      let choice =
        choices.first { $0.value == text } ?? choices.first { $0.value.lowercased() == word }
        ?? choices.first { $0.title.lowercased() == word }
      guard let choice else {
        throw .notAChoice(field: id, value: text, choices: choices.map(\.word))
      }
      return .text(choice.value)
    case .multilineText: return .text(text)
    case .text, .secureText, .path, .note: return .text(text.onOneLine)
    }
  }

  fileprivate var problem: String? {
    switch kind {
    case .note: nil
    case .checkbox: isRequired && value != .flag(true) ? "This must be ticked." : nil
    case .choice(let choices):
      choices.contains { $0.value == value.text } || !isRequired && value.text.isEmpty
        ? nil : "Choose one."
    default: isRequired && value.text.trimmed.isEmpty ? "This is needed." : nil
    }
  }
}

extension FormChoice {
  /// What a person would call it: by its value where that is a word, by its title where it is a path.
  fileprivate var word: String { value.isEmpty || value.contains("/") ? title : value }
}

extension String {
  /// Each control character, and a line break of two of them, is a blank; at both ends it is nothing.
  fileprivate var onOneLine: String {
    let start = drop(while: \.isControl)
    guard let end = start.lastIndex(where: { !$0.isControl }) else { return "" }
    return String(start.prefix(through: end).map { $0.isControl ? " " : $0 })
  }
}

extension Character {
  fileprivate var isControl: Bool {
    isNewline || unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
