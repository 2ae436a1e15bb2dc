// modes: 5 6 main
import UIKit

/// Asks for a name in an alert that it presents itself.
class AlertActivity: UIActivity {
    weak var presenter: UIViewController?

    override var activityType: UIActivity.ActivityType? { return .init("com.example.alert") }
    override var activityTitle: String? { return "Rename" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { return true }

    override func perform() {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { textField in
            textField.placeholder = "New name"
            textField.autocapitalizationType = .words
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: { _ in
            self.activityDidFinish(false)
        }))
        alert.addAction(UIAlertAction(title: "Rename", style: .default, handler: { [unowned alert] _ in
            print("renamed to \(alert.textFields?.first?.text ?? "")")
            self.activityDidFinish(true)
        }))
        presenter?.present(alert, animated: true, completion: nil)
    }
}
