// modes: 5 6 main
import UIKit

/// Written in Xcode, where literals look like pictures.
class LiteralActivity: UIActivity {
    private let tint = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)

    override var activityType: UIActivity.ActivityType? { return UIActivity.ActivityType("com.example.literal") }
    override var activityTitle: String? { return "Literal" }
    override var activityImage: UIImage? { return #imageLiteral(resourceName: "literal") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { return true }

    override func perform() {
        var red: CGFloat = 0
        tint.getRed(&red, green: nil, blue: nil, alpha: nil)
        print("red \(Int((red * 10).rounded()))")
        activityDidFinish(true)
    }
}
