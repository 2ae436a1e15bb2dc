// modes: 5 6 main
import LinkPresentation
import UIKit

extension UIImage {
    /// A round picture with the initials of somebody who has none.
    static func avatar(for name: String, diameter: CGFloat = 64) -> UIImage {
        let initials = name.split(separator: " ").compactMap { $0.first.map(String.init) }.prefix(2).joined()
        let rect = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        let font = UIFont.systemFont(ofSize: diameter * 0.4, weight: .medium)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.white]
        let textSize = (initials as NSString).size(withAttributes: attributes)

        return UIGraphicsImageRenderer(bounds: rect).image { _ in
            let circle = UIBezierPath(ovalIn: rect.insetBy(dx: 1, dy: 1))
            UIColor.avatarBackground.setFill()
            circle.fill()
            UIColor.separator.setStroke()
            circle.setLineDash([4, 2], count: 2, phase: 0)
            circle.lineWidth = 1
            circle.stroke()
            let origin = CGPoint(x: rect.midX - textSize.width / 2, y: rect.midY - textSize.height / 2)
            (initials as NSString).draw(at: origin, withAttributes: attributes)
        }
    }

    func resized(to target: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(userInterfaceStyle: .light))
        format.scale = 1
        format.opaque = false
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: target))
        }
    }
}

extension UIColor {
    static let avatarBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.3, alpha: 1) : UIColor(red: 0.2, green: 0.4, blue: 0.7, alpha: 1)
    }

    static var accent: UIColor { UIColor(named: "AccentColor") ?? .systemBlue }

    convenience init(hex: UInt32) {
        self.init(
            red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255, alpha: 1)
    }
}

final class AvatarSource: NSObject, UIActivityItemSource {
    let name: String
    init(name: String) { self.name = name }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { UIImage() }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        let avatar = UIImage.avatar(for: name, diameter: 48)
        if activityType == .mail { return avatar.pngData() }
        return avatar.resized(to: CGSize(width: 24, height: 24))
    }

    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? {
        let metadata = LPLinkMetadata()
        metadata.title = name
        metadata.iconProvider = NSItemProvider(object: UIImage.avatar(for: name))
        return metadata
    }
}
