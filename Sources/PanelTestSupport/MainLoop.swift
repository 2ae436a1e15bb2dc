import Foundation
import XCTest

/// Runs the body of an XCTest method on the main actor, where XCTest calls it. The methods themselves
/// cannot be `@MainActor`: XCTest on Linux (6.3.1) traps when it casts those.
public func onMain(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated(body)
}

/// Turns the main run loop until something is so, for ten seconds at most; then the test fails.
@MainActor
public func waitUntil(
  _ what: String, file: StaticString = #filePath, line: UInt = #line, _ isSo: () -> Bool
) {
  let deadline = Date(timeIntervalSinceNow: 10)
  while !isSo() {
    guard Date() < deadline else { return XCTFail("Not in time: \(what)", file: file, line: line) }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
  }
}
