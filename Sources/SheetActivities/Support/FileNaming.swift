import SheetCells

/// File names: made of text, cut to what file systems take, and numbered when one is taken.
package enum FileNaming {
  /// NAME_MAX is 255 bytes on every Linux file system in use.
  static let longest = 255

  /// A name made of any bytes: slashes, NUL and control characters become `_`, and it is cut to 255
  /// bytes with its suffix kept. `nil` when nothing usable is left.
  package static func safe(_ name: BytePath) -> BytePath? {
    let bytes = name.bytes.map { $0 < 0x20 || $0 == 0x7F || $0 == .slash ? UInt8(ascii: "_") : $0 }
    guard !bytes.isEmpty, bytes != [.point], bytes != [.point, .point] else { return nil }
    return shortened(BytePath(bytes: bytes), adding: [])
  }

  /// The name for a text: its first words, at most 40 characters, and `.txt`.
  package static func name(forText text: String) -> BytePath {
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
    return safe(BytePath((kept.isEmpty ? "text" : kept) + ".txt")) ?? BytePath("text.txt")
  }

  /// The name with a number: `a.tar.gz` becomes `a (2).tar.gz`. 1 leaves it alone.
  package static func numbered(_ name: BytePath, _ number: Int) -> BytePath {
    number < 2 ? shortened(name, adding: []) : shortened(name, adding: Array(" (\(number))".utf8))
  }

  /// The name's stem and suffix; a name that only begins with a point has none.
  static func parts(_ name: BytePath) -> (stem: ArraySlice<UInt8>, suffix: ArraySlice<UInt8>) {
    let bytes = name.bytes
    guard var point = bytes.lastIndex(of: .point), point > 0 else { return (bytes[...], []) }
    let packed = [".gz", ".bz2", ".xz", ".zst"].contains(
      String(decoding: bytes[point...], as: UTF8.self))
    if packed, bytes[..<point].suffix(4).elementsEqual(".tar".utf8), point > 4 { point -= 4 }
    let suffix = bytes[point...]
    return suffix.count <= 32 ? (bytes[..<point], suffix) : (bytes[...], [])
  }

  private static func shortened(_ name: BytePath, adding mark: [UInt8]) -> BytePath {
    let (stem, suffix) = parts(name)
    var cut = stem.prefix(longest - suffix.count - mark.count)
    if cut.count < stem.count {
      // Never in the middle of a character: the byte that was cut off first must not continue one.
      while stem[cut.endIndex] & 0xC0 == 0x80, cut.count > 1 { cut.removeLast() }
    }
    return BytePath(bytes: cut + mark + suffix)
  }
}
