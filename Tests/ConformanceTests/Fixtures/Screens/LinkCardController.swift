// modes: 5 6 main
import LinkPresentation
import UIKit

/// Shows a card of the link above the buttons.
class LinkCardController: UIViewController {
    private let url: URL
    private lazy var linkView = LPLinkView(url: url)
    private let provider = LPMetadataProvider()

    init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Link"
        view.backgroundColor = .systemBackground
        linkView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(linkView)
        NSLayoutConstraint.activate([
            linkView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            linkView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            linkView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
        let metadata = LPLinkMetadata()
        metadata.originalURL = url
        metadata.title = "Example Domain"
        linkView.metadata = metadata
    }
}

final class LinkCardActivity: UIActivity {
    private var url: URL?
    override var activityType: UIActivity.ActivityType? { .init("com.example.linkCard") }
    override var activityTitle: String? { "Link Card" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { ($0 as? URL)?.scheme?.hasPrefix("http") == true }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
        url = activityItems.compactMap { $0 as? URL }.first
    }
    override var activityViewController: UIViewController? {
        guard let url = url else { return nil }
        let controller = LinkCardController(url: url)
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.activityDidFinish(true) })
        return UINavigationController(rootViewController: controller)
    }
}
