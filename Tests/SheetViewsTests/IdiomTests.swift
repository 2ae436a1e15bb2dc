import Foundation
import SheetCells
import SheetGraphics
import SheetImaging
import SheetPresentation
import Testing

@testable import SheetViews

/// What authors on iOS do everywhere, each once seen to fail here.
@MainActor @Suite struct IdiomTests {
  /// A placeholder is a label in the text view.
  @Test func aTextViewWithALabelInItShowsItsText() {
    let controller = UIViewController()
    let text = UITextView(frame: controller.view.bounds)
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.text = "Typed"
    let placeholder = UILabel()
    placeholder.text = "Say something"
    placeholder.isHidden = true
    text.addSubview(placeholder)
    controller.view.addSubview(text)
    let harness = ViewHarness(controller, width: 30, height: 6)
    #expect(harness.lines.contains { $0.contains("Typed") })
  }

  @Test func aFieldIsFramedByACellThatIsInNoTable() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.bounds.size == CGSize(width: 320, height: 44))
    #expect(cell.contentView.bounds.insetBy(dx: 16, dy: 0).width == 288)
  }

  @Test func aBarItemIsCalledAsItsAction() {
    let item = UIBarButtonItem()
    item.primaryAction = UIAction(title: "Send") { _ in }
    #expect(item.shownTitle == "Send")
  }

  /// Nobody touches `view` before it is shown.
  @Test func viewsAreLaidOutWithoutBeingAskedFor() {
    final class Plain: UIViewController {
      var laidOut = 0
      override func viewDidLayoutSubviews() { laidOut += 1 }
    }
    let controller = Plain()
    _ = ViewHarness(controller, width: 30, height: 6).lines
    #expect(controller.laidOut > 0)
  }

  @Test func pixelsAreCropped() throws {
    let bitmap = Bitmap(
      width: 2, height: 2,
      pixels: [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255])
    let image = try #require(UIImage(bitmap: bitmap).cgImage)
    let corner = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 9, height: 9)))
    #expect(UIImage(cgImage: corner).bitmap.pixels == [4, 4, 4, 255])
    #expect(image.cropping(to: CGRect(x: 5, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: CGRect(x: Double.nan, y: 0, width: 1, height: 1)) == nil)
  }
}
