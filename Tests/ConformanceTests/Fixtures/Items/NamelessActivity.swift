// modes: 5 6 main
import UIKit

/// Has no identifier, and no title either.
class NamelessActivity: UIActivity {
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { return true }
    override func perform() {
        print("nameless performs")
        self.activityDidFinish(true)
    }
}
