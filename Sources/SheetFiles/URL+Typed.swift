import Foundation

extension URL {
  /// The address that somebody typed or a program printed, with escapes for what has no place in one.
  ///
  /// Escapes that are there stay. Foundation's own reading takes `%41` for the three characters as soon as
  /// one other character of the same part is odd: a blank, a bracket, `é`.
  ///
  /// - Returns: `nil` for an empty text, or one with a host that is none.
  package static func typed(_ text: String) -> URL? {
    URL(string: text.utf8.escapedAddress ?? text)
  }
}

extension Collection<UInt8> {
  /// The address with escapes behind its host; `nil` when it needs none.
  fileprivate var escapedAddress: String? {
    let start = endOfAuthority
    let (rest, fragment) = self[start...].divided(at: UInt8(ascii: "#"))
    guard rest.isOdd || fragment?.isOdd ?? false else { return nil }
    var address = Array(self[..<start]) + rest.escaped
    if let fragment { address += [UInt8(ascii: "#")] + fragment.escaped }
    return String(decoding: address, as: UTF8.self)
  }

  /// Where the path begins: behind the scheme, and behind the host where there is one (RFC 3986 section 3).
  private var endOfAuthority: Index {
    guard let colon = firstIndex(of: UInt8(ascii: ":")) else { return startIndex }
    let rest = self[index(after: colon)...]
    guard rest.starts(with: "//".utf8) else { return rest.startIndex }
    return rest.dropFirst(2).firstIndex { "/?#".utf8.contains($0) } ?? endIndex
  }

  private func divided(at sign: UInt8) -> (SubSequence, SubSequence?) {
    guard let place = firstIndex(of: sign) else { return (self[...], nil) }
    return (self[..<place], self[index(after: place)...])
  }

  private var isOdd: Bool {
    indices.contains { !isPlain(at: $0) }
  }

  private var escaped: [UInt8] {
    indices.flatMap { index -> [UInt8] in
      isPlain(at: index) ? [self[index]] : Array([self[index]].percentEncoded().utf8)
    }
  }

  /// Whether a byte may stand in a path, a query or a fragment (RFC 3986 sections 3.3 to 3.5).
  private func isPlain(at index: Index) -> Bool {
    let byte = self[index]
    guard byte == UInt8(ascii: "%") else {
      return byte.isUnreservedInURL || ":/?@!$&'()*+,;=".utf8.contains(byte)
    }
    return self[index...].dropFirst().escapedByte != nil
  }
}
