// modes: 5 6 main
import UIKit

/// Needs the screen's size, and asks for it where it must.
final class MainSyncProvider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any {
        precondition(!Thread.isMainThread, "items are made in the background")
        var text = ""
        DispatchQueue.main.sync {
            text = "width is positive: \(UIScreen.main.bounds.width > 0)"
        }
        return text
    }
}
