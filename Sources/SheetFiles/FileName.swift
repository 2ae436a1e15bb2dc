import SheetCells

/// File names: made of text, cut to what file systems take, and numbered when one is taken.
public enum FileName {
  /// NAME_MAX is 255 bytes on every Linux file system in use.
  public static let longest = 255

  /// A name made of any bytes: slashes and what no screen shows (``Unicode/Scalar/isUnsafeOnScreen``)
  /// become `_`, and it is cut to 255 bytes with its suffix kept. A way to another folder in front,
  /// such as `../`, is left out: with `_` for its slash it would hide the file. A dash in front becomes
  /// `_` too: of `rm *` it makes an option. `nil` when nothing usable is left, and for points alone.
  public static func safe(_ name: FilePath) -> FilePath? {
    let parts = name.bytes.split(separator: .slash).drop { part in part.allSatisfy { $0 == .point }
    }
    var bytes = visible(parts.joined(separator: [UInt8(ascii: "_")]))
    guard bytes.contains(where: { $0 != .point }) else { return nil }
    if bytes.first == UInt8(ascii: "-") { bytes[0] = UInt8(ascii: "_") }
    return shortened(FilePath(bytes: bytes), adding: [])
  }

  /// The bytes with `_` for every character that cannot be seen. What is not UTF-8 stays.
  private static func visible(_ name: some Sequence<UInt8>) -> [UInt8] {
    var (result, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(name)[...])
    while let first = rest.first {
      // The ones that the first byte of a character begins with are as many as its bytes.
      let character = rest.prefix(max(1, (~first).leadingZeroBitCount))
      let scalar = String(validating: character, as: UTF8.self)?.unicodeScalars.first
      let part = scalar == nil ? rest.prefix(1) : character
      result += scalar?.isUnsafeOnScreen == true ? [UInt8(ascii: "_")] : part
      rest = rest.dropFirst(part.count)
    }
    return result
  }

  /// Whether a file can have the name as it is, in any folder.
  public static func isComponent(_ name: FilePath) -> Bool {
    let bytes = name.bytes
    return (1...longest).contains(bytes.count) && bytes != [.point] && bytes != [.point, .point]
      && !bytes.contains { $0 == .slash || $0 == 0 }
  }

  /// One path component made of any bytes: ``safe(_:)`` of the part after the last slash.
  public static func sanitized(_ name: ByteString) -> FilePath? {
    safe(FilePath(bytes: name.bytes.split(separator: .slash).last ?? []))
  }

  /// The name that data gets when nobody named it: `image.png`.
  public static func standard(for type: FileType) -> FilePath {
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

  /// The name for a text: its first words, at most 40 characters, and `.txt`.
  public static func name(forText text: String) -> FilePath {
    let line = text.drop(while: \.isWhitespace).prefix(200).prefix { !$0.isNewline }
    var stem = ""
    for word in line.split(whereSeparator: \.isWhitespace) {
      guard stem.isEmpty || stem.count + word.count < 40 else { break }
      stem += (stem.isEmpty ? "" : " ") + word
    }
    let allowed = stem.prefix(40).filter {
      !"/\\:*?\"<>|".contains($0) && $0.displayable == $0
    }
    // A point in front would hide the file, a dash make an option of it.
    let kept = allowed.drop { $0 == "." || $0 == "-" }
    return safe(FilePath((kept.isEmpty ? "text" : kept) + ".txt")) ?? FilePath("text.txt")
  }

  /// The name with a number: `a.tar.gz` becomes `a (2).tar.gz`. 1 leaves it alone.
  public static func numbered(_ name: FilePath, _ number: Int) -> FilePath {
    number < 2 ? shortened(name, adding: []) : shortened(name, adding: Array(" (\(number))".utf8))
  }

  /// The name's stem and suffix; a name that only begins with a point has none.
  public static func parts(_ name: FilePath) -> (stem: ArraySlice<UInt8>, suffix: ArraySlice<UInt8>)
  {
    let bytes = name.bytes
    guard var point = bytes.lastIndex(of: .point), point > 0 else { return (bytes[...], []) }
    let packed = [".gz", ".bz2", ".xz", ".zst"].contains(
      String(decoding: bytes[point...], as: UTF8.self))
    if packed, bytes[..<point].suffix(4).elementsEqual(".tar".utf8), point > 4 { point -= 4 }
    let suffix = bytes[point...]
    return suffix.count <= 32 ? (bytes[..<point], suffix) : (bytes[...], [])
  }

  private static func shortened(_ name: FilePath, adding mark: [UInt8]) -> FilePath {
    let (stem, suffix) = parts(name)
    var cut = stem.prefix(longest - suffix.count - mark.count)
    if cut.count < stem.count {
      // Never in the middle of a character: the byte that was cut off first must not continue one.
      while stem[cut.endIndex] & 0xC0 == 0x80, cut.count > 1 { cut.removeLast() }
    }
    return FilePath(bytes: cut + mark + suffix)
  }
}
