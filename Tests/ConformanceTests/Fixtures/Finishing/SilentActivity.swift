// modes: 5 6 main
import UIKit

/// Logs what is shared. Nobody ever told the author that an activity has to finish.
class SilentActivity: UIActivity {

    override var activityTitle: String? {
        return "Log It"
    }

    override var activityType: UIActivityType? {
        return UIActivityType(rawValue: "com.example.LogIt")
    }

    override var activityImage: UIImage? {
        return nil
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        return true
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        print("prepare \(activityItems.count)")
    }

    override func perform() {
        print("perform")
    }
}
