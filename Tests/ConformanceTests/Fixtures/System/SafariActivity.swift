// modes: 5 6 main
import UIKit

/// "Open in Safari", the activity that everyone writes first.
class SafariActivity: UIActivity {
    var url: URL?

    override var activityType: UIActivity.ActivityType? {
        return UIActivity.ActivityType(String(describing: type(of: self)))
    }

    override var activityTitle: String? {
        return Bundle.main.localizedString(forKey: "Open in Safari", value: "Open in Safari", table: "Activities")
    }

    override var activityImage: UIImage? {
        return UIImage(systemName: "safari")
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        for item in activityItems {
            if let url = item as? URL, UIApplication.shared.canOpenURL(url) {
                return true
            }
        }
        return false
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        url = activityItems.first { $0 is URL } as? URL
    }

    override func perform() {
        guard let url = url else {
            return activityDidFinish(false)
        }
        UIApplication.shared.open(url, options: [:]) { [weak self] success in
            print("opened \(success)")
            self?.activityDidFinish(success)
        }
    }
}
