import HelperProtocol

/// The size that a file's own header claims, where the loader tells it only after decoding.
enum DeclaredSize {
  /// Refuses a HEIC or AVIF file that claims too much. Its items state their sizes in boxes of the type
  /// `ispe` (ISO/IEC 23008-12, 6.5.3): eight bytes of type and version, then width and height.
  static func check(_ head: [UInt8], _ format: PictureFormat) throws(Refusal) {
    guard format == .heic || format == .avif else { return }
    var rest = head[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "i")) {
      rest = rest[start...]
      if rest.count >= 16, rest.starts(with: "ispe".utf8) {
        let width = number(rest, at: start + 8)
        let height = number(rest, at: start + 12)
        guard HelperLimits.allow(width: width, height: height) else {
          throw Refusal(.tooLarge, width: width, height: height)
        }
      }
      rest = rest.dropFirst()
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>, at start: Int) -> Int {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
