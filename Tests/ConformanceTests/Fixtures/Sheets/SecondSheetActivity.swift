// modes: 5 6 main
// with: Items/ReceiverActivity.swift
import UIKit

/// Opens a second share sheet over the first one.
class SecondSheetActivity: UIActivity {
    weak var presenter: UIViewController?

    override var activityType: UIActivity.ActivityType? { return .init("com.example.more") }
    override var activityTitle: String? { return "More" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { return true }

    override func perform() {
        let second = UIActivityViewController(activityItems: ["second text"], applicationActivities: [ReceiverActivity()])
        second.completionWithItemsHandler = { [weak self] type, completed, _, _ in
            print("second \(type?.rawValue ?? "nil") \(completed)")
            self?.activityDidFinish(completed)
        }
        presenter?.present(second, animated: true)
    }
}
