// modes: 5 6 main
import UIKit

/// Has nothing to show, says so in the getter and is done with it.
class GetterFinishActivity: UIActivity {
    private var reads = 0

    override var activityType: UIActivity.ActivityType? {
        return UIActivity.ActivityType(rawValue: "com.example.getter")
    }

    override var activityTitle: String? {
        return "Ask Me"
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        return activityItems.count > 0
    }

    override var activityViewController: UIViewController? {
        reads += 1
        print("read \(reads)")
        activityDidFinish(false)
        return nil
    }

    override func perform() {
        print("perform")
    }
}
