import Glibc

/// The path of a file as the kernel knows it: any bytes but NUL.
///
/// `String` and `URL.path` repair names that are not UTF-8 and so would open another file; these bytes
/// stay as they are.
public struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The bytes, without the NUL that ends them in C.
  public let bytes: [UInt8]

  /// Takes the bytes as they are.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// The UTF-8 of a text.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The UTF-8 of a literal.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// The path of an argument.
  public init(_ argument: ByteString) {
    bytes = argument.bytes
  }

  /// The text, with U+FFFD where the bytes are not UTF-8: to be shown, never to be opened.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text, or `nil` when the bytes are not UTF-8.
  public var validText: String? { String(validating: bytes, as: UTF8.self) }

  /// Calls `body` with the path as C wants it. A path that holds a NUL, which no file has, becomes the
  /// empty one, which the kernel refuses.
  public func withCString<Result, Failure: Error>(
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

  /// Whether the path begins at the root.
  public var isAbsolute: Bool { bytes.first == .slash }

  /// The part after the last slash; a trailing slash does not count. `/` alone stays `/`.
  public var lastComponent: FilePath {
    guard let last = bytes.lastIndex(where: { $0 != .slash }) else { return FilePath(bytes: bytes) }
    let start = bytes[..<last].lastIndex(of: .slash).map { $0 + 1 } ?? 0
    return FilePath(bytes: bytes[start...last])
  }

  /// The path without its last component: `.` when there is only one, `/` for what lies there.
  public var parent: FilePath {
    guard let last = bytes.lastIndex(where: { $0 != .slash }),
      let slash = bytes[..<last].lastIndex(of: .slash)
    else { return bytes.first == .slash ? "/" : "." }
    let end = bytes[..<slash].lastIndex { $0 != .slash }.map { $0 + 1 } ?? 1
    return FilePath(bytes: bytes[..<end])
  }

  /// What follows the last point of the last component, in small letters; empty without one, for a
  /// name that only begins with a point, and for bytes that are not UTF-8.
  public var suffix: String {
    let name = lastComponent.bytes
    guard let point = name.lastIndex(of: .point), point > 0 else { return "" }
    return (String(validating: name[(point + 1)...], as: UTF8.self) ?? "").lowercased()
  }

  /// The path with one more component.
  public func appending(_ component: FilePath) -> FilePath {
    let separator: [UInt8] = bytes.last == .slash || bytes.isEmpty ? [] : [.slash]
    return FilePath(bytes: bytes + separator + component.bytes)
  }

  /// The path from the root on: `directory` comes before a relative one, and `.` and doubled slashes
  /// go away.
  ///
  /// `..` stays, since what it means depends on symbolic links.
  public func absolute(in directory: FilePath) -> FilePath {
    let whole = isAbsolute ? self : directory.appending(self)
    let parts = whole.bytes.split(separator: .slash).filter { $0 != [.point] }
    return FilePath(bytes: parts.isEmpty ? [.slash] : parts.flatMap { [.slash] + $0 })
  }

  /// Whether the path ends in a slash, and so can only name a folder.
  public var endsInSlash: Bool { bytes.count > 1 && bytes.last == .slash }

  /// A folder's path with a name at its end: where it ends in `..`, what that comes to on disk.
  public var named: FilePath {
    guard lastComponent == "..", let real = withCString({ realpath($0, nil) }) else { return self }
    defer { free(real) }
    return FilePath(ByteString(cString: real))
  }

  /// The directory this process works in; `/` if it has been removed meanwhile.
  public static var current: FilePath {
    guard let name = getcwd(nil, 0) else { return "/" }
    defer { free(name) }
    return FilePath(ByteString(cString: name))
  }
}

/// Bytes that names are made of.
extension UInt8 {
  /// `/`
  public static let slash = UInt8(ascii: "/")
  /// `.`
  public static let point = UInt8(ascii: ".")
  /// The line feed.
  public static let newline = UInt8(ascii: "\n")
}
