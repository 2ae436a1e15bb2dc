// modes: 5 6 main
import UIKit

/// Waits on a semaphore that the main queue signals.
class SemaphoreProvider: UIActivityItemProvider {
    private let semaphore = DispatchSemaphore(value: 0)
    private var text = ""

    init() {
        super.init(placeholderItem: "")
    }

    override public var item: Any {
        DispatchQueue.main.async {
            self.text = "made on main: \(Thread.isMainThread)"
            self.semaphore.signal()
        }
        semaphore.wait()
        return text
    }
}
