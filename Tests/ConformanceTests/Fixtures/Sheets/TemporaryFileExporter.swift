// modes: 5 6 main
import Foundation
import UIKit

/// Writes a file for the sheet and deletes it when the sheet says that it is done.
final class TemporaryFileExporter {
    let fileURL: URL

    init(name: String, text: String) throws {
        fileURL = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try text.write(to: fileURL, atomically: true, encoding: .utf8)
    }

    @MainActor
    func makeSheet(activities: [UIActivity]) -> UIActivityViewController {
        let sheet = UIActivityViewController(activityItems: [fileURL], applicationActivities: activities)
        sheet.completionWithItemsHandler = { [fileURL] _, completed, _, _ in
            let existed = FileManager.default.fileExists(atPath: fileURL.path)
            try? FileManager.default.removeItem(at: fileURL)
            print("cleaned up, existed \(existed), completed \(completed)")
        }
        return sheet
    }
}
