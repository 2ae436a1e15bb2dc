import UIKit

/// The smallest activity, as it would stand in an app for iOS.
final class GreetingActivity: UIActivity {
  override var activityType: UIActivity.ActivityType? { .init("org.example.greeting") }
  override var activityTitle: String? { NSLocalizedString("Greet", comment: "activity") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String }
  }
}
