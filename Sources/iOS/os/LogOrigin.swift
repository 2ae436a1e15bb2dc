import Glibc
import SheetCells

/// What stands before a message, and the way into the system's journal.
struct LogOrigin: Sendable {
  var subsystem = ""
  var category = ""

  /// The line of a message. A message cannot forge a second line.
  func line(_ text: String) -> String {
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return (names.isEmpty ? text : "[\(names)] \(text)").displayable
  }

  /// Writes a message with syslog(3), which is silent where nobody listens. Nothing reaches the terminal:
  /// a program that draws on it could not be read any more.
  func write(_ text: String, _ type: OSLogType) {
    line(text).withCString { line in
      withVaList([line]) { vsyslog(LOG_USER | type.priority, "%s", $0) }
    }
  }
}

extension OSLogType {
  /// As syslog(3) numbers it.
  var priority: Int32 {
    switch self {
    case .debug: LOG_DEBUG
    case .info: LOG_INFO
    case .error: LOG_ERR
    case .fault: LOG_CRIT
    default: LOG_NOTICE
    }
  }
}
