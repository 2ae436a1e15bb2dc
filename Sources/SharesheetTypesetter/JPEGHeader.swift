import CPango
import HelperProtocol
import HelperRuntime

/// What the head of a JPEG file says (ITU-T T.81, Annex B): its size, its colours and how the camera was
/// held.
struct JPEGHeader {
  private(set) var width = 0
  private(set) var height = 0
  private var components = 0
  private var precision = 0
  /// Of EXIF: 1 is upright.
  private(set) var orientation = 1
  private let bytes: UnsafeRawBufferPointer

  /// `nil` when the file is no JPEG or has no frame.
  init?(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var place = 2
    while let segment = segment(at: place) {
      switch segment.marker {
      case 0xE1: readOrientation(segment.content)
      // Frames, but for the markers among them that begin tables.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(segment.marker):
        readFrame(segment.content)
        return
      default: break
      }
      place = segment.content.upperBound
    }
    return nil
  }

  /// Whether every PDF reader decodes it as it is. Not those of four colours: programs disagree on whether
  /// theirs are inverted.
  var canBeEmbedded: Bool {
    precision == 8 && [1, 3].contains(components)
      && HelperLimits.allow(width: width, height: height)
  }

  /// Whether the end of the image is there; cameras write more behind it.
  var isComplete: Bool {
    var index = bytes.count - 1
    while index > 0 {
      if bytes[index] == 0xD9, bytes[index - 1] == 0xFF { return true }
      index -= 1
    }
    return false
  }

  /// A picture that cairo stores as the file's own bytes: no pixel is decoded, and none of the memory that
  /// it reserves for them is touched.
  func embedded(_ file: MappedFile) throws(Refusal) -> OpaquePointer? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, bytes.bindMemory(to: UInt8.self).baseAddress,
      UInt(bytes.count),
      { file in file.map { Unmanaged<MappedFile>.fromOpaque($0).release() } },
      Unmanaged.passRetained(file).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else { throw Refusal(.tooMuchMemory) }
    return surface
  }

  private func segment(at place: Int) -> (marker: UInt8, content: Range<Int>)? {
    var place = place
    // Any number of fill bytes may stand before a marker.
    while place + 3 < bytes.count, bytes[place] == 0xFF, bytes[place + 1] == 0xFF { place += 1 }
    guard place + 3 < bytes.count, bytes[place] == 0xFF else { return nil }
    let end = place + 2 + big(2, at: place + 2)
    guard end >= place + 4, end <= bytes.count else { return nil }
    return (bytes[place + 1], place + 4..<end)
  }

  private mutating func readFrame(_ content: Range<Int>) {
    guard content.count >= 6 else { return }
    precision = Int(bytes[content.lowerBound])
    height = big(2, at: content.lowerBound + 1)
    width = big(2, at: content.lowerBound + 3)
    components = Int(bytes[content.lowerBound + 5])
  }

  /// The tag 274 of the first directory of EXIF, which is a TIFF file (CIPA DC-008, 4.6.4).
  private mutating func readOrientation(_ content: Range<Int>) {
    let start = content.lowerBound + 6
    guard content.count > 14, bytes[content].starts(with: Array("Exif\0\0".utf8)) else { return }
    let isLittle = bytes[start] == UInt8(ascii: "I")
    func number(_ count: Int, _ place: Int) -> Int {
      guard place >= start, place + count <= content.upperBound else { return 0 }
      return isLittle ? little(count, at: place) : big(count, at: place)
    }
    let directory = start + number(4, start + 4)
    for index in 0..<min(200, number(2, directory)) {
      let entry = directory + 2 + 12 * index
      guard number(2, entry) == 274 else { continue }
      let value = number(2, entry + 8)
      if (1...8).contains(value) { orientation = value }
    }
  }

  private func big(_ count: Int, at start: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | Int(bytes[start + $1]) }
  }

  private func little(_ count: Int, at start: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[start + $1]) }
  }
}
