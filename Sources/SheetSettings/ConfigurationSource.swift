import SheetFiles

/// A configuration file as it was read: its text, and what it says.
public struct ConfigurationSource: Sendable {
  /// Where it lies.
  public let path: FilePath
  /// The tables of the file.
  public let root: JSONValue
  private let text: [UInt8]

  /// Far more than a person writes.
  private static let limit = 1 << 20

  /// Reads and parses a file; `nil` when there is none.
  public static func read(_ path: FilePath) throws(ConfigurationError) -> ConfigurationSource? {
    let text: [UInt8]
    do throws(SettingsFile.Failure) {
      text = try SettingsFile.read(path, limit: limit)
    } catch .system(let error) where error.isMissing {
      return nil
    } catch {
      throw ConfigurationError(path: path, line: nil, fault: .unreadable(error))
    }
    return try ConfigurationSource(path: path, text: text)
  }

  /// Parses a text.
  public init(path: FilePath, text: [UInt8]) throws(ConfigurationError) {
    self.path = path
    self.text = text
    if let line = KeyDepth.excess(in: text) {
      throw ConfigurationError(path: path, line: line, fault: .tooDeep(limit: KeyDepth.limit))
    }
    let json: [UInt8]
    do {
      json = try TOMLText.json(text)
    } catch {
      let fault = ConfigurationFault.syntax(error.words, column: error.column)
      throw ConfigurationError(path: path, line: error.line, fault: fault)
    }
    root = JSONReader.value(of: json) ?? .object([])
  }

  /// The error for a fault in this file, with its line.
  public func error(for fault: ConfigurationFault) -> ConfigurationError {
    let line = fault.key.flatMap { KeyLocator(text: text).line(of: $0) }
    return ConfigurationError(path: path, line: line, fault: fault)
  }
}
