// modes: 5 6 main
import UIKit

/// Opens another browser by its own scheme, with the call that iOS 10 deprecated.
class OldChromeActivity: UIActivity {
    fileprivate var urlToOpen: URL?

    override var activityType: UIActivityType? { return UIActivityType("com.example.chrome") }
    override var activityTitle: String? { return "Open in Chrome" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        guard let scheme = URL(string: "googlechrome://"), UIApplication.shared.canOpenURL(scheme) else {
            print("no chrome")
            return activityItems.count > 1
        }
        return true
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        urlToOpen = activityItems.compactMap { $0 as? URL }.first
    }

    override func perform() {
        let opened = UIApplication.shared.openURL(URL(string: "googlechrome://example.com")!)
        print("openURL \(opened)")
        activityDidFinish(opened)
    }
}
