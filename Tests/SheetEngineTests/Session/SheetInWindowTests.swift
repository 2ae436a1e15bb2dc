import SheetCells
import SheetPresentation
import XCTest

@testable import SheetEngine

/// The sheet as a part of a window: help, resizing, wiring of the view.
final class SheetInWindowTests: XCTestCase, @unchecked Sendable {
  func testHelpShowsEveryBindingAndEscReturns() {
    onMain {
      let harness = SheetHarness(width: 90, height: 40)
      let sheet = UIActivityViewController.sample([RecordingActivity()])
      harness.present(sheet)
      harness.press(.character("?"))
      XCTAssertNotIdentical(harness.window.topmost, sheet)
      let screen = harness.screen.lines.joined(separator: "\n")
      for binding in SheetBindings.grid {
        XCTAssertTrue(screen.contains(binding.names), binding.names)
        XCTAssertTrue(screen.contains(binding.meaning), binding.meaning)
      }
      harness.press(.escape)
      XCTAssertIdentical(harness.window.topmost, sheet)
    }
  }

  func testResizingKeepsSelectionAndOpensTheSame() {
    onMain {
      let harness = SheetHarness()
      let activities = (1...12).map { RecordingActivity("Number \($0)") }
      let sheet = UIActivityViewController.sample(activities)
      harness.present(sheet)
      harness.press(.end, .left)
      for (width, height) in [(120, 36), (40, 12), (30, 8), (5, 2), (1, 1), (80, 24)] {
        harness.size = CellSize(width: width, height: height)
        sheet.setNeedsDisplay()
        harness.settle()
        XCTAssertIdentical(sheet.sheetView?.selectedActivity, activities[10])
      }
      harness.press(.enter)
      XCTAssertEqual(activities[10].log.count(of: "prepare"), 1)
    }
  }

  func testIconsComeWithTheFrameAfterTheFirst() {
    onMain {
      let harness = SheetHarness()
      let sheet = UIActivityViewController.sample((1...6).map { RecordingActivity("\($0)") })
      harness.present(sheet)
      XCTAssertEqual(sheet.sheetView?.icons.isIncomplete, false)
      let screen = harness.screen
      let texts = (15..<20).flatMap { y in (68..<78).map { screen[$0, y].text } }
      XCTAssertTrue(texts.contains { $0 != " " }, "the last icon is missing")
    }
  }

  func testActivityWithoutTitleTypeAndImageIsShownByItsClass() {
    onMain {
      let harness = SheetHarness()
      harness.present(UIActivityViewController.sample([Bare()]))
      XCTAssertTrue(harness.screen.lines.joined().contains("Bare"))
    }
  }
}

private final class Bare: UIActivity {
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}
