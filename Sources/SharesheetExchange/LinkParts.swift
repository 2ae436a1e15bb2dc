/// The part of a file that a browser asks for (RFC 9110, section 14).
enum ByteRange {
  /// The whole file without a range, and for what is no single range of bytes; `nil` for one that lies
  /// behind the end.
  static func part(_ header: String?, of size: Int64) -> Range<Int64>? {
    guard let header, header.hasPrefix("bytes=") else { return 0..<size }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.joined().allSatisfy({ ("0"..."9").contains($0) }) else {
      return 0..<size
    }
    switch (Int64(ends[0]), Int64(ends[1])) {
    case (let first?, let last?) where first <= last:
      return first < size ? first..<min(size - 1, last) + 1 : nil
    case (let first?, nil) where ends[1].isEmpty: return first < size ? first..<size : nil
    case (nil, let count?) where ends[0].isEmpty:
      return count > 0 && size > 0 ? max(0, size - count)..<size : nil
    default: return 0..<size
    }
  }
}

/// What was fetched of a file, in one piece or several.
struct FetchedParts {
  private var parts: [Range<Int64>] = []

  mutating func add(_ part: Range<Int64>) {
    parts.append(part)
    parts.sort { $0.lowerBound < $1.lowerBound }
    var joined: [Range<Int64>] = []
    for part in parts {
      if let last = joined.last, part.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        joined.append(part)
      }
    }
    parts = joined
  }

  /// Whether that is all of a file.
  func cover(_ size: Int64) -> Bool { parts.contains(0..<size) }
}

extension String {
  /// The text with everything escaped but letters, digits and four signs (RFC 8187).
  var percentEncoded: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { result, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        result.append(Character(Unicode.Scalar(byte)))
      default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
