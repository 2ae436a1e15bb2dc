// modes: 5 6 main
import UIKit

/// Modern: an actor works, a task waits.
@MainActor
final class TaskActivity: UIActivity {
    private actor Uploader {
        func upload(_ text: String) async -> Bool {
            try? await Task.sleep(nanoseconds: 20_000_000)
            return !text.isEmpty
        }
    }

    private let uploader = Uploader()
    private var text = ""

    override var activityType: UIActivity.ActivityType? { .init("com.example.task") }
    override var activityTitle: String? { "Upload Text" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        text = activityItems.compactMap { $0 as? String }.joined(separator: "\n")
    }

    override func perform() {
        Task { @MainActor in
            let done = await uploader.upload(text)
            print("uploaded \(done)")
            activityDidFinish(done)
        }
    }
}
