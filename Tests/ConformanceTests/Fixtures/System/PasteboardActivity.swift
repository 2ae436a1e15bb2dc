// modes: 5 6 main
import UIKit

/// Copies, in its own way.
final class PasteboardActivity: UIActivity {
    private var text: String?
    private var link: URL?

    override class var activityCategory: UIActivity.Category { .action }
    override var activityType: UIActivity.ActivityType? { .init("com.example.pasteboard") }
    override var activityTitle: String? { "Copy Markdown" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.clipboard") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is URL }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        text = activityItems.lazy.compactMap { $0 as? String }.first
        link = activityItems.lazy.compactMap { $0 as? URL }.first
    }

    override func perform() {
        defer { activityDidFinish(true) }
        guard let link = link else { return }
        let pasteboard = UIPasteboard.general
        pasteboard.string = "[\(text ?? link.absoluteString)](\(link.absoluteString))"
        print("pasted \(pasteboard.string ?? "nothing"), has strings \(pasteboard.hasStrings)")
    }
}
