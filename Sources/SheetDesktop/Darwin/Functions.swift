import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// Runs `body`: there is no pool to drain outside Apple's systems.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Seconds since the machine was started, which never go back.
public func CACurrentMediaTime() -> TimeInterval {
  ProcessInfo.processInfo.systemUptime
}

/// Seconds since the first of January 2001, as the clock says.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval {
  Date().timeIntervalSinceReferenceDate
}
