/// File names made of what came from outside.
public enum FileName {
  /// One path component made of any bytes: the part after the last slash, with control characters
  /// replaced, at most 255 bytes with the suffix kept. `nil` when nothing usable is left.
  public static func sanitized(_ name: ByteString) -> FilePath? {
    let last = name.bytes.split(separator: .slash).last ?? []
    let safe = last.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "_") : $0 }
    guard !safe.isEmpty, safe != [.point], safe != [.point, .point] else { return nil }
    return FilePath(bytes: shortened(safe))
  }

  /// The name that data gets when nobody named it: `image.png`.
  static func standard(for type: FileType) -> FilePath {
    let stem =
      switch type.category {
      case .text: "text"
      case .image: "image"
      case .audio: "audio"
      case .video: "video"
      case .data: "data"
      }
    return FilePath(stem + "." + (type.suffixes.first ?? "bin"))
  }

  /// NAME_MAX is 255 bytes on every Linux file system in use.
  private static func shortened(_ name: [UInt8]) -> [UInt8] {
    guard name.count > 255 else { return name }
    let point = name.lastIndex(of: .point) ?? name.count
    let suffix = name[point...].count <= 32 ? name[point...] : []
    var stem = name.prefix(255 - suffix.count)
    // Never in the middle of a character: the byte that was cut off first must not continue one.
    while name[stem.endIndex] & 0xC0 == 0x80, stem.count > 1 { stem.removeLast() }
    return Array(stem + suffix)
  }
}
