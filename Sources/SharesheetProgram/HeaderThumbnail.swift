import Foundation
import SheetCommand
import SheetEngine
import SheetImaging

/// Puts a picture's own image into the header, after the first frame and on another thread.
@MainActor
enum HeaderThumbnail {
  static func load(for items: ItemList, into sheet: UIActivityViewController) {
    guard case .file(let file)? = items.items.first, file.path.suffix == "png" else { return }
    let path = file.path.text
    // A thread rather than a queue: the queue's worker would wake up again while the sheet idles.
    Thread.detachNewThread { [weak sheet] in
      guard let image = UIImage(contentsOfFile: path), (try? image.decoded()) != nil else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { show(image, in: sheet) }
      }
    }
  }

  private static func show(_ image: UIImage, in sheet: UIActivityViewController?) {
    guard let sheet, var header = sheet.header else { return }
    header.picture = .image(image)
    header.detail += " · \(image.bitmap.width) x \(image.bitmap.height)"
    sheet.update(header: header)
  }
}
