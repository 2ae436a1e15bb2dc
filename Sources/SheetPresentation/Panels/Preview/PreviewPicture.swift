import Foundation
import SheetCells
import SheetImaging

/// A picture as characters, made off the main thread for the size at hand and kept until that changes.
@MainActor
package final class PreviewPicture {
  private struct Request: Equatable {
    var size: CellSize
    var options: ArtOptions
  }

  private let bitmap: Bitmap
  /// Whether only its shape counts.
  private let isShape: Bool
  private let didChange: @MainActor () -> Void
  private var wanted: Request?
  private var canvas: Canvas?

  package init(
    _ bitmap: Bitmap, isShape: Bool = false, didChange: @escaping @MainActor () -> Void
  ) {
    (self.bitmap, self.isShape) = (bitmap, isShape)
    self.didChange = didChange
  }

  /// The picture for a size, or the one made last until that is there; `nil` before the first.
  package func canvas(fitting size: CellSize, theme: Theme) -> Canvas? {
    let options = ArtOptions(
      kind: theme.artKind, style: isShape ? .action : .share, depth: theme.colorDepth)
    let request = Request(size: size, options: options)
    if request != wanted, size.width > 0, size.height > 0 { make(request) }
    return canvas
  }

  private func make(_ request: Request) {
    wanted = request
    let (bitmap, isShape) = (bitmap, isShape)
    runInBackground {
      isShape
        ? IconArt.render(bitmap, size: request.size, options: request.options)
        : IconArt.renderPicture(bitmap, fitting: request.size, options: request.options)
    } then: { [weak self] canvas in
      guard let self, self.wanted == request else { return }
      self.canvas = canvas
      self.didChange()
    }
  }
}

/// Runs `work` on a background thread, and `then` with its result on the main actor.
@MainActor
package func runInBackground<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result,
  then: @escaping @MainActor @Sendable (Result) -> Void
) {
  DispatchQueue.global(qos: .userInitiated).async {
    let result = work()
    DispatchQueue.main.async {
      MainActor.assumeIsolated { then(result) }
    }
  }
}
