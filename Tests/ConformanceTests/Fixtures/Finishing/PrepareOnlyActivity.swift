// modes: 5 6 main
import UIKit

/// Does its work while preparing and has nothing else.
final class PrepareOnlyActivity: UIActivity {
    private var savedLinks: [URL] = []

    override class var activityCategory: UIActivity.Category { return .action }
    override var activityType: UIActivity.ActivityType? { return .saveForLater }
    override var activityTitle: String? { return "Save for Later" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        return activityItems.contains { $0 is URL }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        savedLinks += activityItems.compactMap { $0 as? URL }
        print("saved \(savedLinks.map { $0.absoluteString })")
    }
}

extension UIActivity.ActivityType {
    static let saveForLater = UIActivity.ActivityType("com.example.saveForLater")
}
