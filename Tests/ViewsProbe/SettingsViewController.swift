import Foundation
import SheetEngine
import SheetGraphics
import SheetImaging
import SheetPresentation
import SheetViews

/// Controls of every kind in a stack that scrolls, in the style of apps for iOS.
final class SettingsViewController: UIViewController, UITextFieldDelegate {
  let nameField = UITextField()
  let passwordField = UITextField()
  let quality = UISegmentedControl(items: ["Low", "Medium", "High"])
  let resize = UISwitch()
  let progress = UIProgressView(progressViewStyle: .default)
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Upload"
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.delegate = self
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.delegate = self
    quality.selectedSegmentIndex = 1
    quality.addAction(
      UIAction { [weak self] _ in self?.log.append("quality") }, for: .valueChanged)
    resize.isOn = true
    progress.progress = 0.4
    let stack = UIStackView(arrangedSubviews: [
      note(), nameField, passwordField, labelled("Quality", quality), labelled("Resize", resize),
      progress, buttons(),
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
  }

  private func note() -> UILabel {
    let label = UILabel()
    label.text = """
      The picture is sent as it is, unless it is larger than the server takes; then it is made smaller.
      """
    label.numberOfLines = 0
    label.textColor = .darkGray
    return label
  }

  private func labelled(_ text: String, _ control: UIView) -> UIStackView {
    let label = UILabel()
    label.text = text
    label.font = .boldSystemFont(ofSize: 17)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.distribution = .equalSpacing
    return row
  }

  private func buttons() -> UIStackView {
    let upload = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Upload") { [weak self] _ in self?.log.append("upload") })
    let delete = UIButton(type: .system)
    delete.setTitle("Delete", for: .normal)
    delete.setTitleColor(.red, for: .normal)
    delete.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [upload, delete])
    row.distribution = .fillEqually
    return row
  }

  private func ask() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.log.append("deleted")
      })
    present(alert, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    if textField === nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

/// Frames by hand, as in older apps.
final class FramesViewController: UIViewController {
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 280, height: 160))
  private let heading = UILabel(frame: CGRect(x: 16, y: 10, width: 248, height: 21))
  private let button = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Frames"
    heading.text = "Placed by hand"
    heading.font = UIFont.boldSystemFont(ofSize: 18)
    heading.textAlignment = .center
    button.setTitle("OK", for: UIControl.State())
    button.frame = CGRect(x: 90, y: 100, width: 100, height: 44)
    view.addSubview(card)
    card.addSubview(heading)
    card.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
