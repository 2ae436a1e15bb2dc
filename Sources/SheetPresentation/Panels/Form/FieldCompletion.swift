import Foundation
import SheetCells

/// What a field of one line proposes while something is typed into it.
public struct FieldCompletion: Hashable, Sendable {
  /// All that can be proposed, the likeliest first.
  public let candidates: [String]
  /// What stands between several values, as the comma between recipients; `nil` where there is one.
  public let separator: Character?
  /// The candidates without case and accents, made once: there may be thousands, and each key asks.
  private let folded: [String]

  /// Makes completions.
  public init(_ candidates: [String], separator: Character? = nil) {
    self.candidates = candidates
    folded = candidates.map(\.folded)
    self.separator = separator
  }

  /// A proposal for the last value of a text.
  struct Proposal: Equatable {
    /// The whole text once it is taken.
    var text: String
    /// What is shown behind the cursor: the rest of the candidate, or all of it behind an arrow.
    var hint: String
  }

  /// The first candidate that begins with what was typed, else one that has a word that does; `nil`
  /// when nothing was typed or nothing fits. Case and accents do not count.
  func proposal(for text: String) -> Proposal? {
    let (before, typed) = split(text)
    guard !typed.isEmpty else { return nil }
    let wanted = typed.folded
    if let index = folded.firstIndex(where: { $0.hasPrefix(wanted) }) {
      let rest = String(candidates[index].dropFirst(typed.count))
      return rest.isEmpty ? nil : Proposal(text: before + candidates[index] + ending, hint: rest)
    }
    let index = folded.firstIndex { candidate in
      candidate.split(whereSeparator: \.isWordBreak).contains { $0.hasPrefix(wanted) }
    }
    return index.map {
      Proposal(text: before + candidates[$0] + ending, hint: "  \(candidates[$0])")
    }
  }

  private var ending: String { separator.map { "\($0) " } ?? "" }

  /// What stands before the last value, and that value without blanks before it.
  private func split(_ text: String) -> (before: String, typed: String) {
    let start =
      separator.flatMap { text.lastIndex(of: $0) }.map { text.index(after: $0) } ?? text.startIndex
    let value = text[start...].drop(while: \.isWhitespace)
    return (String(text[..<value.startIndex]), String(value))
  }
}

extension String {
  /// Without case and accents.
  fileprivate var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

extension Character {
  /// Between the words of a name and an address.
  fileprivate var isWordBreak: Bool { isWhitespace || "<>@.\"".contains(self) }
}
