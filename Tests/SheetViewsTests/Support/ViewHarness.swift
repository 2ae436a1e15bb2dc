import Foundation
@_exported import PanelTestSupport
import SheetCells
import SheetPresentation

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
