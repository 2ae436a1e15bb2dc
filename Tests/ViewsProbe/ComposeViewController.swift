import Foundation
import SheetEngine
import SheetGraphics
import SheetImaging
import SheetPresentation
import SheetViews

/// A text to be posted, in the style of apps for iOS: constraints by anchors, a stack, bar buttons.
final class ComposeViewController: UIViewController, UITextViewDelegate {
  var onPost: ((String) -> Void)?
  var onCancel: (() -> Void)?
  private let initialText: String
  let textView = UITextView()
  private let countLabel = UILabel()
  private let accountButton = UIButton(type: .system)
  private let sensitiveSwitch = UISwitch()
  private let limit = 140

  init(text: String) {
    initialText = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Post"
    view.backgroundColor = .white
    setUpBar()
    setUpViews()
    textViewDidChange(textView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  private func setUpBar() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
    let post = UIBarButtonItem(
      title: "Post",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.onPost?(self.textView.text)
      })
    post.style = .done
    navigationItem.rightBarButtonItem = post
  }

  private func setUpViews() {
    textView.text = initialText
    textView.font = UIFont.preferredFont(forTextStyle: .body)
    textView.delegate = self
    textView.layer.borderWidth = 1
    textView.layer.cornerRadius = 8

    countLabel.textColor = .gray
    countLabel.font = .systemFont(ofSize: 13)
    countLabel.textAlignment = .right
    accountButton.setTitle("@ada", for: .normal)
    accountButton.addAction(
      UIAction { [weak self] _ in self?.chooseAccount() }, for: .touchUpInside)
    let sensitiveLabel = UILabel()
    sensitiveLabel.text = "Sensitive"
    let row = UIStackView(arrangedSubviews: [
      accountButton, sensitiveSwitch, sensitiveLabel, countLabel,
    ])
    row.axis = .horizontal
    row.spacing = 8
    row.alignment = .center
    let line = UIView()
    line.backgroundColor = .lightGray

    lay(out: textView, line, row)
  }

  private func lay(out textView: UIView, _ line: UIView, _ row: UIView) {
    for subview in [textView, line, row] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      line.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 8),
      line.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      row.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
    ])
  }

  func textViewDidChange(_ textView: UITextView) {
    let left = limit - textView.text.count
    countLabel.text = "\(left)"
    countLabel.textColor = left < 0 ? .red : .gray
    navigationItem.rightBarButtonItem?.isEnabled = left >= 0 && !textView.text.isEmpty
  }

  private func chooseAccount() {
    let picker = PickerViewController(names: ["@ada", "@work", "@bob"]) { [weak self] name in
      self?.accountButton.setTitle(name, for: .normal)
      self?.navigationController?.popViewController(animated: true)
    }
    navigationController?.pushViewController(picker, animated: true)
  }
}

/// Posts by way of the screen above.
final class PostActivity: UIActivity {
  private(set) var posted: String?
  private var text = ""

  override var activityType: UIActivity.ActivityType? { .init("org.example.post") }
  override var activityTitle: String? { "Post" }
  override class var activityCategory: UIActivity.Category { .share }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    text = activityItems.compactMap { $0 as? String }.joined(separator: " ")
  }

  override var activityViewController: UIViewController? {
    let compose = ComposeViewController(text: text)
    compose.onPost = { [weak self] text in
      self?.posted = text
      self?.activityDidFinish(true)
    }
    compose.onCancel = { [weak self] in self?.activityDidFinish(false) }
    return UINavigationController(rootViewController: compose)
  }
}
