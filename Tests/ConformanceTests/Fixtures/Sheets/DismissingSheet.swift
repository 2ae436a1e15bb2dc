// modes: 5 6 main
import UIKit

/// Wants to know when the sheet goes, and has found the one place to learn it.
class DismissingSheet: UIActivityViewController {
    var onDismiss: (() -> Void)?

    override init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(activityItems: activityItems, applicationActivities: applicationActivities)
        modalPresentationStyle = .popover
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        print("dismiss override")
        super.dismiss(animated: flag) {
            self.onDismiss?()
            completion?()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("sheet disappeared")
    }
}
