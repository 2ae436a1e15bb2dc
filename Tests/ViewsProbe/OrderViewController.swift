import Foundation
import SheetPresentation
import SheetViews

/// A table below a search and a field whose text is picked; words where there are no rows.
final class OrderViewController: UITableViewController, UISearchBarDelegate, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  private let all = ["Shirt", "Mug", "Sticker", "Poster", "Cap", "Badge", "Café bag", "Pen"]
  private let sizes = ["Small", "Medium", "Large", "Extra large"]
  private var shown: [String] = []
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    shown = all
    let search = UISearchBar()
    search.delegate = self
    field.placeholder = "Size"
    field.inputView = makePicker()
    field.inputAccessoryView = makeToolbar()
    let header = UIStackView(arrangedSubviews: [search, field])
    header.axis = .vertical
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 88)
    tableView.tableHeaderView = header
    tableView.tableFooterView = UIButton(
      primaryAction: UIAction(title: "Load more") { [weak self] _ in self?.tableView.reloadData() })
    let empty = UILabel()
    empty.text = "Nothing found"
    empty.textAlignment = .center
    tableView.backgroundView = empty
  }

  private func makePicker() -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    return picker
  }

  private func makeToolbar() -> UIToolbar {
    let toolbar = UIToolbar()
    toolbar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.field.resignFirstResponder() }),
    ]
    return toolbar
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    shown = all.filter { searchText.isEmpty || $0.lowercased().contains(searchText.lowercased()) }
    tableView.reloadData()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    sizes.count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { sizes[row] }
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { field.text = sizes[row] }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "item")
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}
