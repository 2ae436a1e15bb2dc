import Foundation

extension String {
  /// The text as filters compare it, as UTF-8: in small letters and without accents, so that `e` finds
  /// `é`, however that is written. Only the marks of Latin, Greek and Cyrillic letters are left out: in
  /// other scripts marks are vowels.
  package var searchKey: [UInt8] {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }
    let parts = lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
    let letters = parts.filter { !(0x300..<0x370).contains($0.value) }
    return Array(String(String.UnicodeScalarView(letters)).utf8)
  }
}
