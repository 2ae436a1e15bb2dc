import CTOML
import Glibc
import SheetFiles

/// toml++ as Swift sees it.
enum TOMLText {
  /// Where and why a text is not TOML.
  struct SyntaxError: Error {
    let words: String
    let line: Int
    let column: Int
  }

  /// The JSON of a TOML text.
  static func json(_ text: some Collection<UInt8>) throws(SyntaxError) -> [UInt8] {
    var error = ctoml_error()
    let characters = text.map { CChar(bitPattern: $0) }
    guard let json = ctoml_to_json(characters, characters.count, &error) else {
      throw SyntaxError(error)
    }
    defer { free(json) }
    return ByteString(cString: json).bytes
  }
}

extension TOMLText.SyntaxError {
  fileprivate init(_ error: ctoml_error) {
    let words = withUnsafePointer(to: error.message) {
      $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: error.message)) {
        String(cString: $0)
      }
    }
    self.init(words: words, line: Int(error.line), column: Int(error.column))
  }
}
