import Foundation
import XCTest

@testable import SheetPresentation

final class ProgressReporterTests: XCTestCase {
  func testReportsFromAnyThreadAreCoalescedAndTheLastOneArrives() {
    onMain {
      var shown: [ProgressSnapshot] = []
      let reporter = ProgressReporter { shown.append($0) }
      let start = Date()
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
          for step in 0..<20_000 { reporter.update(done: Int64(step), total: 20_000) }
        }
        reporter.update(message: "end")
      }
      waitUntil("the last report") { shown.last?.message == "end" }
      let most = Int(Date().timeIntervalSince(start) / 0.05) + 2
      XCTAssertLessThanOrEqual(shown.count, most)
    }
  }

  func testReporterOutlivesItsController() {
    onMain {
      var controller: ProgressViewController? = ProgressViewController(title: "Sending")
      weak let weakly = controller
      let reporter = controller?.reporter
      controller = nil
      XCTAssertNil(weakly)
      reporter?.update(done: 1, total: 2)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    }
  }
}
