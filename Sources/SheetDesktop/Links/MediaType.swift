import Foundation

/// A media type as HTTP names it, such as `text/html; charset=utf-8` (RFC 9110, 8.3).
struct MediaType: Equatable {
  /// In lower case, such as `text/html`.
  let name: String
  /// In lower case; `nil` when it is not said.
  let charset: String?

  /// Reads a header's value; `nil` for an empty one.
  init?(_ text: String) {
    let parts = text.split(separator: ";").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
    guard let name = parts.first, !name.isEmpty else { return nil }
    self.name = name
    charset =
      parts.dropFirst().lazy.compactMap { part -> String? in
        guard part.hasPrefix("charset=") else { return nil }
        return part.dropFirst("charset=".count).trimmingCharacters(in: ["\"", "'", " "])
      }.first
  }

  /// Bytes as text in a charset; UTF-8 for one that is not known, with what is broken replaced.
  static func text(_ bytes: some Collection<UInt8>, charset: String?) -> String {
    let known: String.Encoding? =
      switch charset ?? "" {
      // As browsers read these labels (WHATWG Encoding, 4.2).
      case "iso-8859-1", "latin1", "windows-1252", "us-ascii", "ascii": .windowsCP1252
      case "iso-8859-2", "latin2": .isoLatin2
      case "windows-1250": .windowsCP1250
      case "windows-1251": .windowsCP1251
      case "windows-1253": .windowsCP1253
      case "windows-1254", "iso-8859-9": .windowsCP1254
      case "shift_jis", "sjis": .shiftJIS
      case "euc-jp": .japaneseEUC
      case "iso-2022-jp": .iso2022JP
      case "utf-16", "utf-16le": .utf16LittleEndian
      case "utf-16be": .utf16BigEndian
      default: nil
      }
    let read = known.flatMap { String(data: Data(bytes), encoding: $0) }
    return read ?? String(decoding: bytes, as: UTF8.self)
  }
}
