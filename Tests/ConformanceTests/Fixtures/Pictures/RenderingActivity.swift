// modes: 5 6 main
import UIKit

/// Makes a square thumbnail, in the old way and in the new one.
class RenderingActivity: UIActivity {
    private var images: [UIImage] = []

    override var activityType: UIActivity.ActivityType? { return .init("com.example.render") }
    override var activityTitle: String? { return "Thumbnail" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        return activityItems.contains(where: { $0 is UIImage })
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        images = activityItems.compactMap { $0 as? UIImage }
    }

    override func perform() {
        for image in images {
            let old = squared(image)
            let new = rounded(image)
            print("old \(describe(old)) new \(describe(new)) png \(new.pngData() != nil)")
        }
        activityDidFinish(true)
    }

    private func squared(_ image: UIImage) -> UIImage {
        let size = CGSize(width: 16, height: 16)
        UIGraphicsBeginImageContextWithOptions(size, false, 1.0)
        defer { UIGraphicsEndImageContext() }
        image.draw(in: CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext() ?? image
    }

    private func rounded(_ image: UIImage) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
            UIBezierPath(roundedRect: bounds, cornerRadius: 3).addClip()
            image.draw(in: bounds)
        }
    }

    private func describe(_ image: UIImage) -> String {
        "\(Int(image.size.width))x\(Int(image.size.height))"
    }
}
