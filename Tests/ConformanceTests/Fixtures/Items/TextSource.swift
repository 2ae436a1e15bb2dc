// modes: 5 6 main
import UIKit

/// The classic: an empty placeholder, another text for every service.
class TextSource: NSObject, UIActivityItemSource {
    private let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        return ""
    }

    func activityViewController(_ activityViewController: UIActivityViewController,
                                itemForActivityType activityType: UIActivity.ActivityType?) -> Any? {
        if activityType == .postToTwitter {
            return "Look! \(url.absoluteString) via @example"
        } else if activityType == UIActivity.ActivityType(rawValue: "com.example.receiver") {
            return "for the receiver: \(url.absoluteString)"
        }
        return url
    }

    func activityViewController(_ activityViewController: UIActivityViewController,
                                subjectForActivityType activityType: UIActivity.ActivityType?) -> String {
        return "An address worth reading"
    }
}
