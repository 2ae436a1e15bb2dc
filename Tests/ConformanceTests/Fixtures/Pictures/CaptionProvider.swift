// modes: 5 6 main
import UIKit

/// Writes a caption on a photo when somebody wants it.
class CaptionProvider: UIActivityItemProvider {
    private let photo: UIImage
    private let caption: String

    init(photo: UIImage, caption: String) {
        self.photo = photo
        self.caption = caption
        super.init(placeholderItem: photo)
    }

    override var item: Any {
        UIGraphicsBeginImageContextWithOptions(photo.size, true, photo.scale)
        defer { UIGraphicsEndImageContext() }
        photo.draw(at: CGPoint.zero)

        let shadow = NSShadow()
        shadow.shadowColor = UIColor.black
        shadow.shadowOffset = CGSize(width: 1, height: 1)
        shadow.shadowBlurRadius = 2

        let paragraph = NSParagraphStyle.default.mutableCopy() as! NSMutableParagraphStyle
        paragraph.alignment = .right
        paragraph.lineBreakMode = .byTruncatingTail

        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 16, weight: .heavy),
            .foregroundColor: UIColor.white,
            .strokeColor: UIColor.black,
            .strokeWidth: -2.0,
            .paragraphStyle: paragraph,
            .shadow: shadow,
            .kern: 0.5
        ]
        let height = caption.size(withAttributes: attributes).height
        let inset = photo.size.width * 0.05
        let rect = CGRect(x: inset, y: photo.size.height - height - inset, width: photo.size.width - 2 * inset, height: height)
        caption.draw(with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        return UIGraphicsGetImageFromCurrentImageContext() ?? photo
    }

    override func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? {
        return photo.preparingThumbnail(of: size)
    }
}
