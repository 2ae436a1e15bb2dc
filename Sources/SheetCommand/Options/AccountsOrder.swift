import SheetSettings

/// Where `sharesheet accounts` stores a secret.
public enum StoreChoice: String, WordChoice {
  /// The keyring of the session.
  case keyring
  /// The password store of `pass`.
  case pass
  /// A plain file.
  case file
}

/// What `sharesheet accounts` is asked to do.
public enum AccountsOrder: Sendable, Equatable {
  /// Show the panel.
  case panel
  /// Print the accounts.
  case list
  /// Sign in to this service.
  case add(service: String)
  /// Ask the service who this account is.
  case test(account: String)
  /// Forget this account.
  case remove(account: String)

  /// The words for it, in the order of help.
  static let words = ["list", "add", "test", "remove"]

  /// Understands the arguments behind `accounts`.
  public init(_ items: [ItemArgument]) throws(CommandError) {
    let words = items.map(\.accountsWord)
    guard let order = words.first else {
      self = .panel
      return
    }
    guard Self.words.contains(order) else {
      throw .unknownOrder(order, suggestion: order.nearest(among: Self.words))
    }
    let operands = words.dropFirst()
    if let stray = operands.dropFirst(order == "list" ? 0 : 1).first {
      throw .tooManyNames(order: order, stray)
    }
    guard order != "list" else {
      self = .list
      return
    }
    guard let name = operands.first, !name.isEmpty else {
      throw .needsName(order: order, of: order == "add" ? "SERVICE" : "NAME")
    }
    switch order {
    case "add": self = .add(service: name)
    case "test": self = .test(account: name)
    default: self = .remove(account: name)
    }
  }
}

extension ItemArgument {
  /// The word of an order; only operands are understood behind `accounts`.
  fileprivate var accountsWord: String {
    if case .operand(let text) = self { text.text } else { "-" }
  }
}
