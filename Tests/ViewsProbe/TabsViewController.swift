import Foundation
import SheetGraphics
import SheetImaging
import SheetPresentation
import SheetViews

/// Tabs with a list that can be refreshed, a grid, and controls that hold values.
final class ProbeTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = ProbeList(style: .plain)
    let grid = ProbeGrid(collectionViewLayout: UICollectionViewFlowLayout())
    let values = ProbeValues()
    (list.title, grid.title, values.title) = ("Drafts", "Photos", "Values")
    list.tabBarItem.badgeValue = "3"
    viewControllers = [list, grid, values].map { UINavigationController(rootViewController: $0) }
    for (stack, root) in zip(viewControllers ?? [], [list, grid, values] as [UIViewController]) {
      stack.tabBarItem = root.tabBarItem
    }
  }
}

/// Rows with swipe actions, a prompt and tools.
final class ProbeList: UITableViewController {
  var names = (1...30).map { "Draft \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl()
    navigationItem.prompt = "Kept on this device only"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItems = ["Publish", "Attach"].map { title in
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }
    let search = UISearchController(searchResultsController: nil)
    navigationItem.searchController = search
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

/// Symbols in a grid.
final class ProbeGrid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let names = [
    "photo", "heart", "star", "trash", "house", "gear", "moon", "cloud", "bolt", "bell",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelection = true
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    let picture = UIImageView(image: UIImage(systemName: names[indexPath.item]))
    picture.frame = cell.contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(picture)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 96, height: 120) }
}

/// Controls that hold values, on a screen that asks to be left by its buttons.
final class ProbeValues: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (slider, stepper, picker) = (UISlider(), UIStepper(), UIDatePicker())
    let (pages, wheel) = (UIPageControl(), UIActivityIndicatorView(style: .medium))
    slider.value = 0.4
    pages.numberOfPages = 5
    wheel.startAnimating()
    let rows: [UIView] = [slider, stepper, picker, pages, wheel]
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 16
    stack.frame = view.bounds
    stack.autoresizingMask = .flexibleWidth
    view.addSubview(stack)
    isModalInPresentation = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
