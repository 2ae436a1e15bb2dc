import Foundation
import SheetFiles

extension Reminder {
  /// The reminder as a line of a todo.txt file: priority, day of creation, text, project, `due:`.
  ///
  /// The format knows days only, so a time stands behind the title. Words of the title and the note
  /// that would be a project, a context or a key get a mark or a blank that takes this meaning away.
  func todoLine(project: String) -> String {
    let words = [title, due?.timeText, noteWithLink].compactMap(\.self).joined(separator: " ")
    let text = words.split(whereSeparator: \.isWhitespace).map { Self.plain(String($0)) }
    let name = project.split(whereSeparator: \.isWhitespace).joined(separator: "_")
    let head = [priority.map { "(\(Self.letter($0)))" }, Timestamp.day(created)]
    let tail = [name.isEmpty ? nil : "+\(name)", due.map { "due:\($0.dayText)" }]
    return (head.compactMap(\.self) + text + tail.compactMap(\.self)).joined(separator: " ")
      .filter { !$0.isControl } + "\n"
  }

  /// `+x` and `@x` mean something at a word's start, `key:value` anywhere but in an address and a time.
  private static func plain(_ word: String) -> String {
    if word.count > 1, word.hasPrefix("+") || word.hasPrefix("@") { return "\"\(word)\"" }
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, !parts[1].hasPrefix("//"),
      !parts[0].allSatisfy(\.isNumber)
    else {
      return word
    }
    return "\(parts[0]): \(parts[1])"
  }

  private static func letter(_ priority: Priority) -> String {
    switch priority {
    case .high: "A"
    case .medium: "B"
    case .low: "C"
    }
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
