import Foundation
import HelperProtocol
import SheetFiles
import SheetImaging

extension FileType {
  /// What can be done with bytes: by the type that somebody has named, else by how they begin.
  static func category(of data: Data, named name: String) -> Category {
    if let type = forIdentifier(name) ?? forMIME(name) { return type.category }
    let name = name.lowercased()
    if name.hasPrefix("image/") || name == "public.image" { return .image }
    if name.hasPrefix("video/") || ["public.movie", "public.video"].contains(name) {
      return .video
    }
    let head = data.prefix(PictureFormat.headSize)
    if isVideo(Array(head)) { return .video }
    return PictureLoader.formatName(Data(head)) == nil ? .data : .image
  }

  /// By the signatures of ISO 14496-12, Matroska and WebM, AVI, Ogg and MPEG program streams. A HEIC picture
  /// begins like the first, with another brand.
  private static func isVideo(_ head: [UInt8]) -> Bool {
    func has(_ text: String, at start: Int) -> Bool {
      head.dropFirst(start).starts(with: Array(text.utf8))
    }
    if has("ftyp", at: 4) {
      return !["heic", "heix", "hevc", "mif1", "msf1", "avif", "avis"].contains { has($0, at: 8) }
    }
    return head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) || has("RIFF", at: 0) && has("AVI ", at: 8)
      || head.starts(with: [0, 0, 1, 0xBA]) || has("FLV", at: 0)
  }
}
