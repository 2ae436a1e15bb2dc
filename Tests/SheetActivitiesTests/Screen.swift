import Foundation
import SheetCells
import SheetEngine
import SheetPresentation
import XCTest

/// A screen of cells that nobody sees, with a sheet on it, turned by the main run loop.
@MainActor
final class Screen: WindowHost {
  private let window = UIWindow()
  private let size = CellSize(width: 80, height: 30)
  private let theme = Theme(colorDepth: .palette256)
  private var turnIsScheduled = false
  /// What the sheet reported.
  private(set) var completion: ActivityCompletion?

  /// Presents a sheet with these services.
  init(items: [Any], _ activities: [UIActivity]) {
    let root = UIViewController()
    window.host = self
    window.rootViewController = root
    let sheet = UIActivityViewController(
      activityItems: items, applicationActivities: nil, builtInActivities: activities)
    sheet.resultHandler = { [weak self] in self?.completion = $0 }
    root.present(sheet, animated: false)
  }

  func windowNeedsTurn(_ window: UIWindow) {
    guard !turnIsScheduled else { return }
    turnIsScheduled = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.turn() } }
  }

  private func turn() {
    turnIsScheduled = false
    if window.needsDisplay { _ = window.composeFrame(size: size, theme: theme) }
    window.runAfterFrame()
    if window.needsDisplay { windowNeedsTurn(window) }
  }

  /// Sends keys.
  func press(_ keys: Key...) {
    for key in keys { window.send(.key(key)) }
  }

  /// What a person sees.
  var text: String {
    window.composeFrame(size: size, theme: theme).flattened(size: size).lines
      .joined(separator: "\n")
  }

  /// Turns the run loop until a person sees these words.
  func wait(toSee words: String, file: StaticString = #filePath, line: UInt = #line) {
    wait(file: file, line: line) { self.text.contains(words) }
    if !text.contains(words) { XCTFail("\(words) not in:\n\(text)", file: file, line: line) }
  }

  /// Turns the run loop until something is so, ten seconds at most.
  func wait(file: StaticString = #filePath, line: UInt = #line, _ isSo: () -> Bool) {
    let deadline = Date(timeIntervalSinceNow: 10)
    while !isSo() {
      guard Date() < deadline else { return XCTFail("not in time", file: file, line: line) }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
  }
}
