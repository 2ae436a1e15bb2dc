import SheetFiles

/// Somebody, or a room, that gets a message.
struct MessageRecipient: Hashable, Sendable {
  /// The name; may be empty.
  var name: String
  /// A number, an address, a room, or a name of the configuration, as the service reads it.
  var address: String

  /// What a person calls it.
  var title: String { name.isEmpty ? address : name }

  /// Reads `Name <address>`, or an address alone.
  init(_ text: String) {
    let text = text.singleLine
    guard text.hasSuffix(">"), let start = text.lastIndex(of: "<") else {
      (name, address) = ("", text)
      return
    }
    name = String(text[..<start]).trimmingBlanks
    address = String(text[text.index(after: start)...].dropLast()).trimmingBlanks
  }

  /// Reads a list with commas; whoever stands there twice is meant once.
  static func list(_ text: String) -> [Self] {
    var list: [Self] = []
    for recipient in text.split(separator: ",").map({ Self(String($0)) })
    where !recipient.address.isEmpty && !list.contains(where: { $0.address == recipient.address }) {
      list.append(recipient)
    }
    return list
  }

  /// As a list has it. A comma in a name would make two of one.
  static func text(name: String, address: String) -> String {
    let name = name.singleLine.filter { !",<>".contains($0) }.trimmingBlanks
    return name.isEmpty || name == address ? address : "\(name) <\(address)>"
  }

  /// The same with the address as the service wants it; `nil` when it cannot be one of its addresses.
  ///
  /// - Parameter names: The names that the account has for addresses.
  func resolved(for service: MessageService, names: [MessageName]) -> Self? {
    var result = self
    if let known = names.first(where: { $0.name.lowercased() == address.lowercased() }) {
      (result.name, result.address) = (known.name, known.address)
    }
    guard let address = Self.address(result.address, service) else { return nil }
    result.address = address
    return result
  }

  private static func address(_ text: String, _ service: MessageService) -> String? {
    switch service {
    case .gammu, .kdeconnect, .desktop, .qr: number(text)
    case .matrix: isMatrix(text) ? text : nil
    case .telegram: isTelegram(text) ? text : nil
    case .xmpp: jabber(text)
    }
  }

  /// A number without what makes it easy to read. Short ones are services of the network.
  private static func number(_ text: String) -> String? {
    let number = text.filter { !$0.isWhitespace && !"-./()".contains($0) }
    let digits = number.hasPrefix("+") ? number.dropFirst() : number[...]
    let isNumber = (2...20).contains(digits.count) && digits.utf8.allSatisfy(\.isASCIIDigit)
    return isNumber ? number : nil
  }

  /// `!id:server`, `#alias:server`, `@user:server`; newer rooms have an identifier without a server
  /// (Matrix specification, "Common Identifier Format").
  private static func isMatrix(_ text: String) -> Bool {
    guard let first = text.first, "!#@".contains(first), text.utf8.count <= 255, isWord(text) else {
      return false
    }
    return first == "!" ? text.count > 1 : text.dropFirst().contains(":")
  }

  /// The number of a chat, or `@channel`.
  private static func isTelegram(_ text: String) -> Bool {
    if text.hasPrefix("@") { return text.count > 1 && isWord(text) }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return (1...20).contains(digits.count) && digits.utf8.allSatisfy(\.isASCIIDigit)
  }

  /// `user@server`; a minus at its start would be an option of the program.
  private static func jabber(_ text: String) -> String? {
    let address = text.lowercased().hasPrefix("xmpp:") ? String(text.dropFirst(5)) : text
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    let isOne = parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !address.hasPrefix("-")
    return isOne && isWord(address) ? address : nil
  }

  private static func isWord(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
    }
  }

  /// What an address of a service looks like, for a message.
  static func example(_ service: MessageService) -> String {
    switch service {
    case .matrix: "a room such as #family:example.org, or @ada:example.org"
    case .telegram: "the number of a chat, @channel, or a name of telegram.chats"
    case .xmpp: "an address such as ada@example.org"
    case .gammu, .kdeconnect, .desktop, .qr: "a number such as +420 800 123 456"
    }
  }
}

/// A name that the configuration gives to an address.
struct MessageName: Hashable, Sendable {
  let name: String
  let address: String
}
