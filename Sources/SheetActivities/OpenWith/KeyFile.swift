import Glibc
import SheetFiles

/// The lines that desktop entries and `mimeapps.list` are made of: `[group]`, `key=value`, comments
/// (Desktop Entry Specification 1.5, "Basic format of the file").
///
/// Bytes are looked at one by one and a value becomes text only where it is wanted: a desktop has hundreds of
/// such files with a hundred translations each.
enum KeyFile {
  /// One `key=value`, blanks around both left out.
  struct Entry {
    /// The group without its brackets; empty before the first one.
    var group: ArraySlice<UInt8>
    var key: ArraySlice<UInt8>
    var value: ArraySlice<UInt8>
  }

  /// Calls `body` with every entry in order, until it returns `false`. Other lines are passed over.
  ///
  /// - Parameter letters: What the keys that are wanted begin with; empty for all. Most lines of a desktop
  ///   entry are translations of what is not.
  static func forEach(
    in bytes: [UInt8], keysBeginningWith letters: StaticString = "", _ body: (Entry) -> Bool
  ) {
    let wanted = UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount)
    var group = bytes[0..<0]
    for line in lines(of: bytes) {
      guard let first = bytes[line].first else { continue }
      let canBegin = first == UInt8(ascii: "[") || first.isBlank || wanted.contains(first)
      guard wanted.isEmpty || canBegin else { continue }
      switch parsed(bytes[line]) {
      case .group(let name): group = name
      case .pair(let key, let value):
        guard body(Entry(group: group, key: key, value: value)) else { return }
      case .other: break
      }
    }
  }

  /// What a line is.
  enum Line {
    case group(ArraySlice<UInt8>)
    case pair(ArraySlice<UInt8>, ArraySlice<UInt8>)
    case other
  }

  /// Takes a line without its line feed apart.
  static func parsed(_ line: ArraySlice<UInt8>) -> Line {
    let line = line.trimmingBlankBytes
    guard let first = line.first, first != UInt8(ascii: "#") else { return .other }
    if first == UInt8(ascii: "[") {
      guard let end = line.firstIndex(of: UInt8(ascii: "]")) else { return .other }
      return .group(line[line.index(after: line.startIndex)..<end])
    }
    guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { return .other }
    return .pair(line[..<sign].trimmingBlankBytes, line[(sign + 1)...].trimmingBlankBytes)
  }

  /// The places of the lines, without the line feeds.
  static func lines(of bytes: [UInt8]) -> LineRanges { LineRanges(bytes: bytes) }

  /// The text of a value: `\s`, `\n`, `\t`, `\r` and `\\` undone ("Possible value types").
  static func text(_ value: ArraySlice<UInt8>) -> String {
    String(decoding: value.contains(.backslash) ? unescaped(value) : value, as: UTF8.self)
  }

  /// The items of a list, which semicolons part; `\;` is a semicolon.
  static func list(_ value: ArraySlice<UInt8>) -> [String] {
    var items: [String] = []
    var item: [UInt8] = []
    var isEscaped = false
    for byte in value {
      if byte == UInt8(ascii: ";"), !isEscaped {
        items.append(text(item[...]))
        item = []
      } else {
        // A backslash before a semicolon goes, any other stays for `text`.
        if byte == UInt8(ascii: ";") { item.removeLast() }
        item.append(byte)
      }
      isEscaped = byte == .backslash && !isEscaped
    }
    return (items + [text(item[...])]).filter { !$0.isEmpty }
  }

  private static func unescaped(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: ArraySlice<UInt8> = []
    var bytes = value.makeIterator()
    while let byte = bytes.next() {
      guard byte == .backslash, let next = bytes.next() else {
        result.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "s"): result.append(UInt8(ascii: " "))
      case UInt8(ascii: "n"): result.append(.newline)
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
      case .backslash: result.append(.backslash)
      default: result += [byte, next]
      }
    }
    return result
  }
}

/// The places of lines in bytes, one after the other.
struct LineRanges: Sequence, IteratorProtocol {
  let bytes: [UInt8]
  private var start = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Range<Int>? {
    guard start < bytes.count else { return nil }
    let end = bytes.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      // A desktop has megabytes of entries.
      let found = memchr(base + start, Int32(UInt8.newline), bytes.count - start)
      return found.map { UnsafeRawPointer($0) - base }
    }
    defer { start = (end ?? bytes.count) + 1 }
    return start..<(end ?? bytes.count)
  }
}

extension UInt8 {
  static let backslash = UInt8(ascii: "\\")
  /// A blank, a tab or a carriage return.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}

extension ArraySlice<UInt8> {
  /// Without blanks at both ends.
  var trimmingBlankBytes: ArraySlice<UInt8> {
    var result = self
    while let first = result.first, first.isBlank { result.removeFirst() }
    while let last = result.last, last.isBlank { result.removeLast() }
    return result
  }

  func isEqual(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount
      && elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
