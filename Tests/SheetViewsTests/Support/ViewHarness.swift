import Foundation
import SheetCells
import SheetPresentation
import XCTest

/// A window with an empty root controller on a screen of cells that nobody sees, turned by hand.
@MainActor
final class ViewHarness {
  let window = UIWindow()
  let root = UIViewController()
  var size: CellSize
  let theme: Theme

  init(
    _ controller: UIViewController? = nil, width: Int = 60, height: Int = 16,
    theme: Theme = Theme(colorDepth: .palette256)
  ) {
    size = CellSize(width: width, height: height)
    self.theme = theme
    root.modalPresentationStyle = .fullScreen
    window.rootViewController = root
    if let controller { present(controller) }
  }

  func present(_ controller: UIViewController) {
    root.present(controller, animated: false)
    _ = screen
    _ = screen
  }

  /// The screen as it is now, after telling those who waited for a frame.
  @discardableResult
  func draw() -> Canvas { screen }

  var screen: Canvas {
    let frame = window.composeFrame(size: size, theme: theme).flattened(size: size)
    window.runAfterFrame()
    return frame
  }

  var text: String { screen.lines.joined(separator: "\n") }

  /// The lines inside the panel, without its border and blanks at the end.
  var lines: [String] {
    screen.lines.map { line in
      var text = Substring(line)
      while text.last == " " { text.removeLast() }
      return String(text)
    }
  }

  func press(_ keys: Key...) {
    for key in keys {
      window.send(.key(key))
      _ = screen
    }
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  func click(_ text: String) -> Bool {
    for (y, line) in screen.lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let x = String(line[..<range.lowerBound]).displayWidth
      window.send(.mouse(Mouse(.press, at: CellPoint(x: x, y: y))))
      _ = screen
      return true
    }
    return false
  }
}

/// Turns the main run loop until something is so, for ten seconds at most.
@MainActor
func waitUntil(
  _ what: String, file: StaticString = #filePath, line: UInt = #line, _ isSo: () -> Bool
) {
  let deadline = Date(timeIntervalSinceNow: 10)
  while !isSo() {
    guard Date() < deadline else { return XCTFail("Not in time: \(what)", file: file, line: line) }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
  }
}

/// Runs the body of an XCTest method on the main actor, where XCTest calls it.
func onMain(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated(body)
}

/// A console with answers prepared.
@MainActor
final class ScriptedConsole: LinearConsole {
  private(set) var said: [String] = []
  private var answers: [String]

  init(_ answers: String...) { self.answers = answers }

  func say(_ line: String) { said.append(line) }
  func ask(_ prompt: String) -> String? {
    said.append(prompt)
    return answers.isEmpty ? nil : answers.removeFirst()
  }
  func askSecret(_ prompt: String) -> String? { ask("secret " + prompt) }
}
