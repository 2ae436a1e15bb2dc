/// Puts together the lines that a program's progress meter writes in pieces; each ends with a carriage return
/// or a line feed.
struct MeterLines: Sendable {
  /// How many bytes of a line are kept.
  let limit: Int
  private var rest: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// The lines that are complete with these bytes; what follows them stays.
  mutating func take(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") {
        lines.append(String(decoding: rest, as: UTF8.self))
        rest = []
      } else if rest.count < limit {
        rest.append(byte)
      }
    }
    return lines
  }
}
