// modes: 5 6 main
import UIKit

/// Finishes in `perform`, again a moment later, and once more when its cleaner goes.
class DoubleFinishActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? { .init("com.example.double") }
    override var activityTitle: String? { "Twice" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func perform() {
        activityDidFinish(true)
        activityDidFinish(false)
        DispatchQueue.main.async {
            self.activityDidFinish(false)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
            print("late finish")
            self.activityDidFinish(false)
        }
    }
}
