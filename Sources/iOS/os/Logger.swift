/// Writes messages into the system's journal by syslog(3): `journalctl -t PROGRAM` shows them. Nothing
/// reaches the terminal. Texts and objects are private, as on iOS: `<private>` stands for them, unless
/// `privacy: .public` stands beside.
public struct Logger: Sendable {
  private let origin: LogOrigin?

  /// Makes one for the program as a whole.
  public init() {
    origin = LogOrigin()
  }

  /// Makes one. Both texts stand before each message.
  public init(subsystem: String, category: String) {
    origin = LogOrigin(subsystem: subsystem, category: category)
  }

  /// Makes one that writes where `os_log` does.
  public init(_ logObj: OSLog) {
    origin = logObj.origin
  }

  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    origin?.write(message.text, level)
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message that only helps to find a fault.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message that only helps to find a fault.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message about an error.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about a fault of the program.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message about a fault of the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
