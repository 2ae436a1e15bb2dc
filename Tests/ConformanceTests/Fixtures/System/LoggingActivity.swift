// modes: 5 6 main
import OSLog
import UIKit
import os

private let logger = Logger(subsystem: "com.example.bookmarks", category: "share")

extension Logger {
    static let network = Logger(subsystem: Bundle.main.bundleIdentifier ?? "app", category: "network")
}

/// Says in the log what it does.
final class LoggingActivity: UIActivity {
    private var items: [Any] = []
    private let count = OSAllocatedUnfairLock(initialState: 0)

    override var activityType: UIActivity.ActivityType? { .init("com.example.logging") }
    override var activityTitle: String? { "Log" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        logger.debug("asked about \(activityItems.count) items, \(self.activityTitle ?? "", privacy: .public)")
        return !activityItems.isEmpty
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems
        logger.info("\(type(of: self)) has \(activityItems.first is String, format: .answer) \(0.5, format: .fixed(precision: 2))")
    }

    override func perform() {
        let number = items.count
        let shared = count.withLock { value -> Int in
            value += number
            return value
        }
        do {
            guard let url = items.lazy.compactMap({ $0 as? URL }).first else { throw URLError(.badURL) }
            Logger.network.notice("opens \(url, privacy: .private(mask: .hash)), \(shared, format: .hex, align: .right(columns: 8))")
            activityDidFinish(true)
        } catch {
            logger.error("not shared: \(error.localizedDescription, privacy: .public)")
            logger.fault("\(error)")
            logger.log(level: .fault, "\(error as NSError)")
            activityDidFinish(false)
        }
    }
}
