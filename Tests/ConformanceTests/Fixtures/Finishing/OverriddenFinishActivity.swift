// modes: 5 6 main
import UIKit

protocol CountingActivityDelegate: AnyObject {
    func activity(_ activity: UIActivity, ended completed: Bool)
}

/// Hangs itself into the end, as analytics code does.
open class CountingActivity: UIActivity {
    weak var delegate: CountingActivityDelegate?

    override open func activityDidFinish(_ completed: Bool) {
        print("analytics: \(completed)")
        super.activityDidFinish(completed)
    }
}

public class OverriddenFinishActivity: CountingActivity {
    override public var activityTitle: String? { return "Counted" }
    override public var activityType: UIActivity.ActivityType? { return .init("com.example.counted") }
    override public func canPerform(withActivityItems activityItems: [Any]) -> Bool { return true }
    override public func perform() {
        activityDidFinish(true)
    }
}
