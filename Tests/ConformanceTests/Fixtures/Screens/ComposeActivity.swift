// modes: 5 6 main
import UIKit

/// A small compose screen in a navigation controller, built in code.
class ComposeViewController: UIViewController, UITextViewDelegate {
    private let textView = UITextView()
    private let countLabel = UILabel()
    var initialText = ""
    var onEnd: ((String?) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Post"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onEnd?(nil) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Post", primaryAction: UIAction { [weak self] _ in self?.onEnd?(self?.textView.text) })

        textView.text = initialText
        textView.font = UIFont.preferredFont(forTextStyle: .body)
        textView.delegate = self
        textView.translatesAutoresizingMaskIntoConstraints = false
        countLabel.textAlignment = .right
        countLabel.textColor = .secondaryLabel
        countLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        view.addSubview(countLabel)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            textView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            textView.bottomAnchor.constraint(equalTo: countLabel.topAnchor, constant: -16),
            countLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
            countLabel.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
            countLabel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        updateCount()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    func textViewDidChange(_ textView: UITextView) {
        updateCount()
    }

    private func updateCount() {
        countLabel.text = "\(140 - textView.text.count) left"
    }
}

class ComposeActivity: UIActivity {
    private var text = ""

    override class var activityCategory: UIActivity.Category { return .share }
    override var activityType: UIActivity.ActivityType? { return UIActivity.ActivityType("com.example.compose") }
    override var activityTitle: String? { return "Post" }
    override var activityImage: UIImage? { return UIImage(systemName: "square.and.pencil") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        return activityItems.contains { $0 is String }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        text = activityItems.compactMap { $0 as? String }.joined(separator: " ")
    }

    override var activityViewController: UIViewController? {
        let compose = ComposeViewController()
        compose.initialText = text
        compose.onEnd = { [weak self] text in
            print("posted \(text ?? "nothing")")
            self?.activityDidFinish(text != nil)
        }
        let navigation = UINavigationController(rootViewController: compose)
        navigation.modalPresentationStyle = .formSheet
        return navigation
    }
}
