// modes: 5 6 main
import UIKit

/// Overrides whatever can be overridden.
class TypedProvider: UIActivityItemProvider {
    override var item: Any {
        switch activityType {
        case UIActivity.ActivityType.mail?: return "<b>long text</b>"
        case .some(let type) where type.rawValue == "com.example.receiver": return "short text"
        default: return NSNull()
        }
    }

    override func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        return "placeholder"
    }

    override func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? {
        let made = super.activityViewController(activityViewController, itemForActivityType: activityType)
        return (made as? String).map { $0 + "!" }
    }

    override func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String {
        return "About text"
    }
}
