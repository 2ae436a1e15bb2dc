import Foundation
import SheetCells
import SheetPresentation

/// The panel that says what is not offered, and why.
@MainActor
enum RefusalList {
  /// The panel.
  static func controller(_ refusals: [UIActivityViewController.Refusal]) -> UIViewController {
    let text = refusals.isEmpty ? "Everything is offered." : lines(refusals).joined(separator: "\n")
    let controller = TextViewController(title: "Not offered", text: text)
    let longest = text.split(separator: "\n").map { String($0).displayWidth }.max() ?? 0
    controller.preferredContentSize = CGSize(
      width: longest + 2, height: max(1, refusals.count))
    return controller
  }

  /// A line for each: the title, and the reason behind it.
  static func lines(_ refusals: [UIActivityViewController.Refusal]) -> [String] {
    let titles = refusals.map { $0.activity.displayTitle.displayable }
    let width = min(titles.map(\.displayWidth).max() ?? 0, 20)
    return zip(titles, refusals).map { $0.padded(to: width + 2) + $1.reason.displayable }
  }
}
