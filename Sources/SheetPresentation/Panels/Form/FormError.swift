import SheetCells

/// Why a field could not be set from text.
public enum FormError: Error, Hashable, Sendable {
  /// There is no field of this name. `known` are the names that there are.
  case unknownField(String, known: [String])
  /// The field is a secret, which only a person types.
  case secret(field: String)
  /// The field takes only some values, and this is none of them.
  case notAChoice(field: String, value: String, choices: [String])

  /// The error in words: what happened and what to do.
  public var message: String {
    switch self {
    case .unknownField(let name, let known) where known.isEmpty:
      "There is no field \"\(name)\": nothing can be set here."
    case .unknownField(let name, let known):
      "There is no field \"\(name)\". Fields: \(known.few(30))."
    case .secret(let field):
      "\(field) is a secret, and others could read it on the command line. Type it in the panel."
    case .notAChoice(let field, let value, let choices):
      "\"\(value)\" cannot be chosen for \(field). Choices: "
        + "\(choices.filter { !$0.isEmpty }.few())."
    }
  }
}
