// modes: 5 6 main
import QuickLook
import UIKit

/// Shows the file in Quick Look.
class PreviewActivity: UIActivity, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    private var files: [URL] = []

    override var activityType: UIActivity.ActivityType? { return .init("com.example.preview") }
    override var activityTitle: String? { return "Preview" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        return activityItems.contains { ($0 as? URL)?.isFileURL == true }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        files = activityItems.compactMap { $0 as? URL }.filter { $0.isFileURL }
    }

    override var activityViewController: UIViewController? {
        let preview = QLPreviewController()
        preview.dataSource = self
        preview.delegate = self
        return preview
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int {
        return files.count
    }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
        return files[index] as NSURL
    }

    func previewControllerWillDismiss(_ controller: QLPreviewController) {
        print("preview closed")
        activityDidFinish(true)
    }
}
