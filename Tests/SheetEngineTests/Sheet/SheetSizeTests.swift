import SheetCells
import SheetPresentation
import SheetTestSupport
import Testing

@testable import SheetEngine

/// Every size from one cell to 300x100 is safe.
@MainActor @Suite struct SheetSizeTests {
  private static let titles = ["日本語のタイトル", "e\u{301}\u{301}", "\u{202E}x", "\u{1B}[2J", "", "👩‍👩‍👧"]

  /// All widths at the height of each form, all heights at some widths, and some of the rest.
  private static let sizes: [CellSize] = {
    var random = SeededGenerator(seed: 1)
    return [5, 6, 12, 22, 36].flatMap { height in
      (1...300).map { CellSize(width: $0, height: height) }
    }
      + [1, 20, 40, 120].flatMap { width in (1...100).map { CellSize(width: width, height: $0) } }
      + (0..<100).map { _ in
        CellSize(
          width: .random(in: 1...300, using: &random), height: .random(in: 1...100, using: &random))
      }
  }()

  /// Every so many of them: a frame costs milliseconds in a debug build.
  private static func sizes(every step: Int) -> [CellSize] {
    stride(from: 0, to: sizes.count, by: step).map { sizes[$0] }
  }

  private func probe(_ theme: Theme) -> SheetProbe {
    let activities: [UIActivity] =
      Self.titles.map { RecordingShareActivity($0) }
      + SheetProbe.shareTitles.map { RecordingActivity($0) }
    return SheetProbe(activities, theme: theme)
  }

  @Test(arguments: [true, false])
  func nothingTrapsAndTheCursorStaysInside(ascii: Bool) {
    let probe = probe(ascii ? SheetHarness.ascii : SheetHarness.unicode)
    probe.press(.right, .right)
    let selected = probe.selected
    for size in Self.sizes(every: ascii ? 5 : 1) {
      probe.size = size
      let canvas = probe.draw()
      if let cursor = canvas.cursor {
        #expect(canvas.bounds.contains(cursor), "the cursor in \(size)")
      } else {
        #expect(probe.view.layout.mode == .tooSmall, "no cursor in \(size)")
      }
      #expect(probe.selected == selected, "the selection in \(size)")
    }
  }

  @Test func filterAndNoticeAreSafeToo() {
    for text in ["/", "/m", "/" + String(repeating: "long ", count: 90)] {
      let probe = probe(SheetHarness.unicode)
      probe.type(text)
      for (number, size) in Self.sizes(every: 11).enumerated() {
        probe.view.working = number % 2 == 0 ? nil : "\u{1B}Some very long name of a service 日本"
        probe.size = size
        let canvas = probe.draw()
        if let cursor = canvas.cursor { #expect(canvas.bounds.contains(cursor), "\(size)") }
      }
    }
  }

  @Test func eventsInEverySizeAreSafe() {
    var random = SeededGenerator(seed: 2)
    let keys = SheetBindings.grid.flatMap(\.keys) + "123456789ax".map(Key.character)
    let probe = probe(SheetHarness.ascii)
    for size in Self.sizes(every: 3) {
      probe.size = size
      let point = CellPoint(
        x: .random(in: -2...301, using: &random), y: .random(in: -2...101, using: &random))
      let actions: [Mouse.Action] = [.press, .wheelDown, .wheelUp, .release]
      if let key = keys.randomElement(using: &random) { _ = probe.view.handle(.key(key)) }
      if let action = actions.randomElement(using: &random) {
        _ = probe.view.handle(.mouse(Mouse(action, at: point)))
      }
      _ = probe.draw()
      #expect(probe.view.rows.allSatisfy(\.isEmpty) || probe.selected != nil)
    }
  }

  @Test func noControlCharacterReachesACell() {
    let header = SheetHeader(
      title: "a\u{1B}]52;c;x\u{7}\nb", detail: "\u{9B}2J\u{202E}", preview: ["\r\u{8}"], count: 2,
      picture: .symbol("document"))
    let activities = Self.titles.map { RecordingActivity($0) }
    for (width, height) in [(80, 24), (120, 36), (40, 12), (30, 8)] {
      let probe = SheetProbe(activities, header: header, width: width, height: height)
      probe.view.working = "\u{1B}[2J"
      for cell in probe.draw().cells where !cell.isContinuation {
        let isSafe = cell.text == String(Character(cell.text).displayable)
        #expect(isSafe, "\(cell.text.unicodeScalars.map(\.value)) in \(width)x\(height)")
      }
    }
  }
}
