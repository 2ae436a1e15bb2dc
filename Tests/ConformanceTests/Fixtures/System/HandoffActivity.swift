// modes: 5 6 main
import UIKit

/// Settings, haptics, hand-off: what an activity touches on the way.
class HandoffActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? { return .init("com.example.handoff") }
    override var activityTitle: String? { return "Hand Off" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { return true }

    override func perform() {
        let activity = NSUserActivity(activityType: "com.example.reading")
        activity.title = "Reading"
        activity.webpageURL = URL(string: "https://example.com")
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        let shares = UserDefaults.standard.integer(forKey: "shares") + 1
        UserDefaults.standard.set(shares, forKey: "shares")
        print("settings \(URL(string: UIApplication.openSettingsURLString) != nil), title \(activity.title ?? "")")
        activityDidFinish(true)
    }
}
