// modes: 5 6 main
import UIKit

/// The ways to say "nothing for you" that authors have found.
class NilSource: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { return "" }
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? { return nil }
}

class NullSource: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { return "" }
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? { return NSNull() }
}

class OptionalSource: NSObject, UIActivityItemSource {
    var image: UIImage??

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { return image as Any }
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? { return image as Any }
}

extension NilSource {
    static func everything(and text: String) -> [Any] {
        let missing: String? = nil
        return [NilSource(), NullSource(), OptionalSource(), NSNull(), missing as Any, Optional(text) as Any]
    }
}
