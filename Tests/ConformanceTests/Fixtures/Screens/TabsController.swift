// modes: 5 6 main
import UIKit

/// The main screen of an app with tabs, and its look.
class TabsController: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        Appearance.apply()
        let feed = UINavigationController(rootViewController: FeedController(style: .plain))
        feed.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(systemName: "house"), tag: 0)
        let search = FindController()
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        let settings = UIViewController()
        settings.title = "Settings"
        settings.tabBarItem.badgeValue = "1"
        settings.tabBarItem.image = UIImage(systemName: "gear")
        viewControllers = [feed, UINavigationController(rootViewController: search), settings]
        selectedIndex = 0
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        print("tab \(tabBarController.selectedIndex)")
    }
}

enum Appearance {
    @MainActor
    static func apply() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemBackground
        appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
        appearance.shadowColor = .clear
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().tintColor = .red
        UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
        UINavigationBar.appearance().isTranslucent = false
        UITabBar.appearance().unselectedItemTintColor = .gray
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 10)]
        tabs.stackedLayoutAppearance.normal.iconColor = .gray
        UITabBar.appearance().standardAppearance = tabs
        UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 17)], for: .normal)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .white
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).backgroundColor = .white
        UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .blue
        UITableView.appearance().backgroundColor = .clear
        UISwitch.appearance().onTintColor = .green
        UIToolbar.appearance().barTintColor = .black
        UILabel.appearance().textColor = .label
    }
}

/// A list that can be swiped and refreshed.
class FeedController: UITableViewController {
    var posts = ["First", "Second", "Third"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Post")
        refreshControl = UIRefreshControl()
        refreshControl?.attributedTitle = NSAttributedString(string: "Load new")
        refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        navigationItem.rightBarButtonItem = editButtonItem
        toolbarItems = [
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(title: "Write", primaryAction: UIAction { _ in print("write") }),
        ]
    }

    private func refresh() {
        posts.insert("Newest", at: 0)
        tableView.reloadData()
        refreshControl?.endRefreshing()
        print("refreshed")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return posts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
        cell.textLabel?.text = posts[indexPath.row]
        cell.accessibilityTraits = .button
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            print("deleted \(posts.remove(at: indexPath.row))")
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.row > 0 else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.posts.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        let share = UIContextualAction(style: .normal, title: "Share") { action, sourceView, completionHandler in
            print("share \(indexPath.row)")
            completionHandler(true)
        }
        share.backgroundColor = .systemBlue
        let configuration = UISwipeActionsConfiguration(actions: [delete, share])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = UIViewController()
        detail.title = posts[indexPath.row]
        detail.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(detail, animated: true)
    }
}

/// A list from a snapshot that can be searched.
class FindController: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
    enum Section { case main }
    private lazy var tableView = UITableView(frame: view.bounds, style: .insetGrouped)
    private lazy var dataSource = UITableViewDiffableDataSource<Section, String>(tableView: tableView) {
        tableView, indexPath, name in
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        return cell
    }
    private let names = ["Ada", "Grace", "Margaret", "Radia"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Find"
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.addSubview(tableView)
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Names"
        search.searchBar.delegate = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        show(names)
    }

    private func show(_ names: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(names)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        show(text.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(text) })
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        print("search \(searchBar.text ?? "")")
        searchBar.resignFirstResponder()
    }
}

/// A list and what is chosen in it.
class FolderController: UISplitViewController, UISplitViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let list = FeedController(style: .plain)
        viewControllers = [
            UINavigationController(rootViewController: list),
            UINavigationController(rootViewController: UIViewController()),
        ]
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        return true
    }
}
