// modes: 5 6 main
import UIKit

/// Replaces what the system does under the system's own identifier.
class CopycatActivity: UIActivity {
    override var activityType: UIActivity.ActivityType { return .copyToPasteboard }
    override var activityTitle: String { return "Copy as Rich" }
    override var activityImage: UIImage { return UIImage(named: "copy")! }
    override static var activityCategory: UIActivity.Category { return .action }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { return true }

    override func perform() {
        print("copycat")
        activityDidFinish(true)
    }
}
