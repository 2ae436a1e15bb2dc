// modes: 5 6 main
import SafariServices
import UIKit

/// Shows a page without leaving the app.
class InAppBrowserActivity: UIActivity, SFSafariViewControllerDelegate {
    private var url: URL!

    override var activityType: UIActivity.ActivityType? { return .init("com.example.reader") }
    override var activityTitle: String? { return "Read Here" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        return activityItems.contains { ($0 as? URL)?.scheme?.hasPrefix("http") == true }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        url = activityItems.first { $0 is URL } as? URL
    }

    override var activityViewController: UIViewController? {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let browser = SFSafariViewController(url: url, configuration: configuration)
        browser.delegate = self
        browser.preferredControlTintColor = .white
        return browser
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        print("browser closed")
        activityDidFinish(true)
    }
}
