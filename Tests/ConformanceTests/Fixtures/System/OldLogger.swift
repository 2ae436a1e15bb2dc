// modes: 5 6 main
import Foundation
import os.log

extension OSLog {
    static let sharing = OSLog(subsystem: "com.example.app", category: "sharing")
}

/// The log as it was before iOS 14.
enum OldLogger {
    static func report(_ url: URL, count: Int, error: Error?) {
        os_log("sharing %{public}@, %d items", log: .sharing, type: .info, url.absoluteString, count)
        guard let error = error else { return os_log("shared") }
        os_log("failed: %@ (%{public}.1f %%)", log: .sharing, type: .error, error.localizedDescription, 12.5)
        os_log(.fault, log: OSLog.default, "failed %{private}s", "secret")
        if OSLog.sharing.isEnabled(type: .debug) { os_log(.debug, "kept") }
    }
}
