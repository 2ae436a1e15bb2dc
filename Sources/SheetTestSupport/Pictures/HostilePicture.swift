/// Pictures that claim, hide or ask for more than is good. Each takes a few hundred bytes.
public enum HostilePicture: String, CaseIterable, Sendable {
  /// 30,000 x 30,000 pixels in the header.
  case hugeJPEG, hugeBMP, hugeTIFF, hugeHEIC, hugeAVIF, hugeSVG
  /// 65,535 x 65,535 and 16,383 x 16,383 pixels, the most that the formats allow.
  case hugeGIF, hugeWebP
  /// A small GIF screen with a frame of 65,535 x 65,535.
  case hugeFrame
  /// Groups that each use the one before ten times, thirteen deep.
  case nestedUse
  /// Entities that each name the one before ten times, thirteen deep.
  case entityBomb
  /// 100,000 elements in one another.
  case deepSVG
  /// An entity that is a file of the system.
  case externalEntity

  /// The suffix that it would have.
  public var suffix: String {
    switch self {
    case .hugeJPEG: "jpg"
    case .hugeBMP: "bmp"
    case .hugeTIFF: "tiff"
    case .hugeHEIC: "heic"
    case .hugeAVIF: "avif"
    case .hugeGIF, .hugeFrame: "gif"
    case .hugeWebP: "webp"
    case .hugeSVG, .nestedUse, .entityBomb, .deepSVG, .externalEntity: "svg"
    }
  }

  /// The file.
  public var bytes: [UInt8] {
    switch self {
    case .hugeJPEG: Self.patched(.jpeg, after: [0xFF, 0xC0, 0, 17, 8], [0x75, 0x30, 0x75, 0x30])
    case .hugeBMP:
      Array(PictureFile.bmp(width: 30_000, height: 30_000, pixels: []))
    case .hugeTIFF: PictureFile.tiff(width: 30_000, height: 30_000, pixels: [])
    case .hugeHEIC: Self.patched(.heic, after: Self.itemSize, Self.thirtyThousand)
    case .hugeAVIF: Self.patched(.avif, after: Self.itemSize, Self.thirtyThousand)
    case .hugeGIF:
      PictureFile.gif(width: 2, height: 2, claiming: (65_535, 65_535)) { _, _ in 0 }
    case .hugeFrame: Self.gifWithHugeFrame
    case .hugeWebP: Self.patched(.webp, after: [0x9D, 0x01, 0x2A], [0xFF, 0x3F, 0xFF, 0x3F])
    case .hugeSVG: Array("<svg xmlns=\"\(Self.space)\" width=\"30000\" height=\"30000\"/>".utf8)
    case .nestedUse: Self.svg(Self.uses)
    case .entityBomb: Self.svg("<text>&e12;</text>", type: Self.entities)
    case .deepSVG: Self.svg(String(repeating: "<g>", count: 100_000))
    case .externalEntity:
      Self.svg("<text>&e;</text>", type: "<!ENTITY e SYSTEM \"file:///etc/passwd\">")
    }
  }

  /// A drawing of 100 by 100 with this content.
  public static func svg(_ content: String, type: String = "") -> [UInt8] {
    Array(
      """
      <?xml version="1.0"?><!DOCTYPE svg [\(type)]>
      <svg xmlns="\(space)" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100">\
      \(content)</svg>
      """.utf8)
  }

  private static let space = "http://www.w3.org/2000/svg"
  /// The box of HEIC and AVIF files that states a size.
  private static let itemSize = Array("ispe".utf8) + [0, 0, 0, 0]
  private static let thirtyThousand: [UInt8] = [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]

  private static var uses: String {
    let groups = (0..<12).map { level in
      let use = String(repeating: "<use xlink:href=\"#g\(level)\"/>", count: 10)
      return "<g id=\"g\(level + 1)\">\(use)</g>"
    }
    return
      "<defs><g id=\"g0\"><rect width=\"9\" height=\"9\"/></g>\(groups.joined())</defs>"
      + "<use xlink:href=\"#g12\"/>"
  }

  private static var entities: String {
    let bombs = (0..<12).map { level in
      "<!ENTITY e\(level + 1) \"\(String(repeating: "&e\(level);", count: 10))\">"
    }
    return "<!ENTITY e0 \"word\">" + bombs.joined()
  }

  private static var gifWithHugeFrame: [UInt8] {
    var bytes = PictureFile.gif(width: 2, height: 2) { _, _ in 0 }
    // Behind the header of 13 bytes and four colours comes a comma, and the frame's place.
    bytes.replaceSubrange(30..<34, with: [0xFF, 0xFF, 0xFF, 0xFF])
    return bytes
  }

  /// A sample with other bytes behind the first place where a mark stands.
  private static func patched(
    _ sample: SamplePicture, after mark: [UInt8], _ replacement: [UInt8]
  ) -> [UInt8] {
    var bytes = sample.bytes
    let place = bytes.indices.first { bytes[$0...].starts(with: mark) }
    guard let start = place.map({ $0 + mark.count }) else { return [] }
    bytes.replaceSubrange(start..<start + replacement.count, with: replacement)
    return bytes
  }
}
