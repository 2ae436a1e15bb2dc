import Foundation
import SheetCells
import SheetFiles

/// An address of mail, and whose it is: the part of RFC 5322 that people type. Comments, groups and quoted
/// local parts are left out.
package struct MailAddress: Hashable, Sendable {
  /// The person's name; empty for none.
  package let name: String
  /// `local@domain` in ASCII: a domain in another script is encoded (RFC 5891).
  package let address: String

  /// Reads one address, with or without a name: `Ada <ada@example.org>`.
  package init(_ text: String) throws(MailAddressError) {
    let list = try Self.list(text)
    guard list.count == 1 else { throw list.isEmpty ? .noAddress(text) : .several(text) }
    self = list[0]
  }

  private init(name: String, specification: String) throws(MailAddressError) {
    self.name = name
    address = try Self.checked(specification)
  }

  /// Reads addresses with commas between them. Blanks, line breaks and empty places do not count.
  package static func list(_ text: String) throws(MailAddressError) -> [MailAddress] {
    var addresses: [MailAddress] = []
    for part in try parts(of: text) {
      let part = part.trimmingBlanks
      if !part.isEmpty { addresses.append(try MailAddress(whole: part)) }
    }
    return addresses
  }

  /// The address as it is typed and shown.
  package var text: String { Self.text(name: name, address: address) }

  /// An address with a name, as a list of addresses has it: a name of other words than atoms stands in quotes
  /// (RFC 5322 section 3.2.5; letters of all scripts are in atoms, RFC 6532 section 3.2). So does one that
  /// would be read as an encoded word (RFC 2047 section 5).
  static func text(name: String, address: String) -> String {
    guard !name.isEmpty else { return address }
    let isPlain =
      !name.contains("=?") && name.utf8.allSatisfy { $0 >= 0x80 || $0 == 0x20 || $0.isAtom }
    let escaped = name.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\(isPlain ? name : "\"\(escaped)\"") <\(address)>"
  }

  /// The part behind the `@`.
  package var domain: String { address.split(separator: "@").last.map(String.init) ?? "" }
}

// MARK: Reading

extension MailAddress {
  /// What stands between commas that are neither in quotes nor in angle brackets.
  private static func parts(of text: String) throws(MailAddressError) -> [String] {
    var (parts, part) = ([String](), "")
    var (isQuoted, isEscaped, isAngled) = (false, false, false)
    for character in text {
      if !isQuoted, !isAngled, character == "," || character == ";" {
        parts.append(part)
        part = ""
        continue
      }
      part.append(character)
      if isEscaped {
        isEscaped = false
      } else if character == "\"" {
        isQuoted.toggle()
      } else if isQuoted {
        isEscaped = character == "\\"
      } else if character == "<" || character == ">" {
        isAngled = character == "<"
      }
    }
    guard !isQuoted else { throw .openQuote(text) }
    return parts + [part]
  }

  /// Reads one address, in whose name commas may stand without quotes.
  init(whole text: String) throws(MailAddressError) {
    guard let open = text.lastIndex(of: "<"), !text.hasSuffix("\"") else {
      try self.init(name: "", specification: text)
      return
    }
    guard text.hasSuffix(">") else { throw .noAddress(text) }
    let specification = text[text.index(after: open)...].dropLast()
    try self.init(
      name: Self.unquoted(String(text[..<open]).trimmingBlanks),
      specification: String(specification).trimmingBlanks)
  }

  /// The name without its quotes. What no header may hold becomes a blank.
  private static func unquoted(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if !isEscaped, character == "\"" || character == "\\" {
        isEscaped = character == "\\"
      } else {
        isEscaped = false
        result.append(character)
      }
    }
    return result.singleLine
  }

  /// `dot-atom@domain` (RFC 5322 section 3.4.1), in the lengths of RFC 5321 section 4.5.3.1.
  private static func checked(_ text: String) throws(MailAddressError) -> String {
    guard let at = text.lastIndex(of: "@") else { throw .noAddress(text) }
    let local = text[..<at]
    guard local.utf8.allSatisfy({ $0 < 0x80 }) else { throw .localPart(text) }
    let atoms = local.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard local.utf8.count <= 64,
      atoms.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isAtom } })
    else { throw .noAddress(text) }
    guard let domain = MailDomain.ascii(String(text[text.index(after: at)...])) else {
      throw .noAddress(text)
    }
    return "\(local)@\(domain)"
  }
}

extension UInt8 {
  /// `atext` of RFC 5322 section 3.2.3.
  fileprivate var isAtom: Bool {
    isASCIILetter || isASCIIDigit || "!#$%&'*+-/=?^_`{|}~".utf8.contains(self)
  }
}

/// Why a text is no list of addresses.
package enum MailAddressError: Error, Hashable, Sendable {
  /// This part of it is none.
  case noAddress(String)
  /// One was asked for.
  case several(String)
  /// A quotation mark is not closed.
  case openQuote(String)
  /// The part before the `@` has letters that mail servers do not take.
  case localPart(String)
}

extension MailAddressError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .noAddress(let text):
      "\(text.quoted) is no address. Type name@example.org, with commas between several; a name "
        + "with a comma stands in quotes."
    case .several(let text): "\(text.quoted) is more than one address."
    case .openQuote(let text): "A quotation mark is not closed in \(text.displayable)"
    case .localPart(let text):
      "\(text.quoted): before the @ only plain letters reach every server."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
