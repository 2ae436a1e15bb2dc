import Foundation
import SheetEngine
import SheetGraphics
import SheetImaging
import SheetPresentation
import SheetViews

/// A list to choose from, in the style of apps for iOS.
final class PickerViewController: UITableViewController {
  private let names: [String]
  private let onChoose: (String) -> Void

  init(names: [String], onChoose: @escaping (String) -> Void) {
    self.names = names
    self.onChoose = onChoose
    super.init(style: .plain)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = indexPath.row == 0 ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoose(names[indexPath.row])
  }
}

/// A row with views of its own.
final class BoardCell: UITableViewCell {
  let nameLabel = UILabel()
  let countLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .boldSystemFont(ofSize: 16)
    countLabel.textColor = .gray
    for label in [nameLabel, countLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      countLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
      countLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      countLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Boards in sections, in a table that is a part of the view.
final class BoardsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var sections = [("Mine", 3), ("Shared with me", 12)]
  var onChoose: ((IndexPath) -> Void)?
  private(set) var asked = 0
  private lazy var tableView: UITableView = {
    let table = UITableView(frame: view.bounds, style: .grouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    table.register(BoardCell.self, forCellReuseIdentifier: "Board")
    return table
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Boards"
    view.addSubview(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "Board", for: indexPath)
        as? BoardCell
    else { return UITableViewCell() }
    cell.nameLabel.text = "Board \(indexPath.row + 1)"
    cell.countLabel.text = "\(indexPath.row * 7 + 3) pins"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(indexPath)
  }
}
