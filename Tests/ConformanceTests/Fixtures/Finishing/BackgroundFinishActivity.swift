// modes: 5 6 main
import UIKit

/// Works on a queue of its own and finishes right there.
class BackgroundFinishActivity: UIActivity {
    private let queue = DispatchQueue(label: "com.example.upload")

    override var activityType: UIActivity.ActivityType? {
        return UIActivity.ActivityType("com.example.background")
    }
    override var activityTitle: String? { return "Upload" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { return true }

    override func perform() {
        queue.async {
            Thread.sleep(forTimeInterval: 0.02)
            print("main thread: \(Thread.isMainThread)")
            self.activityDidFinish(true)
        }
    }
}
