// modes: 5 6 main
import UIKit

/// A source whose placeholder and item are sources again.
class NestedSource: NSObject, UIActivityItemSource {
    let inner: UIActivityItemSource

    init(_ inner: UIActivityItemSource) {
        self.inner = inner
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        return inner
    }

    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? {
        return inner
    }
}
