import Foundation
import SheetEngine
import XCTest

@testable import SheetActivities

extension XCTestCase {
  /// Runs an activity as the command does, without a sheet, and waits for its end.
  @MainActor func run(
    _ activity: BuiltInActivity, _ items: [Any], _ values: [String: String] = [:]
  ) throws -> ActivityResult {
    var result: ActivityResult?
    try activity.runWithoutScreen(values: values, items: items) { result = $0 }
    XCTAssertNil(result, "the completion must not come before the call returns")
    return try XCTUnwrap(wait(for: result))
  }

  /// Turns the main run loop until there is a result, for twenty seconds at most.
  @MainActor func wait(for result: @autoclosure () -> ActivityResult?) -> ActivityResult? {
    let deadline = Date(timeIntervalSinceNow: 20)
    while result() == nil, Date() < deadline {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    return result()
  }
}
