// modes: 5 6 main
import CoreGraphics
import CoreImage
import ImageIO
import Photos
import UIKit

/// Shares a small picture of a large one, as memory allows on a phone.
class ThumbnailSource: NSObject, UIActivityItemSource {
    private let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { UIImage() }

    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? {
        return downsample(to: CGSize(width: 600, height: 600), scale: 2)
    }

    private func downsample(to size: CGSize, scale: CGFloat) -> UIImage? {
        let sourceOptions = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let source = CGImageSourceCreateWithURL(url as CFURL, sourceOptions) else { return nil }
        let options = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceShouldCacheImmediately: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: max(size.width, size.height) * scale
        ] as CFDictionary
        guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options) else { return nil }
        return UIImage(cgImage: image)
    }
}

/// Shares the picture that was taken last.
@MainActor
func shareLatest(from controller: UIViewController) {
    let options = PHFetchOptions()
    options.fetchLimit = 1
    let assets = PHAsset.fetchAssets(with: .image, options: options)
    guard let asset = assets.firstObject else { return }
    PHImageManager.default().requestImage(for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit, options: nil) { image, _ in
        guard let image = image else { return }
        let sheet = UIActivityViewController(activityItems: [image], applicationActivities: nil)
        controller.present(sheet, animated: true)
    }
}
