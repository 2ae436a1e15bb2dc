// modes: 5 6 main
import LinkPresentation
import UIKit

/// Fills the head of the sheet.
final class LinkSource: NSObject, UIActivityItemSource {
    private let title: String
    private let url: URL

    init(title: String, url: URL) {
        self.title = title
        self.url = url
        super.init()
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        url
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        url
    }

    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? {
        let metadata = LPLinkMetadata()
        metadata.title = title
        metadata.originalURL = url
        metadata.url = metadata.originalURL
        metadata.iconProvider = NSItemProvider(object: UIImage(systemName: "link")!)
        metadata.imageProvider = NSItemProvider(object: UIImage(named: "AppIcon")!)
        return metadata
    }
}
