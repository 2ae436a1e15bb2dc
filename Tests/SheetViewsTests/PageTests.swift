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
}
