import Foundation
import ShareSheet

/// Asks for a number from 1 to 5.
final class LoudnessController: UIViewController {
  /// Called with the answer.
  var onChoice: ((Int) -> Void)?
  private var loudness = 3

  override func viewDidLoad() {
    title = "How loud?"
    preferredContentSize = CGSize(width: 30, height: 3)
  }

  override func draw(into canvas: inout Canvas, theme: Theme) {
    let marks = String(repeating: "!", count: loudness)
    canvas.write(marks, at: CellPoint(x: 2, y: 1), style: theme.text)
    canvas.cursor = CellPoint(x: 2 + loudness, y: 1)
  }

  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.left): loudness = max(1, loudness - 1)
    case .key(.right): loudness = min(5, loudness + 1)
    case .key(.enter): onChoice?(loudness)
    default: return false
    }
    setNeedsDisplay()
    return true
  }
}
