import Foundation
import SheetCells
import SheetImaging
import SheetTestSupport
import Testing

@testable import SheetPresentation

@MainActor @Suite struct ProgressViewControllerTests {
  private func half() -> ProgressViewController {
    let controller = ProgressViewController(title: "Sending")
    var snapshot = ProgressSnapshot()
    (snapshot.done, snapshot.total, snapshot.rate) = (20_000_000, 40_000_000, 1_500_000)
    snapshot.message = "holiday.mov"
    controller.show(snapshot)
    return controller
  }

  @Test func looksLikeThis() throws {
    try TextSnapshot.compare(
      PanelHarness(half(), height: 9).screen.lines,
      with: """

          ╭────────────────────── Sending ───────────────────────╮
          │  holiday.mov                                         │
          │  ██████████████████████░░░░░░░░░░░░░░░░░░░░░░░  50%  │
          │  20 MB of 40 MB · 1.5 MB/s · 14 s left               │
          │                                                      │
          │                      [ Cancel ]                      │
          ╰──────────────────────────────────────────────────────╯
        """)
  }

  @Test func cancelsOnceAndThenEscapeLeaves() {
    var cancelled = 0
    let controller = half()
    controller.onCancel = { cancelled += 1 }
    let harness = PanelHarness(controller)
    harness.press(.enter, .enter, .character(" "))
    #expect(cancelled == 1)
    #expect(harness.lines.contains { $0.contains("Cancelling") })
    harness.press(.escape)
    #expect(!harness.window.isPresenting)
    #expect(cancelled == 1)
  }

  @Test func workThatGoesOnNeedNotBeWatched() throws {
    var calls: [String] = []
    func printing() -> PanelHarness {
      let controller = ProgressViewController(title: "Print", unit: .pages)
      controller.onCancel = { calls.append("cancel") }
      controller.onLetGo = { calls.append("let go") }
      let harness = PanelHarness(controller, height: 9)
      let before = calls
      harness.press(.character("w"), .tab)
      #expect(calls == before && !harness.lines.contains { $0.contains("Stop Watching") })
      var snapshot = ProgressSnapshot()
      (snapshot.done, snapshot.total, snapshot.canBeLetGo) = (3, 12, true)
      controller.show(snapshot)
      return harness
    }
    try TextSnapshot.compare(
      printing().screen.lines,
      with: """

          ╭─────────────────────── Print ────────────────────────╮
          │                                                      │
          │  ███████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  25%  │
          │  Page 3 of 12                                        │
          │                                                      │
          │            [ Cancel ]  [ Stop Watching ]             │
          ╰──────────────────────────────────────────────────────╯
        """)
    printing().press(.character("w"), .character("w"), .enter)
    printing().press(.right, .enter)
    let harness = printing()
    harness.press(.character("w"), .escape)
    #expect(!harness.window.isPresenting, "the job is not cancelled any more")
    try printing().click("Stop Watching")
    #expect(calls == ["let go", "let go", "let go", "let go"])
  }

  @Test func everySizeIsSafe() throws {
    let events: [Event] = [.key(.up), .mouse(Mouse(.press, at: .zero)), .paste("x")]
    try PanelHarness.driveEverySize(events) { self.half() }
    try PanelHarness.driveEverySize(events) { ProgressViewController(title: nil, unit: .items) }
  }

  /// A controller with a code of so many modules and words beside it.
  private func notice(side: Int) -> ProgressViewController {
    let pixels = [UInt8](repeating: 0, count: side * side * 4)
    let controller = ProgressViewController(title: "Sending")
    var snapshot = ProgressSnapshot()
    snapshot.notice = ProgressNotice(
      headline: "7-crossover-clockwork", lines: ["Type it there."],
      code: CodeSymbol(Bitmap(width: side, height: side, pixels: pixels)))
    controller.show(snapshot)
    return controller
  }

  @Test(arguments: [(80, 24, 29, 41), (80, 30, 41, nil), (40, 40, 21, 2), (40, 12, 21, nil)])
  func aNoticeStandsBesideItsCodeOrBelowOrAlone(
    width: Int, height: Int, side: Int, column: Int?
  ) throws {
    let harness = PanelHarness(notice(side: side), width: width, height: height)
    let lines = harness.lines
    let line = try #require(lines.first { $0.contains("7-crossover-clockwork") })
    let place = try #require(line.range(of: "7-")).lowerBound
    #expect(lines.contains { $0.contains("Type it there.") })
    #expect(lines.contains { $0.contains("[ Cancel ]") }, "\(lines.joined(separator: "\n"))")
    let start = line.distance(from: line.startIndex, to: place)
    if let column {
      #expect(start >= column, "\(lines.joined(separator: "\n"))")
    } else {
      #expect(start < 12)
    }
  }
}
