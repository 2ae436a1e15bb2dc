// modes: 5 6 main
import UIKit

/// Finishes before anybody asked it to begin.
class EagerActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? {
        return UIActivity.ActivityType("com.example.eager")
    }
    override var activityTitle: String? { return "Eager" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        return true
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        print("prepare")
        activityDidFinish(true)
    }

    override func perform() {
        print("perform")
    }
}
