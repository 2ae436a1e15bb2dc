// modes: 5 6 main
import UIKit

protocol MeasurementExporterDelegate: AnyObject {
    @MainActor func exporter(_ exporter: MeasurementExporter, didFinish shared: Bool)
}

/// Shares a table as a file, as text and as a picture of it, and cleans up.
@MainActor
final class MeasurementExporter {
    weak var delegate: MeasurementExporterDelegate?
    private let rows: [(day: String, value: Double)]
    private var fileURL: URL?

    init(rows: [(day: String, value: Double)]) {
        self.rows = rows
    }

    func export(from viewController: UIViewController, sender: UIBarButtonItem? = nil) throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString).appendingPathExtension("csv")
        try rows.map { "\($0.day),\($0.value)" }.joined(separator: "\n").data(using: .utf8)!.write(to: url)
        fileURL = url
        let sheet = UIActivityViewController(activityItems: [url, summary, picture()], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = sender
        sheet.completionWithItemsHandler = { [weak self] _, completed, _, _ in
            guard let self = self else { return }
            if let url = self.fileURL { try? FileManager.default.removeItem(at: url) }
            self.delegate?.exporter(self, didFinish: completed)
        }
        sheet.setValue("Measurements", forKey: "subject")
        viewController.present(sheet, animated: true, completion: nil)
    }

    private var summary: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 6
        style.headIndent = 12
        let text = NSMutableAttributedString()
        for row in rows {
            text.append(NSAttributedString(string: row.day, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]))
            text.append(NSAttributedString(string: "\t\(row.value)\n", attributes: [
                .font: UIFont.monospacedSystemFont(ofSize: 12, weight: .regular),
                .foregroundColor: UIColor.secondaryLabel,
                .underlineStyle: NSUnderlineStyle.single.rawValue
            ]))
        }
        text.addAttributes([.paragraphStyle: style], range: NSRange(location: 0, length: text.length))
        return text
    }

    private func picture() -> UIImage {
        let text = summary
        let bounds = text.boundingRect(
            with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin], context: nil)
        let size = CGSize(width: 200, height: max(1, ceil(bounds.size.height)))
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            text.draw(with: CGRect(origin: .zero, size: size), options: [.usesLineFragmentOrigin], context: nil)
        }
    }
}
