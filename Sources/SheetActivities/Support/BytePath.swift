import Foundation

/// The path of a file as the kernel knows it: any bytes but NUL.
///
/// `String` and `URL.path` repair names that are not UTF-8 and so would open another file; these bytes
/// stay as they are.
package struct BytePath: Hashable, Sendable {
  /// The bytes, without the NUL that ends them in C.
  package let bytes: [UInt8]

  /// Takes the bytes as they are.
  package init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// The UTF-8 of a text.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The text, with U+FFFD where the bytes are not UTF-8: to be shown, never to be opened.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text, or `nil` when the bytes are not UTF-8.
  package var validText: String? { String(validating: bytes, as: UTF8.self) }

  /// Whether the path begins at the root.
  package var isAbsolute: Bool { bytes.first == .slash }

  /// The part after the last slash; slashes at the end do not count. `/` alone stays `/`.
  package var lastComponent: BytePath {
    guard let last = bytes.lastIndex(where: { $0 != .slash }) else { return self }
    let start = bytes[..<last].lastIndex(of: .slash).map { $0 + 1 } ?? 0
    return BytePath(bytes: bytes[start...last])
  }

  /// The path with one more component.
  package func appending(_ component: BytePath) -> BytePath {
    let separator: [UInt8] = bytes.last == .slash || bytes.isEmpty ? [] : [.slash]
    return BytePath(bytes: bytes + separator + component.bytes)
  }

  /// Calls `body` with the path as C wants it. A path that holds a NUL, which no file has, becomes the
  /// empty one, which the kernel refuses.
  package func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let valid = bytes.contains(0) ? [] : bytes
    let characters = valid.map { CChar(bitPattern: $0) } + [0]
    return try characters.withUnsafeBufferPointer { buffer throws(Failure) in
      // An array with the closing NUL has an address; the empty name is for the type checker.
      guard let address = buffer.baseAddress else { return try body([0]) }
      return try body(address)
    }
  }
}

extension UInt8 {
  static let slash = UInt8(ascii: "/")
  static let point = UInt8(ascii: ".")
}
