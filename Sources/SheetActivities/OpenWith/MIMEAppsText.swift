import SheetFiles

/// A `mimeapps.list` that is being changed. Every byte that the change is not about stays.
struct MIMEAppsText {
  /// The lines with what ends them.
  private var lines: [[UInt8]]
  private let canonical: (String) -> String

  /// Takes the contents of a file. `canonical` tells which names mean the same type.
  init(_ bytes: [UInt8], canonical: @escaping (String) -> String) {
    self.canonical = canonical
    lines = LineRanges(bytes: bytes).map { range in
      Array(bytes[range]) + (range.upperBound < bytes.count ? [.newline] : [])
    }
  }

  /// The contents.
  var bytes: [UInt8] { Array(lines.joined()) }

  /// Makes an application the default for a type. Those that were it stay behind it: they are used when it
  /// is not installed. It becomes an association too, which the standard asks for.
  mutating func setDefault(_ id: String, for type: String) {
    let item = Self.escaped(id)
    remove(item, from: .removed, type)
    for group in [MIMEApps.Group.defaults, .added] { putFirst(item, in: group, type) }
  }

  // MARK: Changes

  private mutating func putFirst(_ item: [UInt8], in group: MIMEApps.Group, _ type: String) {
    guard let index = entries(of: group, type).first else { return add(item, to: group, type) }
    setItems([item] + items(of: index).filter { $0 != item }, at: index)
  }

  private mutating func remove(_ item: [UInt8], from group: MIMEApps.Group, _ type: String) {
    for index in entries(of: group, type).reversed() where items(of: index).contains(item) {
      let rest = items(of: index).filter { $0 != item }
      if rest.isEmpty { lines.remove(at: index) } else { setItems(rest, at: index) }
    }
  }

  /// A new line behind the last one of the group; a new group at the end.
  private mutating func add(_ item: [UInt8], to group: MIMEApps.Group, _ type: String) {
    let end = lines.first?.suffix(2).elementsEqual("\r\n".utf8) == true ? "\r\n" : "\n"
    let line = Array("\(type)=".utf8) + item + Array(";\(end)".utf8)
    if let last = lines.last, last.last != .newline { lines[lines.count - 1] += Array(end.utf8) }
    if let place = lastLine(of: group) {
      lines.insert(line, at: place + 1)
    } else {
      if !lines.isEmpty { lines.append(Array(end.utf8)) }
      lines += [Array("[\(group.rawValue)]\(end)".utf8), line]
    }
  }

  /// Writes the list behind the first `=` of a line anew.
  private mutating func setItems(_ items: [[UInt8]], at index: Int) {
    let line = lines[index]
    guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { return }
    let end = line.reversed().prefix { $0.isBlank || $0 == .newline }.reversed()
    lines[index] = line[...sign] + items.flatMap { $0 + [UInt8(ascii: ";")] } + end
  }

  // MARK: Looking

  /// The lines of a type in a group, whichever of its names they use.
  private func entries(of wanted: MIMEApps.Group, _ type: String) -> [Int] {
    var group: MIMEApps.Group?
    return lines.indices.filter { index in
      switch KeyFile.parsed(lines[index].dropLineFeed) {
      case .group(let name): group = MIMEApps.Group(name)
      case .pair(let key, _):
        return group == wanted && canonical(String(decoding: key, as: UTF8.self)) == type
      case .other: break
      }
      return false
    }
  }

  /// The last line of the first group of that name that says something.
  private func lastLine(of wanted: MIMEApps.Group) -> Int? {
    var place: Int?
    for index in lines.indices {
      switch KeyFile.parsed(lines[index].dropLineFeed) {
      case .group(let name):
        guard place == nil else { return place }
        if MIMEApps.Group(name) == wanted { place = index }
      case .pair: if place != nil { place = index }
      case .other: break
      }
    }
    return place
  }

  /// The items of a line as they are written.
  private func items(of index: Int) -> [[UInt8]] {
    guard case .pair(_, let value) = KeyFile.parsed(lines[index].dropLineFeed) else { return [] }
    var (result, isEscaped) = ([[UInt8]](), false)
    var item: [UInt8] = []
    for byte in value {
      if byte == UInt8(ascii: ";"), !isEscaped {
        result.append(item)
        item = []
      } else {
        item.append(byte)
      }
      isEscaped = byte == .backslash && !isEscaped
    }
    return (result + [item]).filter { !$0.isEmpty }
  }

  private static func escaped(_ id: String) -> [UInt8] {
    id.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: ";"), .backslash: [.backslash, byte]
      case UInt8(ascii: " "): Array("\\s".utf8)
      case .newline: Array("\\n".utf8)
      case UInt8(ascii: "\t"): Array("\\t".utf8)
      case UInt8(ascii: "\r"): Array("\\r".utf8)
      default: [byte]
      }
    }
  }
}

extension [UInt8] {
  fileprivate var dropLineFeed: ArraySlice<UInt8> { last == .newline ? dropLast() : self[...] }
}
