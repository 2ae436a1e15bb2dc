// modes: 5 6 main
import UIKit

/// Offers what was copied, if it is a link.
class PastedLinkController: UIViewController {
    private let label = UILabel()
    private let elapsed = DateComponentsFormatter()
    private let ago = RelativeDateTimeFormatter()

    override func viewDidLoad() {
        super.viewDidLoad()
        elapsed.allowedUnits = [.hour, .minute]
        elapsed.unitsStyle = .abbreviated
        ago.unitsStyle = .full
        label.font = UIFont.familyNames.contains("Georgia") ? UIFont(name: "Georgia", size: 17) : .preferredFont(forTextStyle: .body)
        view.addSubview(label)
    }

    @MainActor
    func lookForLink() async {
        guard let found = try? await UIPasteboard.general.detectedValues(for: [\.probableWebURL, \.number]) else { return }
        if found.patterns.contains(\.probableWebURL) {
            label.text = found.probableWebURL
        } else if let number = found.number {
            label.text = "\(number)"
        }
    }

    func describe(_ date: Date, lasting seconds: TimeInterval, with names: [String]) -> String {
        let when = ago.localizedString(for: date, relativeTo: Date())
        let length = elapsed.string(from: seconds) ?? ""
        return "\(when), \(length), \(ListFormatter.localizedString(byJoining: names))"
    }
}

/// The links of a message.
func links(in text: String) -> [URL] {
    guard let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue) else { return [] }
    let range = NSRange(text.startIndex..., in: text)
    return detector.matches(in: text, options: [], range: range).compactMap { $0.url }
}

func askOnce(_ board: UIPasteboard, _ found: @escaping @Sendable (Bool) -> Void) {
    board.detectPatterns(for: [.probableWebURL]) { result in
        if case .success(let patterns) = result { found(patterns.contains(.probableWebURL)) }
    }
}
