// modes: 5 6 main
import UIKit

/// Writes down what it is asked and given.
class ReceiverActivity: UIActivity {
    private var asked: [Any] = []
    private var received: [Any] = []

    override var activityType: UIActivity.ActivityType? {
        return UIActivity.ActivityType("com.example.receiver")
    }
    override var activityTitle: String? { return "Receive" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        asked = activityItems
        return true
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        received = activityItems
    }

    override func perform() {
        print("asked \(asked.map(describe))")
        print("received \(received.map(describe))")
        activityDidFinish(true)
    }

    private func describe(_ item: Any) -> String {
        if let image = item as? UIImage { return "image \(Int(image.size.width))x\(Int(image.size.height))" }
        return "\(type(of: item)) \(item)"
    }
}
