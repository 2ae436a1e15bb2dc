#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ConfigurationSource {
  /// Makes a value of one table; `nil` when it is not there.
  func decode<Settings: Decodable>(
    _ table: String, as type: Settings.Type
  ) throws(CommandError) -> Settings? {
    do {
      let file = try JSONDecoder().decode(
        NamedTable<Settings>.self, from: Data(json), configuration: table)
      return file.settings
    } catch {
      throw self.error(for: ConfigurationFault(decoding: error))
    }
  }
}

/// The file, seen as one of its tables.
private struct NamedTable<Settings: Decodable>: DecodableWithConfiguration {
  let settings: Settings?

  init(from decoder: any Decoder, configuration name: String) throws {
    let container = try decoder.container(keyedBy: TableName.self)
    settings = try container.decodeIfPresent(Settings.self, forKey: TableName(stringValue: name))
  }
}

private struct TableName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension ConfigurationFault {
  /// What a decoder complains about, in terms of TOML.
  fileprivate init(decoding error: any Error) {
    switch error {
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      self = .wrongType(key: context.codingPath.dotted, expected: Self.words(for: type))
    case DecodingError.keyNotFound(let key, let context):
      self = .missingKey((context.codingPath + [key]).dotted)
    case DecodingError.dataCorrupted(let context):
      self = .wrongType(key: context.codingPath.dotted, expected: "a value of another form")
    default:
      self = .wrongType(key: "", expected: "\(error)")
    }
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is String.Type: return "a text in quotes"
    case is Bool.Type: return "true or false"
    case is any BinaryInteger.Type: return "a whole number"
    case is any BinaryFloatingPoint.Type: return "a number"
    case is [Any].Type: return "a list in brackets"
    default: return "a table"
    }
  }
}

extension [any CodingKey] {
  /// The path with points; the place in a list as `order[1]`.
  fileprivate var dotted: String {
    reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
  }
}
