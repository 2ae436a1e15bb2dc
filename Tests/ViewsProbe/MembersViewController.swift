import Foundation
import SheetPresentation
import SheetViews

/// A picker of two parts and a button with a menu, laid out by visual formats.
final class MembersViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let units = [(1...30).map(String.init), ["minutes", "hours", "days"]]
  private let label = UILabel()
  private let picker = UIPickerView()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Remind Me"
    label.text = "In how long?"
    (picker.dataSource, picker.delegate) = (self, self)
    picker.selectRow(14, inComponent: 0, animated: false)
    button.menu = UIMenu(
      title: "Sound", children: ["Bell", "Chime", "None"].map { UIAction(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    let views: [String: UIView] = ["label": label, "picker": picker, "button": button]
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let formats = ["V:|-20-[label]-20-[picker(60)]-20-[button]", "H:|-16-[label]"]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: format.hasPrefix("V") ? .alignAllLeading : [],
          views: views))
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { units.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    units[component].count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { units[component][row] }
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    label.text = "In \(units[0][picker.selectedRow(inComponent: 0)])"
  }
}

/// A list of registered rows from a snapshot.
final class ContactsViewController: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
      ])
    }
    let grid = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, name in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = (name, "\(name.lowercased())@example.org")
      cell.contentConfiguration = content
      cell.accessories = path.item == 1 ? [.checkmark()] : [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada", "Grace", "Radia", "Frances", "Barbara", "Čeněk"])
    source.apply(snapshot)
    self.source = source
  }
}
