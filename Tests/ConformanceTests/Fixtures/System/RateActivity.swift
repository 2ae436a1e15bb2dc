// modes: 5 6 main
import StoreKit
import UIKit

/// Asks for a review.
final class RateActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? { .init("com.example.rate") }
    override var activityTitle: String? { NSLocalizedString("Rate", comment: "activity") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func perform() {
        if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
            SKStoreReviewController.requestReview(in: scene)
        } else {
            SKStoreReviewController.requestReview()
        }
        activityDidFinish(true)
    }
}
