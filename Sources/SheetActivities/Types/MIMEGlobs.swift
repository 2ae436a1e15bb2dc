import Glibc
import SheetFiles

/// The patterns of `globs2`: which type a file's name stands for ("The glob files").
struct MIMEGlobs: Sendable {
  /// A line: `weight:type:pattern`, with `:cs` behind it where capitals count.
  private struct Glob: Sendable {
    var weight: Int
    var type: String
    var pattern: GlobPattern
    /// The pattern in small letters; `nil` where capitals count.
    var small: GlobPattern?
  }

  private var globs: [Glob] = []

  /// Reads the files of several folders, the most important first.
  init(_ files: [[UInt8]]) {
    // Types whose patterns in less important folders do not count.
    var closed: Set<String> = []
    for bytes in files {
      var closedHere: [String] = []
      for line in bytes.split(separator: .newline) {
        guard let glob = Self.glob(line), !closed.contains(glob.type) else { continue }
        if glob.pattern.bytes.elementsEqual("__NOGLOBS__".utf8) {
          closedHere.append(glob.type)
        } else {
          globs.append(glob)
        }
      }
      closed.formUnion(closedHere)
    }
  }

  /// The best types for a name: first by the patterns as they are written, then whatever the capitals. Of
  /// several the ones with the greatest weight, then those with the longest pattern.
  func types(of name: [UInt8]) -> [String] {
    let exact = best { $0.pattern.matches(name) }
    guard exact.isEmpty else { return exact }
    let small = name.map(\.lowercasedASCII)
    return best { $0.small?.matches(small) ?? false }
  }

  private func best(_ matches: (Glob) -> Bool) -> [String] {
    var (rank, result) = ((0, 0), [String]())
    for glob in globs {
      let own = (glob.weight, glob.pattern.bytes.count)
      guard own >= rank, matches(glob) else { continue }
      if own > rank { (rank, result) = (own, []) }
      if !result.contains(glob.type) { result.append(glob.type) }
    }
    return result
  }

  private static func glob(_ line: ArraySlice<UInt8>) -> Glob? {
    let parts = line.trimmingBlankBytes.split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count >= 3, let weight = Int(String(decoding: parts[0], as: UTF8.self)),
      !parts[1].isEmpty, !parts[2].isEmpty, parts[2].count <= FileName.longest
    else { return nil }
    let flags = parts.count > 3 ? parts[3].split(separator: UInt8(ascii: ",")) : []
    let countsCapitals = flags.contains { $0.isEqual("cs") }
    return Glob(
      weight: weight, type: String(decoding: parts[1], as: UTF8.self),
      pattern: GlobPattern(Array(parts[2])),
      small: countsCapitals ? nil : GlobPattern(parts[2].map(\.lowercasedASCII)))
  }
}

/// A pattern as a shell knows it, with the common form `*.suffix` told apart: those are a thousand.
struct GlobPattern: Sendable {
  /// The pattern as it was written.
  let bytes: [UInt8]
  private let kind: Kind

  private enum Kind { case literal, suffix, wild }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let isWild = { (byte: UInt8) in "*?[\\".utf8.contains(byte) }
    if !bytes.contains(where: isWild) {
      kind = .literal
    } else {
      let isSuffix = bytes.first == UInt8(ascii: "*") && !bytes.dropFirst().contains(where: isWild)
      kind = isSuffix ? .suffix : .wild
    }
  }

  /// Whether a whole name fits.
  func matches(_ name: [UInt8]) -> Bool {
    switch kind {
    case .literal: return name == bytes
    case .suffix:
      return name.count >= bytes.count - 1 && name.suffix(bytes.count - 1) == bytes.dropFirst()
    case .wild:
      return FilePath(bytes: bytes).withCString { pattern in
        FilePath(bytes: name).withCString { fnmatch(pattern, $0, 0) == 0 }
      }
    }
  }
}

extension UInt8 {
  /// A small letter for a capital of ASCII.
  var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
