import Foundation

/// The lines of a table by number: titles, rows and footers of all sections. Only counts are kept, so tens of
/// thousands of rows cost nothing.
struct TableRows {
  enum Line: Equatable { case head, header(Int), row(IndexPath), footer(Int), foot }

  private struct Section {
    var start: Int
    var header: Bool
    var rows: Int
    var footer: Bool
    var count: Int { rows + (header ? 1 : 0) + (footer ? 1 : 0) }
  }

  private var sections: [Section] = []
  /// How many lines there are.
  private(set) var count = 0
  private(set) var rowCount = 0
  private let hasHead: Bool
  private var hasFoot = false

  /// No lines but one for the view above all others, if there is one.
  init(hasHead: Bool = false) {
    self.hasHead = hasHead
    count = hasHead ? 1 : 0
  }

  /// Adds a line for the view below all others; nothing may follow.
  mutating func appendFoot() {
    hasFoot = true
    count += 1
  }

  /// Whether no section has a line.
  var isEmpty: Bool { count == (hasHead ? 1 : 0) + (hasFoot ? 1 : 0) }

  mutating func append(header: Bool, rows: Int, footer: Bool) {
    let section = Section(start: count, header: header, rows: max(0, rows), footer: footer)
    sections.append(section)
    count += section.count
    rowCount += section.rows
  }

  var sectionCount: Int { sections.count }

  func rows(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows : 0
  }

  subscript(line: Int) -> Line? {
    guard (0..<count).contains(line) else { return nil }
    if hasHead, line == 0 { return .head }
    if hasFoot, line == count - 1 { return .foot }
    let index = lastSection(startingBy: line)
    let section = sections[index]
    let place = line - section.start - (section.header ? 1 : 0)
    if place < 0 { return .header(index) }
    return place < section.rows ? .row(IndexPath(row: place, section: index)) : .footer(index)
  }

  /// The number of a row's line.
  func line(of path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard (0..<section.rows).contains(path.row) else { return nil }
    return section.start + (section.header ? 1 : 0) + path.row
  }

  /// The last section that starts at the line or before, and has a line.
  private func lastSection(startingBy line: Int) -> Int {
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].start <= line { low = middle } else { high = middle - 1 }
    }
    while low > 0, sections[low].count == 0 { low -= 1 }
    return low
  }
}
