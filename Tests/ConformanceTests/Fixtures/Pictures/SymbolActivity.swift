// modes: 5 6 main
import UIKit

/// An icon from the system's symbols.
final class SymbolActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? { .init(rawValue: "com.example.symbol") }
    override var activityTitle: String? { NSLocalizedString("Open Map", comment: "title of the activity") }
    override var activityImage: UIImage? {
        let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .medium, scale: .large)
        return UIImage(systemName: "map.fill", withConfiguration: configuration)?
            .withTintColor(.systemBlue, renderingMode: .alwaysTemplate)
    }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func perform() {
        let names = ["square.and.arrow.up", "doc.on.doc", "link", "safari", "trash", "bookmark.fill", "photo"]
        print("symbols \(names.compactMap { UIImage(systemName: $0) }.count) of \(names.count)")
        print("no symbol \(UIImage(systemName: "No Such Symbol") == nil)")
        activityDidFinish(true)
    }
}
