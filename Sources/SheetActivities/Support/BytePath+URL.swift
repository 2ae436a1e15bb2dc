import Foundation

extension BytePath {
  /// The path that a `file:` URL names, byte for byte: `%FF` becomes the byte 0xFF.
  ///
  /// `nil` for another scheme, a host other than this one, a NUL or a bad escape (RFC 8089).
  package init?(fileURL url: URL) {
    guard url.isFileURL else { return nil }
    var rest = Array(url.absoluteString.utf8.dropFirst("file:".utf8.count))[...]
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != .slash }
      guard host.isEmpty || String(decoding: host, as: UTF8.self) == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    let path = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let decoded = Self.percentDecoded(path), decoded.first == .slash else { return nil }
    self.init(bytes: decoded)
  }

  /// The `file:` URL of an absolute path, with every byte percent-encoded that is not plain.
  package var fileURL: URL {
    URL(string: fileURLText) ?? URL(fileURLWithPath: text)
  }

  /// The same as text, as `text/uri-list` wants it.
  package var fileURLText: String {
    var result = Array("file://".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in bytes {
      if byte.isPlainInURL {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
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

extension UInt8 {
  /// RFC 3986's unreserved characters, and the slash.
  fileprivate var isPlainInURL: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(self)
    }
  }

  fileprivate var hexadecimal: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
