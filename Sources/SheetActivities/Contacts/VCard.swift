import Foundation
import SheetFiles

/// The first card of a file (RFC 6350, version 3 by RFC 2426), read line by line and changed line by
/// line: what is not understood stays, byte for byte.
struct VCard {
  /// One property.
  struct Property {
    /// Its name in capitals, without a group before it.
    var name: String
    /// What stands between the name and the colon, in capitals.
    var parameters: String
    /// The bytes after the colon, unfolded.
    var value: [UInt8]
    /// Its bytes in the file, with all line breaks.
    var range: Range<Int>
  }

  /// The file.
  let bytes: [UInt8]
  /// The properties of the card, without BEGIN and END.
  let properties: [Property]
  /// Where END:VCARD begins.
  private let end: Int
  /// How lines end in this file.
  private let lineBreak: [UInt8]

  /// Reads a file; `nil` when no whole card is in it.
  init?(_ bytes: [UInt8]) {
    var properties: [Property] = []
    var (isInside, end) = (false, Int?.none)
    for line in Self.logicalLines(bytes) {
      guard let property = Property(bytes, line) else { continue }
      switch (property.name, property.text.uppercased()) {
      case ("BEGIN", "VCARD"): isInside = true
      case ("END", "VCARD") where isInside: end = line.lowerBound
      default: if isInside { properties.append(property) }
      }
      if end != nil { break }
    }
    guard let end else { return nil }
    (self.bytes, self.properties, self.end) = (bytes, properties, end)
    lineBreak = bytes.contains(13) ? [13, 10] : [10]
  }

  /// The name to show: FN, else the parts of N.
  var name: String {
    if let name = first("FN")?.text, !name.isEmpty { return name }
    let parts = (first("N")?.text ?? "").split(separator: ";").map(String.init)
    return (parts.dropFirst().prefix(1) + parts.prefix(1)).joined(separator: " ")
  }

  /// The addresses for mail.
  var emails: [String] {
    properties.filter { $0.name == "EMAIL" }.map(\.text).filter { $0.contains("@") }
  }

  /// The numbers of telephones, without what version 4 writes before and behind them (RFC 3966).
  var phones: [String] {
    properties.filter { $0.name == "TEL" }.map { property in
      let text = property.text
      let number = text.lowercased().hasPrefix("tel:") ? text.dropFirst(4) : text[...]
      return String(number.prefix { $0 != ";" }).trimmingBlanks
    }.filter { !$0.isEmpty }
  }

  /// The addresses for XMPP (RFC 4770, and what programs wrote before it).
  var jabberAddresses: [String] {
    let modern = properties.filter { $0.name == "IMPP" }.map(\.text)
      .filter { $0.lowercased().hasPrefix("xmpp:") }.map { String($0.dropFirst(5)) }
    let older = properties.filter { $0.name == "X-JABBER" }.map(\.text)
    return (modern + older.filter { !modern.contains($0) }).filter { $0.contains("@") }
  }

  /// Whether the card has a picture.
  var hasPhoto: Bool { first("PHOTO") != nil }

  private func first(_ name: String) -> Property? { properties.first { $0.name == name } }

  /// The file with this picture in place of all others, and with a new date of revision where it had one.
  ///
  /// - Parameter type: `PNG`, `JPEG` or `GIF`.
  func withPhoto(_ data: [UInt8], type: String, revised: String) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for property in properties where ["PHOTO", "REV"].contains(property.name) {
      result += bytes[position..<property.range.lowerBound]
      if property.name == "REV" { result += Array("REV:\(revised)".utf8) + lineBreak }
      position = property.range.upperBound
    }
    result += bytes[position..<end]
    return result + photoLines(data, type) + bytes[end...]
  }

  private func photoLines(_ data: [UInt8], _ type: String) -> [UInt8] {
    let text = Data(data).base64EncodedString()
    switch first("VERSION")?.text {
    case "2.1": return folded("PHOTO;ENCODING=BASE64;TYPE=\(type):\(text)") + lineBreak
    case "4.0": return folded("PHOTO:data:image/\(type.lowercased());base64,\(text)")
    default: return folded("PHOTO;ENCODING=b;TYPE=\(type):\(text)")
    }
  }

  /// Lines of 75 bytes at most; the text is ASCII.
  private func folded(_ text: String) -> [UInt8] {
    var rest = Array(text.utf8)[...]
    var result = Array(rest.prefix(75)) + lineBreak
    rest = rest.dropFirst(75)
    while !rest.isEmpty {
      result += [0x20] + rest.prefix(74) + lineBreak
      rest = rest.dropFirst(74)
    }
    return result
  }

  /// Lines with those that continue them, which begin with a blank.
  private static func logicalLines(_ bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let next = (bytes[start...].firstIndex(of: 10) ?? bytes.count - 1) + 1
      if let last = lines.last, bytes[start] == 0x20 || bytes[start] == 0x09 {
        lines[lines.count - 1] = last.lowerBound..<next
      } else {
        lines.append(start..<next)
      }
      start = next
    }
    return lines
  }
}

extension VCard.Property {
  /// Reads a line; `nil` for one without a colon.
  fileprivate init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var isQuoted = false
    let colon = range.first { index in
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      return bytes[index] == UInt8(ascii: ":") && !isQuoted
    }
    guard let colon else { return nil }
    let head = String(decoding: bytes[range.lowerBound..<colon], as: UTF8.self).uppercased()
    let parts = head.split(separator: ";", maxSplits: 1)
    let name = parts.first?.split(separator: ".").last.map(String.init) ?? ""
    self.init(
      name: name, parameters: parts.count > 1 ? String(parts[1]) : "",
      value: Self.unfolded(bytes[(colon + 1)..<range.upperBound]), range: range)
  }

  private static func unfolded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for line in bytes.split(separator: 10, omittingEmptySubsequences: true) {
      let line = line.last == 13 ? line.dropLast() : line
      // The first blank of a line that continues another one is no part of it.
      result += result.isEmpty && line.startIndex == bytes.startIndex ? line : line.dropFirst()
    }
    return result
  }

  /// The value as text: quoted-printable of version 2.1 and backslashes decoded.
  var text: String {
    let isQuoted = parameters.contains("QUOTED-PRINTABLE")
    let text = String(decoding: isQuoted ? Self.decoded(value) : value, as: UTF8.self)
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// RFC 2045, section 6.7.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "="), let decoded = UInt8(digits, radix: 16) {
        result.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}

extension VCard {
  /// A new card of version 3, which all programs read.
  static func text(name: String, identifier: String) -> String {
    let escaped = name.flatMap { character -> [Character] in
      "\\,;".contains(character) ? ["\\", character] : [character]
    }
    let text = String(escaped)
    // Given names first and the family name last is as much as can be guessed.
    let words = text.split(separator: " ").map(String.init)
    let structured = "\(words.last ?? "");\(words.dropLast().joined(separator: " "));;;"
    let lines = [
      "BEGIN:VCARD", "VERSION:3.0", "UID:\(identifier)", "FN:\(text)", "N:\(structured)",
      "END:VCARD",
    ]
    return lines.map { $0 + "\r\n" }.joined()
  }
}
