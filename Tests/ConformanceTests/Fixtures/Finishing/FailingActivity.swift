// modes: 5 6 main
import UIKit

/// Checks a condition first and gives up.
class FailingActivity: UIActivity {
    enum Problem: Error {
        case notLoggedIn
    }

    override var activityType: UIActivity.ActivityType? {
        return UIActivity.ActivityType("com.example.failing")
    }
    override var activityTitle: String? {
        return "Fail"
    }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        return true
    }
    override func perform() {
        do {
            try logIn()
            activityDidFinish(true)
        } catch {
            print("problem: \(error)")
            activityDidFinish(false)
        }
    }

    private func logIn() throws {
        throw Problem.notLoggedIn
    }
}
