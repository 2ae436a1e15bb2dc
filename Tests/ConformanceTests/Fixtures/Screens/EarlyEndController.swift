// modes: 5 6 main
import UIKit

/// Its controller ends the activity before it was shown.
class EarlyEndController: UIViewController {
    weak var activity: UIActivity?

    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded")
        activity?.activityDidFinish(true)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("appeared")
    }
}

class EarlyEndActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? { return .init("com.example.early") }
    override var activityTitle: String? { return "Early" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { return true }
    override func perform() { print("perform") }
    override var activityViewController: UIViewController? {
        let controller = EarlyEndController()
        controller.activity = self
        return controller
    }
}
