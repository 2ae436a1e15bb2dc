extension FilePath {
  /// The `file:` URL of an absolute path, with every byte that is not plain percent-encoded, so that
  /// names that are not UTF-8 survive (RFC 3986 section 2.1, RFC 8089).
  public var fileURL: String {
    "file://" + percentEncoded
  }

  /// The bytes as they stand in the path of a URL; slashes stay.
  public var percentEncoded: String { bytes.percentEncoded(keeping: "/") }

  /// The path that a `file:` URL names, byte for byte.
  ///
  /// `nil` for another scheme, a host other than this one, a relative path, a NUL or a bad escape.
  public init?(fileURL text: String) {
    guard text.lowercased().hasPrefix("file:") else { return nil }
    var rest = text.utf8.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != .slash }
      guard host.isEmpty || String(host)?.lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    let path = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let decoded = Self.percentDecoded(path), decoded.first == .slash else { return nil }
    self.init(bytes: decoded)
  }

  private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
    var result: [UInt8] = []
    var iterator = text.makeIterator()
    while var byte = iterator.next() {
      if byte == UInt8(ascii: "%") {
        guard let high = iterator.next()?.hexadecimal, let low = iterator.next()?.hexadecimal
        else { return nil }
        byte = high << 4 | low
      }
      guard byte != 0 else { return nil }
      result.append(byte)
    }
    return result
  }
}

extension Collection<UInt8> {
  /// The bytes as a part of a URL: all but RFC 3986's unreserved characters is encoded.
  ///
  /// - Parameter plain: What else stays as it is.
  public func percentEncoded(keeping plain: StaticString = "") -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let kept = UnsafeBufferPointer(start: plain.utf8Start, count: plain.utf8CodeUnitCount)
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for byte in self {
      if byte.isUnreservedInURL || kept.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes that a part of a URL stands for. A `%` that begins no escape stands for itself.
  public var percentDecoded: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var rest = self[...]
    while let byte = rest.first {
      let escaped = byte == UInt8(ascii: "%") ? rest.dropFirst().escapedByte : nil
      result.append(escaped ?? byte)
      rest = rest.dropFirst(escaped == nil ? 1 : 3)
    }
    return result
  }

  /// The byte that the first two hexadecimal digits write; `nil` when there are none.
  var escapedByte: UInt8? {
    guard let high = first?.hexadecimal, let low = dropFirst().first?.hexadecimal else {
      return nil
    }
    return high << 4 | low
  }
}

extension String {
  /// The text as a part of a URL, such as a value in a query; see ``Swift/Collection/percentEncoded(keeping:)``.
  public func percentEncoded(keeping plain: StaticString = "") -> String {
    utf8.percentEncoded(keeping: plain)
  }
}

extension UInt8 {
  /// RFC 3986, section 2.3.
  var isUnreservedInURL: Bool {
    isASCIILetter || isASCIIDigit || "-._~".utf8.contains(self)
  }

  /// Whether this is a letter of ASCII.
  public var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether this is a digit of ASCII.
  public var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  fileprivate var hexadecimal: UInt8? {
    if isASCIIDigit { return self - UInt8(ascii: "0") }
    let letter = self | 0x20
    guard (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) else { return nil }
    return letter - UInt8(ascii: "a") + 10
  }
}
