import Foundation

extension WebRequest {
  /// Sends a value as JSON.
  mutating func setJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    headers.append((name: "Content-Type", value: "application/json"))
    body = .bytes(Array(try encoder.encode(value)))
  }

  /// Sends the fields of a form.
  mutating func setForm(_ fields: [(String, String)]) {
    headers.append((name: "Content-Type", value: "application/x-www-form-urlencoded"))
    body = .bytes(Array(fields.query.utf8))
  }
}

extension [(String, String)] {
  /// The fields as a query of an address, or as a form.
  var query: String {
    map { "\($0.0)=\($0.1.percentEncoded())" }.joined(separator: "&")
  }

  /// Those that have a value.
  var filled: [(String, String)] { filter { !$0.1.isEmpty } }
}
