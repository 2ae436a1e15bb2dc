import SheetFiles

/// A configuration file as it was read: its text, and the same as JSON.
struct ConfigurationSource: Sendable {
  let path: FilePath
  let json: [UInt8]
  /// The tables of the file.
  let root: JSONValue
  private let text: [UInt8]

  /// Far more than a person writes.
  private static let limit = 1 << 20

  /// Reads and parses a file; `nil` when there is none.
  static func read(_ path: FilePath) throws(CommandError) -> ConfigurationSource? {
    let text: [UInt8]
    do throws(SettingsFile.Failure) {
      text = try SettingsFile.read(path, limit: limit)
    } catch .system(let error) where error.isMissing {
      return nil
    } catch {
      throw .configuration(path, line: nil, .unreadable(error))
    }
    return try ConfigurationSource(path: path, text: text)
  }

  /// Parses a text.
  init(path: FilePath, text: [UInt8]) throws(CommandError) {
    self.path = path
    self.text = text
    do {
      json = try TOMLText.json(text)
    } catch {
      let fault = ConfigurationFault.syntax(error.words, column: error.column)
      throw .configuration(path, line: error.line, fault)
    }
    root = JSONReader.value(of: json) ?? .object([])
  }

  /// The error for a fault in this file, with its line.
  func error(for fault: ConfigurationFault) -> CommandError {
    let line = fault.key.flatMap { KeyLocator(text: text).line(of: $0) }
    return .configuration(path, line: line, fault)
  }
}
