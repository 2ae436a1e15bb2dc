// modes: 5 6 main
import MobileCoreServices
import UIKit
import UniformTypeIdentifiers

/// Data that says what it is, with a picture for the head of a mail.
final class DataSource: NSObject, UIActivityItemSource {
    let data: Data

    init(data: Data) {
        self.data = data
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { Data() }

    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? { data }

    func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String {
        if #available(iOS 14.0, *) {
            return UTType.json.identifier
        } else {
            return kUTTypeJSON as String
        }
    }

    func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage? {
        return UIImage(named: "thumbnail")
    }
}
