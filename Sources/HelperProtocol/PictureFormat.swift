/// The formats that the helper decodes, told by how a file begins. PNG is not one: it needs no helper.
///
/// No other loader of gdk-pixbuf is ever used, however many are installed.
package enum PictureFormat: String, CaseIterable, Sendable {
  case jpeg = "JPEG"
  case gif = "GIF"
  case webP = "WebP"
  case heic = "HEIC"
  case avif = "AVIF"
  case tiff = "TIFF"
  case bmp = "BMP"
  case svg = "SVG"

  /// Bytes that are enough to tell.
  package static let headSize = 4096

  /// Tells the format from the first bytes of a file; `nil` if it is none of these.
  package init?(head: some Collection<UInt8>) {
    let head = Array(head.prefix(Self.headSize))
    guard let format = Self.binary(head) ?? Self.brand(head) ?? Self.drawing(head) else {
      return nil
    }
    self = format
  }

  private static func binary(_ head: [UInt8]) -> PictureFormat? {
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) { return .gif }
    if head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      return .tiff
    }
    if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) { return .webP }
    // "BM" alone begins many texts; the four bytes behind the file's length are always 0.
    let isBMP = head.starts(with: "BM".utf8) && head.dropFirst(6).starts(with: [0, 0, 0, 0])
    return isBMP ? .bmp : nil
  }

  /// ISO base media files: the box `ftyp` names one brand and a list of others.
  private static func brand(_ head: [UInt8]) -> PictureFormat? {
    guard head.count >= 16, head[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let size = min(head.count, head[0..<4].reduce(0) { $0 << 8 | Int($1) })
    let brands = [8..<12] + stride(from: 16, to: size - 3, by: 4).map { $0..<$0 + 4 }
    let names = brands.map { String(decoding: head[$0], as: UTF8.self) }
    if names.contains(where: ["avif", "avis"].contains) { return .avif }
    let isHEIC = names.contains { ["heic", "heix", "heim", "heis", "mif1", "msf1"].contains($0) }
    return isHEIC ? .heic : nil
  }

  /// XML whose first element is `svg`, past the declaration, comments and a document type.
  private static func drawing(_ head: [UInt8]) -> PictureFormat? {
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    let start = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard
      start.starts(with: "<?xml".utf8) || start.starts(with: "<!".utf8)
        || start.starts(with: "<svg".utf8)
    else { return nil }
    return String(decoding: start, as: UTF8.self).firstElement == "svg" ? .svg : nil
  }
}

extension String {
  /// The name of the first element of an XML text, without its prefix. Where the text ends before one,
  /// the name that its document type gives.
  fileprivate var firstElement: Substring? {
    var rest = self[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      guard let first = rest.first else { return nil }
      if rest.hasPrefix("!DOCTYPE") {
        let name = rest.dropFirst(8).drop(while: \.isWhitespace).prefix(while: \.isNameCharacter)
        return name.split(separator: ":").last
      }
      if first != "?", first != "!" {
        return rest.prefix(while: \.isNameCharacter).split(separator: ":").last
      }
      if rest.hasPrefix("!--") { rest = rest.afterComment }
    }
    return nil
  }
}

extension Substring {
  fileprivate var afterComment: Substring {
    var rest = dropFirst(3)
    while let dash = rest.firstIndex(of: "-") {
      rest = rest[dash...]
      if rest.hasPrefix("-->") { return rest.dropFirst(3) }
      rest = rest.dropFirst()
    }
    return rest[rest.endIndex...]
  }
}

extension Character {
  fileprivate var isNameCharacter: Bool { isLetter || isNumber || self == ":" || self == "_" }
}
