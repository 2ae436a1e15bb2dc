import Foundation

/// The names of mail servers.
enum MailDomain {
  /// A domain in ASCII: labels in other scripts are encoded, an address of the network stands in brackets.
  /// `nil` when it is none.
  static func ascii(_ text: String) -> String? {
    if text.hasPrefix("["), text.hasSuffix("]") { return isLiteral(text) ? text : nil }
    let mapped = text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : mapped(text)
    // Not joined(): settings are read before the first frame, and its first use searches all conformances.
    var domain = ""
    for label in mapped.split(separator: ".", omittingEmptySubsequences: false) {
      guard let ascii = asciiLabel(String(label)) else { return nil }
      domain += domain.isEmpty ? ascii : "." + ascii
    }
    return domain.utf8.count <= 253 ? domain : nil
  }

  /// As IDNA maps names (UTS 46), but for a few letters that no one registers.
  private static func mapped(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased()
      .replacingOccurrences(of: "\u{3002}", with: ".")
  }

  private static func asciiLabel(_ label: String) -> String? {
    let isPlain = label.utf8.allSatisfy { $0 < 0x80 }
    guard isPlain || label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
      return nil
    }
    guard let encoded = isPlain ? label : Punycode.encoded(label).map({ "xn--" + $0 }),
      (1...63).contains(encoded.utf8.count), !encoded.hasPrefix("-"), !encoded.hasSuffix("-"),
      encoded.utf8.allSatisfy(isLetterDigitHyphen)
    else { return nil }
    return encoded
  }

  private static func isLetterDigitHyphen(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// `[192.0.2.1]`, `[IPv6:2001:db8::1]` (RFC 5321 section 4.1.3).
  private static func isLiteral(_ text: String) -> Bool {
    let inner = text.dropFirst().dropLast()
    let number = inner.hasPrefix("IPv6:") ? inner.dropFirst(5) : inner
    return !number.isEmpty && number.allSatisfy { $0.isHexDigit || $0 == "." || $0 == ":" }
  }
}

/// Letters of any script as ASCII (RFC 3492).
enum Punycode {
  private static let base = 36, least = 1, most = 26, skew = 38, damp = 700

  /// The encoding of a label; `nil` for one that is far too long.
  static func encoded(_ label: String) -> String? {
    let points = label.unicodeScalars.map { Int($0.value) }
    guard points.count <= 63 else { return nil }
    var output = String(String.UnicodeScalarView(label.unicodeScalars.filter(\.isASCII)))
    let plain = output.utf8.count
    if plain > 0 { output += "-" }
    var (point, delta, bias, handled) = (0x80, 0, 72, plain)
    while handled < points.count {
      let next = points.filter { $0 >= point }.min() ?? 0
      delta += (next - point) * (handled + 1)
      point = next
      for other in points {
        if other < point { delta += 1 }
        guard other == point else { continue }
        output += digits(of: delta, bias)
        bias = adapted(delta, handled + 1, isFirst: handled == plain)
        (delta, handled) = (0, handled + 1)
      }
      (delta, point) = (delta + 1, point + 1)
    }
    return output
  }

  /// A number of variable length (section 3.3).
  private static func digits(of delta: Int, _ bias: Int) -> String {
    var (rest, text, position) = (delta, "", base)
    while true {
      let threshold = min(most, max(least, position - bias))
      guard rest >= threshold else { return text + digit(rest) }
      text += digit(threshold + (rest - threshold) % (base - threshold))
      rest = (rest - threshold) / (base - threshold)
      position += base
    }
  }

  /// Section 6.1.
  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var steps = 0
    while delta > (base - least) * most / 2 {
      delta /= base - least
      steps += base
    }
    return steps + (base - least + 1) * delta / (delta + skew)
  }

  private static func digit(_ value: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    return String(letters[value % base])
  }
}
