import SheetCells
import SheetFiles

/// Something is wrong in a configuration file.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The file.
  public var path: FilePath
  /// The line, counted from 1, where it is known.
  public var line: Int?
  /// What is wrong.
  public var fault: ConfigurationFault

  /// Makes an error.
  public init(path: FilePath, line: Int?, fault: ConfigurationFault) {
    (self.path, self.line, self.fault) = (path, line, fault)
  }

  /// File, line and fault in words.
  public var message: String {
    let place = line.map { "\(path.text.displayable):\($0)" } ?? path.text.displayable
    return "\(place): \(fault.message)"
  }
}
