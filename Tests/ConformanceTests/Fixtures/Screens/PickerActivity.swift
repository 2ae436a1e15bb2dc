// modes: 5 6 main
import UIKit

/// Chooses one of the person's lists from a table.
final class ListPickerController: UITableViewController {
    private let lists: [String]
    private let choose: (String) -> Void

    init(lists: [String], choose: @escaping (String) -> Void) {
        self.lists = lists
        self.choose = choose
        super.init(style: .plain)
        title = "Add to List"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "list")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lists.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "list", for: indexPath)
        cell.textLabel?.text = lists[indexPath.row]
        cell.accessoryType = indexPath.row == 0 ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(lists[indexPath.row])
    }
}

final class PickerActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? { .init("com.example.picker") }
    override var activityTitle: String? { "Add to List" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override var activityViewController: UIViewController? {
        let picker = ListPickerController(lists: ["Groceries", "Books", "Films"]) { [weak self] list in
            print("chose \(list)")
            self?.activityDidFinish(true)
        }
        return UINavigationController(rootViewController: picker)
    }
}
