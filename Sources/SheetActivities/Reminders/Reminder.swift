import Foundation

/// Something that a person wants to be reminded of.
struct Reminder: Hashable, Sendable {
  /// How much it matters.
  enum Priority: String, CaseIterable, Sendable {
    case high
    case medium
    case low
  }

  /// Its name for programs, the same for ever.
  var identifier = UUID().uuidString.lowercased()
  /// One line.
  var title: String
  /// When it was made; whole seconds.
  var created: Date
  var due: DueDate?
  var priority: Priority?
  /// Lines.
  var note = ""
  /// The page that it is about.
  var link: URL?
}

extension Reminder {
  /// The reminder of a filled-in form.
  init(_ work: ActivityWork) {
    let now = work.settings.now()
    let links = work.items.compactMap { item -> URL? in
      if case .link(let url) = item { url } else { nil }
    }
    self.init(
      title: work.values.text("title").onOneLine,
      created: Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down)),
      due: DueDate(now).flatMap { DueDateReader.date(work.values.text("due"), now: $0) },
      priority: Priority(rawValue: work.values.text("priority")),
      note: work.values.text("note").trimmingBlanks, link: links.first)
  }

  /// The note, with the link when it is not there.
  var noteWithLink: String {
    guard let address = link?.absoluteString, !note.contains(address), title != address else {
      return note
    }
    return note.isEmpty ? address : note + "\n" + address
  }
}

extension String {
  /// The text with one blank for each run of blanks and line breaks.
  var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
