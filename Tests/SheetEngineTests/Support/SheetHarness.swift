import Foundation
@_exported import PanelTestSupport
import SheetCells
import SheetPresentation
import SheetTestSupport
import XCTest

@testable import SheetEngine

/// A window with an empty root controller on a screen of cells that nobody sees, turned by the main
/// run loop as the application turns its own.
@MainActor
final class SheetHarness: WindowHost {
  let window = UIWindow()
  let root = UIViewController()
  var size: CellSize
  let theme: Theme
  private var turnIsScheduled = false

  static let unicode = Theme(colorDepth: .palette256)
  static let ascii = Theme(colorDepth: .monochrome, glyphs: .ascii)

  init(width: Int = 80, height: Int = 24, theme: Theme = unicode) {
    size = CellSize(width: width, height: height)
    self.theme = theme
    window.host = self
    window.rootViewController = root
  }

  func windowNeedsTurn(_ window: UIWindow) {
    guard !turnIsScheduled else { return }
    turnIsScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.turn() }
    }
  }

  private func turn() {
    turnIsScheduled = false
    if window.needsDisplay { _ = window.composeFrame(size: size, theme: theme) }
    window.runAfterFrame()
    if window.needsDisplay { windowNeedsTurn(window) }
  }

  /// Presents a sheet and waits until it is on the screen.
  func present(_ sheet: UIViewController) {
    root.present(sheet, animated: false)
    settle()
  }

  /// Sends keys, each followed by the frames that it brings.
  func press(_ keys: Key...) {
    for key in keys {
      window.send(.key(key))
      settle()
    }
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  func mouse(_ action: Mouse.Action, x: Int, y: Int) {
    window.send(.mouse(Mouse(action, at: CellPoint(x: x, y: y))))
    settle()
  }

  /// What a person sees.
  var screen: Canvas {
    settle()
    return window.composeFrame(size: size, theme: theme).flattened(size: size)
  }

  /// Lets everything run that is due on the main queue, frames included. What another thread does is
  /// waited for by ``wait(for:_:)`` instead.
  func settle() {
    for _ in 0..<4 {
      let passed = Flag()
      DispatchQueue.main.async { passed.set() }
      wait(for: "the main queue") { passed.isSet }
    }
  }

  /// Turns the main run loop until something is so, for ten seconds at most.
  func wait(
    for what: String, file: StaticString = #filePath, line: UInt = #line, _ isSo: () -> Bool
  ) {
    waitUntil(what, file: file, line: line, isSo)
  }
}

/// Something that any thread may set, once.
final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}

/// What was called, in order, from any thread; each call made off the main thread ends in "(off main)".
final class CallLog: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []

  var calls: [String] { lock.withLock { entries } }

  func add(_ call: String) {
    let entry = Thread.isMainThread ? call : call + " (off main)"
    lock.withLock { entries.append(entry) }
  }

  func count(of call: String) -> Int { calls.filter { $0 == call }.count }
}
