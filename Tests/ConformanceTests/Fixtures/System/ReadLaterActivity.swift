// modes: 5 6 main
import SafariServices
import UIKit
import UniformTypeIdentifiers

/// Keeps pages on the reading list, and tells which files are pictures.
final class ReadLaterActivity: UIActivity {
    private var urls: [URL] = []

    override var activityType: UIActivity.ActivityType? { .init("com.example.later") }
    override var activityTitle: String? { "Later" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { ($0 as? URL).map(SSReadingList.supportsURL) ?? false }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        urls = activityItems.compactMap { $0 as? URL }
    }

    override func perform() {
        do {
            for url in urls {
                try SSReadingList.default()?.addItem(with: url, title: "A Page", previewText: nil)
            }
            print("kept \(urls.count)")
            activityDidFinish(true)
        } catch {
            print((error as? SSReadingListError)?.code == .urlSchemeNotAllowed ? "no page" : "failed")
            activityDidFinish(false)
        }
    }
}

extension URL {
    var isPicture: Bool {
        let type = (try? resourceValues(forKeys: [.contentTypeKey]))?.contentType
        return type?.conforms(to: .image) ?? false
    }
}

/// Says what the person reads.
final class ReaderController: UIViewController {
    func read(_ url: URL) {
        userActivity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        userActivity?.webpageURL = url
        userActivity?.becomeCurrent()
    }
}
