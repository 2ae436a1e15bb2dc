// modes: 5 6 main
import UIKit

/// Force-unwraps a picture of the asset catalogue, as everybody does.
class AssetActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? { return UIActivity.ActivityType("com.example.asset") }
    override var activityTitle: String? { return "Asset" }
    override var activityImage: UIImage? { return UIImage(named: "share-icon", in: Bundle(for: type(of: self)), compatibleWith: nil)! }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { return true }

    override func perform() {
        let missing = UIImage(named: "not-there")!
        print("missing asset has a size \(missing.size.width > 0)")
        print("no picture \(UIImage(data: Data([1, 2, 3])) == nil)")
        activityDidFinish(true)
    }
}
