import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// Pages that are turned.
@MainActor @Suite struct PageTests {
  private final class Pages: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    let pages = ["One", "Two", "Three"].map { name in
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Page \(name)"
      controller.view.addSubview(label)
      return controller
    }
    var count = 3
    /// Whether the number of a page is that of the one that is seen, else always the first.
    var findsPage = false
    var log: [String] = []

    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      let index = (pages.firstIndex { $0 === controller } ?? 0) + step
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      guard findsPage, let shown = pageViewController.viewControllers?.first else { return 0 }
      return pages.firstIndex { $0 === shown } ?? 0
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let old = previousViewControllers.first
      log.append("\(pages.firstIndex { $0 === old } ?? -1) \(completed)")
    }
  }

  @Test func arrowsTurnPages() {
    let source = Pages()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    (pages.dataSource, pages.delegate) = (source, source)
    var isDone = false
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: true) {
      isDone = $0
    }
    let harness = ViewHarness(pages, width: 40, height: 10)
    #expect(isDone && harness.text.contains("Page One") && harness.text.contains("●"))
    harness.press(.left)
    #expect(source.log.isEmpty)
    harness.press(.right, .pageDown, .right)
    #expect(source.log == ["0 true", "1 true"] && harness.text.contains("Page Three"))
    #expect(pages.viewControllers == [source.pages[2]] && source.pages[0].parent == nil)
    harness.press(.left)
    #expect(harness.text.contains("Page Two") && !harness.text.contains("Three"))
    source.count = 0
    pages.setViewControllers(nil, direction: .reverse, animated: false)
    #expect(!harness.text.contains("Page") && !harness.text.contains("●"))
  }

  @Test(arguments: [false, true]) func theDotsFollowThePage(findsPage: Bool) {
    let source = Pages()
    source.findsPage = findsPage
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: true)
    let harness = ViewHarness(pages, width: 40, height: 10)
    #expect(harness.text.contains("● ○ ○"))
    harness.press(.right)
    #expect(harness.text.contains("○ ● ○"), "\(harness.text)")
    harness.press(.right, .right)
    #expect(harness.text.contains("○ ○ ●"), "\(harness.text)")
    harness.press(.left)
    #expect(harness.text.contains("○ ● ○"))
    pages.setViewControllers([source.pages[0]], direction: .reverse, animated: false)
    #expect(harness.text.contains("● ○ ○"))
  }
}
