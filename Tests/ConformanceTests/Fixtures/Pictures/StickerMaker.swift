// modes: 5 6 main
import UIKit

/// Emoji and short words as stickers, with paths of the old kind.
class StickerMaker: NSObject {
    @MainActor static let shared = StickerMaker()

    func sticker(text: String, fontName: String, tilt degrees: CGFloat) -> UIImage? {
        let font = UIFont(name: fontName, size: 40) ?? UIFont.preferredFont(forTextStyle: .largeTitle)
        let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) ?? font.fontDescriptor
        let bold = UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont(descriptor: descriptor, size: font.pointSize))
        let attributes: [NSAttributedString.Key: Any] = [
            .font: bold, .foregroundColor: UIColor.yellow, .strokeColor: UIColor.black, .strokeWidth: NSNumber(value: -4)
        ]
        let size = text.size(withAttributes: attributes)
        let side = max(size.width, bold.lineHeight) + 2 * bold.capHeight
        let format = UIGraphicsImageRendererFormat.preferred()
        format.opaque = false
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            let cg = context.cgContext
            cg.interpolationQuality = .high
            cg.setShouldAntialias(true)
            cg.translateBy(x: side / 2, y: side / 2)
            cg.rotate(by: degrees * .pi / 180)
            let frame = UIBezierPath(roundedRect: CGRect(x: -side / 3, y: -side / 3, width: side * 2 / 3, height: side * 2 / 3), cornerRadius: 12)
            frame.append(UIBezierPath(ovalIn: CGRect(x: -6, y: -6, width: 12, height: 12)).reversing())
            UIColor.systemPink.withAlphaComponent(0.3).setFill()
            frame.fill(with: .multiply, alpha: 1)
            text.draw(at: CGPoint(x: -size.width / 2, y: -size.height / 2), withAttributes: attributes)
        }
    }
}
