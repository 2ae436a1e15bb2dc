import Foundation
import SheetCommand
import SheetEngine
import SheetFiles
import SheetImaging
import SheetPrograms

/// Puts a picture's own image into the header, after the first frame and on another thread.
@MainActor
final class HeaderThumbnail {
  /// Pixels on a side: several times those of the largest place in a header.
  private nonisolated static let side = 160

  private let cancellation = Cancellation()

  /// Begins to read the first item, if it is a picture by its name.
  init(of items: ItemList, for sheet: UIActivityViewController) {
    guard case .file(let file)? = items.items.first, !file.isFolder,
      FileType.forSuffix(file.path.suffix)?.category == .image
    else { return }
    let cancellation = cancellation
    // A thread rather than a queue: the queue's worker would wake up again while the sheet idles.
    Thread.detachNewThread { [weak sheet] in
      let result = Result { () throws(ImageError) in
        try Self.read(file.path, cancellation.monitor)
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { Self.show(result, in: sheet) }
      }
    }
  }

  /// The sheet has gone.
  func cancel() {
    cancellation.cancel()
  }

  private nonisolated static func read(
    _ path: FilePath, _ monitor: WorkMonitor
  ) throws(ImageError) -> DecodedPicture {
    try PictureLoader.read(
      PictureLoader.open(path), fitting: side, by: side, helper: HelperProgram.installed, monitor)
  }

  private static func show(
    _ result: Result<DecodedPicture, ImageError>, in sheet: UIActivityViewController?
  ) {
    guard let sheet, var header = sheet.header else { return }
    switch result {
    case .success(let picture):
      header.picture = .image(UIImage(bitmap: picture.bitmap))
      header.detail += " · \(picture.originalWidth) x \(picture.originalHeight)"
    case .failure(.cancelled): return
    case .failure(let error): header.detail += " · \(error.note)"
    }
    sheet.update(header: header)
  }
}
