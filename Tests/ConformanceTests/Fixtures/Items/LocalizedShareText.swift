// modes: 5 6 main
import UIKit

/// Texts as Xcode's string catalogues have them.
enum ShareStrings {
    static let title = String(localized: "Share Recipe", comment: "Title of the sheet")
    static var subject: LocalizedStringResource { "Recipe of the day" }

    static func message(for name: String, servings: Int) -> String {
        String(localized: "Try \(name) for \(servings) people", table: "Sharing")
    }

    static func price(_ amount: Double) -> String {
        String(localized: "share.price", defaultValue: "Only \(amount, specifier: "%.2f") EUR", comment: "Price in the message")
    }
}

class RecipeShareSource: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        ShareStrings.title
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        switch activityType {
        case .postToTwitter?: return ShareStrings.message(for: "Goulash", servings: 2)
        case .some(let type) where type.rawValue.hasPrefix("com.example"):
            return ShareStrings.message(for: "Goulash", servings: 4) + "\n" + ShareStrings.price(2.5)
        default: return NSLocalizedString("Share Recipe", comment: "")
        }
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        String(localized: ShareStrings.subject)
    }
}
