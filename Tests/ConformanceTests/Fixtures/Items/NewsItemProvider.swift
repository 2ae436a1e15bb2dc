// modes: 5 6 main
import LinkPresentation
import UIKit

/// One article, said differently to each service.
final class NewsItemProvider: UIActivityItemProvider {
    struct Article {
        var headline: String
        var link: URL
        var teaser: UIImage?
    }

    let article: Article

    init(article: Article) {
        self.article = article
        super.init(placeholderItem: article.link)
    }

    override var item: Any {
        guard let type = activityType else { return article.link }
        switch type {
        case UIActivity.ActivityType.mail:
            return "<html><body><a href=\"\(article.link.absoluteString)\">\(article.headline)</a></body></html>"
        case .message, .postToTwitter:
            let limit = 80
            let short = article.headline.count > limit ? article.headline.prefix(limit) + "…" : Substring(article.headline)
            return "\(short) \(article.link)"
        case .saveToCameraRoll:
            return article.teaser ?? NSNull()
        default:
            return article.link
        }
    }

    override func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        return article.headline
    }

    override func activityViewController(
        _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        return "public.url"
    }

    override func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? {
        let metadata = LPLinkMetadata()
        metadata.originalURL = article.link
        metadata.url = metadata.originalURL
        metadata.title = article.headline
        if let teaser = article.teaser {
            metadata.imageProvider = NSItemProvider(object: teaser)
        }
        return metadata
    }
}
