import Foundation
@_exported import PanelTestSupport
import SheetCells

@testable import SheetPresentation

/// A window with a root controller, and a controller presented in it, without a terminal.
@MainActor
struct PanelHarness {
  let window = UIWindow()
  var size: CellSize
  var theme: Theme

  static let unicode = Theme(colorDepth: .palette256)
  static let ascii = Theme(colorDepth: .monochrome, glyphs: .ascii)

  init(
    _ controller: UIViewController, width: Int = 60, height: Int = 20, theme: Theme = unicode
  ) {
    size = CellSize(width: width, height: height)
    self.theme = theme
    let root = UIViewController()
    root.modalPresentationStyle = .fullScreen
    window.rootViewController = root
    root.present(controller, animated: false)
    window.runAfterFrame()
    _ = screen
  }

  /// The screen as it is now, after telling those who waited for a frame.
  var screen: Canvas {
    let frame = window.composeFrame(size: size, theme: theme).flattened(size: size)
    window.runAfterFrame()
    return frame
  }

  /// The lines of the screen that are not blank.
  var lines: [String] {
    screen.lines.map(\.trimmingEnd).filter { !$0.isEmpty }
  }

  /// Sends keys one after the other, each followed by a frame as in the application.
  func press(_ keys: Key...) {
    for key in keys {
      window.send(.key(key))
      _ = screen
    }
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Clicks on a text of the screen.
  func click(_ text: String) throws {
    for (y, line) in screen.lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let x = String(line[..<range.lowerBound]).displayWidth
      window.send(.mouse(Mouse(.press, at: CellPoint(x: x, y: y))))
      _ = screen
      return
    }
    throw HarnessError("\(text) is not on the screen:\n\(lines.joined(separator: "\n"))")
  }

  /// Draws the controller in every size from 1x1 to 60x20 and sends the events in between: nothing may
  /// trap, and the cursor may not leave the screen.
  static func driveEverySize(
    _ events: [Event], _ make: () -> UIViewController
  ) throws {
    let harness = PanelHarness(make())
    for height in 1...20 {
      for width in 1...60 {
        let size = CellSize(width: width, height: height)
        let theme = (width + height).isMultiple(of: 2) ? unicode : ascii
        let screen = harness.window.composeFrame(size: size, theme: theme).flattened(size: size)
        if let cursor = screen.cursor, !screen.bounds.contains(cursor) {
          throw HarnessError("The cursor is at \(cursor) in \(width)x\(height)")
        }
        harness.window.send(events[(width * 31 + height) % events.count])
      }
    }
  }
}

/// What a test expected of the screen and did not find.
struct HarnessError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension String {
  /// The text without blanks at its end.
  var trimmingEnd: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
