// modes: 5 6 main
import UIKit

/// An invoice as a PDF document, with a code to pay by.
final class InvoiceRenderer {
    struct Position {
        let title: String
        let price: String
    }

    static let pageRect = CGRect(x: 0, y: 0, width: 595.2, height: 841.8)

    func makeDocument(title: String, positions: [Position], logo: UIImage?) -> Data {
        let pdfMetaData = [
            kCGPDFContextCreator: "Invoices",
            kCGPDFContextAuthor: "example.org",
            kCGPDFContextTitle: title,
        ]
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = pdfMetaData as [String: Any]
        let renderer = UIGraphicsPDFRenderer(bounds: Self.pageRect, format: format)
        return renderer.pdfData { context in
            context.beginPage()
            let bottom = addTitle(title)
            if let logo = logo { addImage(logo, top: bottom) }
            drawTearOffs(context.cgContext, pageRect: context.pdfContextBounds)
            context.beginPage()
            for (index, position) in positions.enumerated() {
                let y = 72 + CGFloat(index) * 20
                (position.title as NSString).draw(at: CGPoint(x: 72, y: y), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
                position.price.draw(at: CGPoint(x: 400, y: y), withAttributes: nil)
            }
            if let code = Self.code(for: "https://example.org/pay") {
                code.draw(in: CGRect(x: 72, y: 400, width: 120, height: 120))
            }
        }
    }

    func addTitle(_ title: String) -> CGFloat {
        let titleFont = UIFont.systemFont(ofSize: 18.0, weight: .bold)
        let attributes: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: titleFont]
        let attributedTitle = NSAttributedString(string: title, attributes: attributes)
        let size = attributedTitle.size()
        let rect = CGRect(x: (Self.pageRect.width - size.width) / 2.0, y: 36, width: size.width, height: size.height)
        attributedTitle.draw(in: rect)
        return rect.origin.y + rect.size.height
    }

    func addImage(_ image: UIImage, top: CGFloat) {
        let maxHeight = Self.pageRect.height * 0.4
        let ratio = min(1, maxHeight / max(1, image.size.height))
        let size = CGSize(width: image.size.width * ratio, height: image.size.height * ratio)
        image.draw(in: CGRect(origin: CGPoint(x: 72, y: top), size: size))
    }

    func drawTearOffs(_ drawContext: CGContext, pageRect: CGRect) {
        drawContext.saveGState()
        drawContext.setLineWidth(2.0)
        drawContext.move(to: CGPoint(x: 0, y: pageRect.height * 4 / 5))
        drawContext.addLine(to: CGPoint(x: pageRect.width, y: pageRect.height * 4 / 5))
        drawContext.setLineDash(phase: 0, lengths: [4, 2])
        drawContext.strokePath()
        drawContext.restoreGState()
    }

    static func code(for text: String) -> UIImage? {
        let data = text.data(using: String.Encoding.ascii)
        guard let filter = CIFilter(name: "CIQRCodeGenerator") else { return nil }
        filter.setValue(data, forKey: "inputMessage")
        filter.setValue("M", forKey: "inputCorrectionLevel")
        let transform = CGAffineTransform(scaleX: 10, y: 10)
        guard let output = filter.outputImage?.transformed(by: transform) else { return nil }
        guard let cgImage = CIContext().createCGImage(output, from: output.extent) else { return nil }
        return UIImage(cgImage: cgImage)
    }

    static func newerCode(for text: String) -> UIImage? {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        return filter.outputImage.map { UIImage(ciImage: $0) }
    }
}

/// The same in the style of older code, and texts with looks.
enum OldStyleDocument {
    static func write(_ lines: [String]) -> NSData {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, CGRect.zero, nil)
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 612, height: 792), nil)
        for (index, line) in lines.enumerated() {
            line.draw(at: CGPoint(x: 20, y: 20 + index * 16), withAttributes: [.foregroundColor: UIColor.darkGray])
        }
        UIGraphicsEndPDFContext()
        return data
    }

    static func rich(_ html: String, icon: UIImage) -> NSAttributedString? {
        guard let data = html.data(using: .utf8) else { return nil }
        let parsed = try? NSMutableAttributedString(
            data: data,
            options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
            documentAttributes: nil
        )
        let attachment = NSTextAttachment()
        attachment.image = icon
        attachment.bounds = CGRect(x: 0, y: -4, width: 16, height: 16)
        parsed?.append(NSAttributedString(string: " "))
        parsed?.append(NSAttributedString(attachment: attachment))
        return parsed
    }

    static func html(of text: NSAttributedString) throws -> String? {
        let attributes: [NSAttributedString.DocumentAttributeKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
        let data = try text.data(from: NSRange(location: 0, length: text.length), documentAttributes: attributes)
        return String(data: data, encoding: .utf8)
    }

    static func shadowed(_ image: UIImage) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(image.size, false, 0)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return image }
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.withAlphaComponent(0.5).cgColor)
        context.setBlendMode(.overlay)
        image.draw(at: CGPoint.zero, blendMode: .normal, alpha: 0.8)
        return UIGraphicsGetImageFromCurrentImageContext()?.withHorizontallyFlippedOrientation() ?? image
    }

    static func thumbnail(_ image: UIImage) async -> UIImage? {
        await image.byPreparingThumbnail(ofSize: CGSize(width: 80, height: 80))
    }
}
