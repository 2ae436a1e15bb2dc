// modes: 5 6 main
import UIKit

/// Turns the selected text into a card, as reading apps do.
final class QuoteImageActivity: UIActivity {
    private var quote = ""

    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("com.example.quote") }
    override var activityTitle: String? { "Quote Card" }
    override var activityImage: UIImage? { UIImage(systemName: "quote.bubble") }
    override class var activityCategory: UIActivity.Category { .action }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        quote = activityItems.compactMap { $0 as? String }.joined(separator: "\n")
    }

    override func perform() {
        let card = QuoteCard(text: quote, author: "Ada Lovelace")
        let image = card.render(size: CGSize(width: 320, height: 200))
        print("card \(Int(image.size.width))x\(Int(image.size.height)) scale \(Int(image.scale))")
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("quote.png")
        do {
            try image.pngData()?.write(to: url, options: .atomic)
            print("text \(card.textHeight(width: 280) > 20)")
            activityDidFinish(true)
        } catch {
            activityDidFinish(false)
        }
    }
}

struct QuoteCard {
    let text: String
    let author: String

    private var quoteAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        style.lineBreakMode = .byWordWrapping
        return [
            .font: UIFont(name: "Georgia-Italic", size: 22) ?? UIFont.italicSystemFont(ofSize: 22),
            .foregroundColor: UIColor.white,
            .paragraphStyle: style
        ]
    }

    func textHeight(width: CGFloat) -> CGFloat {
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        let rect = NSString(string: text).boundingRect(
            with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: quoteAttributes, context: nil)
        return ceil(rect.height)
    }

    func render(size: CGSize) -> UIImage {
        let bounds = CGRect(origin: .zero, size: size)
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { context in
            let cgContext = context.cgContext
            let colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
            if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]) {
                cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
            }
            let height = textHeight(width: size.width - 40)
            let textRect = CGRect(x: 20, y: (size.height - height) / 2 - 10, width: size.width - 40, height: height)
            (text as NSString).draw(in: textRect, withAttributes: quoteAttributes)

            let signature = NSMutableAttributedString(string: "— ", attributes: [.font: UIFont.systemFont(ofSize: 13)])
            signature.append(NSAttributedString(string: author, attributes: [.font: UIFont.boldSystemFont(ofSize: 13)]))
            signature.addAttribute(.foregroundColor, value: UIColor.white.withAlphaComponent(0.8),
                                   range: NSRange(location: 0, length: signature.length))
            let signatureSize = signature.size()
            signature.draw(at: CGPoint(x: bounds.midX - signatureSize.width / 2, y: bounds.maxY - signatureSize.height - 12))
        }
    }
}
