import HelperProtocol

/// What a file's own header claims, where its loader tells that late or not at all.
struct DeclaredSize {
  private let head: [UInt8]
  private let format: PictureFormat

  /// Takes the first bytes of a file, as many as there are or some thousands.
  init(_ head: [UInt8], _ format: PictureFormat) {
    self.head = head
    self.format = format
  }

  /// Refuses what claims too many pixels.
  func check() throws(Refusal) {
    for size in sizes where !HelperLimits.allow(width: size.width, height: size.height) {
      throw Refusal(claimedWidth: size.width, height: size.height)
    }
  }

  /// How many bytes the file must have; 0 where its header does not tell. The loaders of these formats
  /// show what is there of a file that was cut off, and black or white for the rest.
  var length: Int {
    switch format {
    case .webP: 8 + little(4, at: 4)
    case .bmp: bitmapLength
    default: 0
    }
  }

  private var sizes: [(width: Int, height: Int)] {
    switch format {
    case .heic, .avif: itemSizes
    case .tiff: directorySize.map { [$0] } ?? []
    default: []
    }
  }

  /// The items of a HEIC or AVIF file state their sizes in boxes of the type `ispe` (ISO/IEC 23008-12,
  /// 6.5.3): type, four bytes of version and flags, then width and height.
  private var itemSizes: [(width: Int, height: Int)] {
    let kind = Array("ispe".utf8)
    return head.indices.dropLast(15).filter { start in
      head[start] == kind[0] && head[start..<start + 4].elementsEqual(kind)
    }.map { (big(4, at: $0 + 8), big(4, at: $0 + 12)) }
  }

  /// The tags 256 and 257 of a TIFF file's first directory, if that lies in these bytes (TIFF 6.0,
  /// section 2): a count, then twelve bytes each with tag, type (3 is two bytes, 4 is four), count, value.
  private var directorySize: (width: Int, height: Int)? {
    let number = head.first == UInt8(ascii: "I") ? little(_:at:) : big(_:at:)
    let directory = number(4, 4)
    let values = (0..<number(2, directory)).prefix(100).reduce(into: [0, 0]) { values, index in
      let entry = directory + 2 + 12 * index
      let tag = number(2, entry)
      guard tag == 256 || tag == 257 else { return }
      values[tag - 256] = number(number(2, entry + 2) == 3 ? 2 : 4, entry + 8)
    }
    return values.contains(0) ? nil : (values[0], values[1])
  }

  /// Where the pixels begin and what their rows take, each filled up to four bytes. Not for compressed
  /// rows, and not for the header of OS/2, which is shorter.
  private var bitmapLength: Int {
    let compression = little(4, at: 30)
    guard little(4, at: 14) >= 40, compression == 0 || compression == 3 else { return 0 }
    let height = Int(Int32(truncatingIfNeeded: little(4, at: 22))).magnitude
    let row = (little(4, at: 18) * little(2, at: 28) + 31) / 32 * 4
    let (bytes, overflow) = row.multipliedReportingOverflow(by: Int(height))
    return overflow ? 0 : little(4, at: 10) + bytes
  }

  /// A number of a few bytes, the lowest first; 0 beyond the end.
  private func little(_ count: Int, at start: Int) -> Int {
    bytes(count, at: start).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of a few bytes, the highest first; 0 beyond the end.
  private func big(_ count: Int, at start: Int) -> Int {
    bytes(count, at: start).reduce(0) { $0 << 8 | Int($1) }
  }

  private func bytes(_ count: Int, at start: Int) -> ArraySlice<UInt8> {
    start <= head.count - count ? head[start..<start + count] : []
  }
}
