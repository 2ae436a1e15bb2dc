// modes: 5 6 main
import UIKit

/// Renders only when somebody wants the picture.
class ImageProvider: UIActivityItemProvider {
    private let text: String

    init(text: String) {
        self.text = text
        super.init(placeholderItem: UIImage())
    }

    override var item: Any {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
        return renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }
}
