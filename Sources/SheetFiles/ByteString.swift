import Glibc

/// Bytes that came from outside: an argument, an environment variable, a file name.
///
/// Linux hands over bytes, not text. `String` repairs what is not UTF-8 and so would name another
/// file; these bytes stay as they are until someone asks for text.
public struct ByteString: Hashable, Sendable, ExpressibleByStringLiteral {
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

  /// Copies a C string.
  public init(cString: UnsafePointer<CChar>) {
    let count = strlen(cString)
    bytes = cString.withMemoryRebound(to: UInt8.self, capacity: count) {
      Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// The text, with U+FFFD where the bytes are not UTF-8: for messages, never for opening a file.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text, or `nil` when the bytes are not UTF-8.
  public var validText: String? { String(validating: bytes, as: UTF8.self) }

  /// Whether there is nothing.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The arguments of this process without its name, byte for byte; `CommandLine.arguments` would
  /// have repaired them.
  public static var processArguments: [ByteString] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      CommandLine.unsafeArgv[index].map { ByteString(cString: $0) }
    }
  }
}
