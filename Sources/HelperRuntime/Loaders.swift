import CGdkPixbuf
import HelperProtocol

/// The parts of gdk-pixbuf that decode one format each, and may or may not be installed.
package enum Loaders {
  /// The names by which gdk-pixbuf knows the loaders of a format, the better one first.
  static func names(of format: PictureFormat) -> [String] {
    switch format {
    case .jpeg: ["jpeg"]
    case .gif: ["gif"]
    case .webP: ["webp"]
    case .heic: ["heif/avif", "heif"]
    case .avif: ["heif/avif", "avif"]
    case .tiff: ["tiff"]
    case .bmp: ["bmp"]
    case .svg: ["svg"]
    }
  }

  /// Begins to decode; `nil` when no loader of the format is installed.
  static func begin(_ format: PictureFormat) -> OpaquePointer? {
    names(of: format).lazy.compactMap { gdk_pixbuf_loader_new_with_type($0, nil) }.first
  }

  /// Version and formats, a line each.
  package static var description: String {
    let (present, missing) = PictureFormat.allCases.reduce(into: ([String](), [String]())) {
      if isInstalled($1) { $0.0.append($1.rawValue) } else { $0.1.append($1.rawValue) }
    }
    let lines = ["version \(HelperProtocol.version)", "reads \(present.joined(separator: ", "))"]
    let last = missing.isEmpty ? [] : ["has no loader for \(missing.joined(separator: ", "))"]
    return (lines + last).joined(separator: "\n")
  }

  private static func isInstalled(_ format: PictureFormat) -> Bool {
    guard let loader = begin(format) else { return false }
    gdk_pixbuf_loader_close(loader, nil)
    g_object_unref(UnsafeMutableRawPointer(loader))
    return true
  }
}
