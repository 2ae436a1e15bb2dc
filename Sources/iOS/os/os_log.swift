import Foundation

/// Writes a message with values in it, in the form from before ``Logger``: `%{public}@` shows an object,
/// `%@` and `%s` are private, numbers are shown. The second argument is ignored.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  guard let origin = log.origin else { return }
  origin.write(LogFormat(message.description).text(args), type)
}

/// As ``os_log(_:dso:log:type:_:)``, in the order of the years before Swift 5.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  guard let origin = log.origin else { return }
  origin.write(LogFormat(message.description).text(args), type)
}

/// Writes a message as ``Logger`` does.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  OSLog.default.origin?.write(message.text, .default)
}

/// Writes a message as ``Logger`` does.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.origin?.write(message.text, type)
}
