// modes: 5 6 main
import Photos
import UIKit

/// Saves a picture to the library.
class PhotoSaverActivity: UIActivity {
    private var image: UIImage?

    override var activityType: UIActivity.ActivityType? { return .init("com.example.photos") }
    override var activityTitle: String? { return "Keep Photo" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        return activityItems.contains { $0 is UIImage }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
        image = activityItems.compactMap { $0 as? UIImage }.last
    }
    override func perform() {
        guard let image = image else { return activityDidFinish(false) }
        PHPhotoLibrary.shared().performChanges({
            PHAssetChangeRequest.creationRequestForAsset(from: image)
        }, completionHandler: { success, error in
            DispatchQueue.main.async {
                print("kept \(success)")
                self.activityDidFinish(success)
            }
        })
    }
}
