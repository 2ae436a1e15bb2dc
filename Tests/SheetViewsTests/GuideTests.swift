import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// The guides that every view has.
@MainActor @Suite struct GuideTests {
  private final class Composer: UIViewController {
    let text = UITextView()
    let bar = UILabel()
    var frames: [CGRect] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.text = "BAR"
      for part in [text, bar] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        text.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: bar.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 40),
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      frames = [view.safeAreaLayoutGuide, view.layoutMarginsGuide].map(\.layoutFrame)
    }
  }

  @Test func theKeyboardIsALineAtTheBottom() {
    let composer = Composer()
    composer.text.text = "Hello"
    composer.modalPresentationStyle = .fullScreen
    let harness = ViewHarness(composer, width: 40, height: 12)
    let bounds = composer.view.bounds.cells
    #expect(composer.text.frame.cells.height == bounds.height - 2 && bounds.height > 4)
    #expect(composer.text.frame.cells.width == bounds.width)
    #expect(composer.bar.frame.cells.maxY == bounds.maxY && composer.bar.frame.height == 40)
    #expect(harness.text.contains("Hello") && harness.text.contains("BAR"))
    let guide = composer.view.keyboardLayoutGuide
    #expect(guide.layoutFrame.minY == composer.view.bounds.maxY && guide.layoutFrame.height == 0)
    #expect(guide.layoutFrame.width == composer.view.bounds.width)
  }

  @Test func guidesSayWhereTheyLie() {
    let composer = Composer()
    composer.modalPresentationStyle = .fullScreen
    _ = ViewHarness(composer, width: 40, height: 12)
    let bounds = composer.view.bounds
    #expect(composer.frames.first == bounds && bounds.width > 200)
    #expect(composer.frames.last == bounds.insetBy(dx: 8, dy: 0))
    #expect(composer.view.readableContentGuide.layoutFrame == composer.frames.last)
    composer.view.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 40, right: 0)
    #expect(
      composer.view.layoutMarginsGuide.layoutFrame
        == CGRect(x: 16, y: 20, width: bounds.width - 16, height: bounds.height - 60))
  }

  /// A scrolling view's own guides, and one of one's own.
  @Test func aScrollingViewsContentHasAPlace() {
    let (scroll, label) = (UIScrollView(), UILabel())
    scroll.frame = CGRect(CellRect(x: 0, y: 0, width: 20, height: 4))
    label.text = (1...9).map(String.init).joined(separator: "\n")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(
      scroll.contentLayoutGuide.layoutFrame == CGRect(origin: .zero, size: scroll.contentSize))
    #expect(scroll.contentSize.height == 180)
    scroll.contentOffset.y = 40
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 40, width: 160, height: 80))
  }
}
