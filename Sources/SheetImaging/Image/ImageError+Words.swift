import SheetCells
import SheetPrograms

extension ImageError {
  /// A few words for a line that tells other things, too.
  package var note: String {
    switch self {
    case .notPNG, .unknownFormat: "no known picture"
    case .damaged: "damaged picture"
    case .tooLarge(let width, let height): "\(width) x \(height), too large to show"
    case .exhausting: "too much work to show"
    case .unreadable: "not readable"
    case .needsHelper: "no picture without sharesheet-helper"
    case .noLoader(let format): "no loader for \(format.displayable)"
    case .helperFailed: "sharesheet-helper failed"
    case .cancelled: "not read"
    }
  }

  /// What happened and what to do, as sentences.
  package var message: String {
    switch self {
    case .notPNG, .unknownFormat: "The picture cannot be shown: it has no known format."
    case .damaged: "The picture is damaged and cannot be shown."
    case .tooLarge(let width, let height):
      "The picture is too large to be shown: \(width) x \(height) pixels."
    case .exhausting:
      "The picture cannot be shown: it takes more time or memory than pictures may."
    case .unreadable: "The picture cannot be read. Check its permissions."
    case .needsHelper:
      "The picture cannot be shown: needs sharesheet-helper. \(HelperError.installing)"
    case .noLoader(let format):
      """
      The picture cannot be shown: gdk-pixbuf has no loader for \(format.displayable)\
      \(Self.package(for: format).map { ". Install the package \($0)" } ?? "").
      """
    case .helperFailed:
      "The picture cannot be shown: sharesheet-helper failed. \(HelperError.looking)"
    case .cancelled: "The picture was not read."
    }
  }

  /// Debian's package with the loader; JPEG, GIF, TIFF and BMP come with gdk-pixbuf itself.
  private static func package(for format: String) -> String? {
    switch format {
    case "HEIC", "AVIF": "heif-gdk-pixbuf"
    case "WebP": "webp-pixbuf-loader"
    case "SVG": "librsvg2-common"
    default: nil
    }
  }
}
