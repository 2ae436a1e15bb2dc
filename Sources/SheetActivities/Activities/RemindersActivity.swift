import Foundation
import SheetEngine
import SheetFiles
import SheetPresentation

/// Keeps a reminder where the person's lists are: calendar files, a todo.txt file, taskwarrior or a
/// calendar server.
package final class RemindersActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .reminders, category: .share, title: "Reminders", icon: "Reminders",
      accepts: ItemFilter([.text, .link], words: "a text or a link"))
  }

  package override func makeForm() -> Form {
    // What is wrong in the configuration is said when the work begins.
    let section = (try? settings.section(ReminderSection.self)) ?? ReminderSection()
    let priorities =
      [FormChoice("none", title: "None")]
      + Reminder.Priority.allCases.map { FormChoice($0.rawValue, title: $0.rawValue.capitalized) }
    let fields = [
      FormField("title", label: "Title", value: .text(standardTitle), isRequired: true),
      section.store(settings).listField,
      FormField("due", label: "Due", help: "Like \(ReminderWords.examples)."),
      FormField("priority", label: "Priority", kind: .choice(priorities)),
      FormField("note", label: "Note", kind: .multilineText, value: .text(standardNote)),
    ]
    var form = Form(title: "Reminder", submitTitle: "Add", fields: fields.compactMap(\.self))
    let now = settings.now
    form.validate = { values in
      guard let now = DueDate(now()) else { return [:] }
      return ReminderWords.problem(due: values.text("due"), now: now).map { ["due": $0] } ?? [:]
    }
    form.explain = { values in
      guard let now = DueDate(now()) else { return [:] }
      let date = DueDateReader.date(values.text("due"), now: now)
      return date.map { ["due": "\($0.words)."] } ?? [:]
    }
    return form
  }

  package nonisolated override class var keepsDrafts: Bool { true }

  package nonisolated override class func drafts(of work: ActivityWork) -> [DraftVersion] {
    DraftVersion.typed(in: ["title", "due", "note"], of: work, name: "Reminder.txt")
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let store = try work.settings.section(ReminderSection.self).store(work.settings)
    return try store.add(Reminder(work), to: work.values.text("list"), work)
  }

  package override class func field(of error: any Error) -> String {
    if case ReminderError.noList = error { "list" } else { "" }
  }

  /// The first line of a text; the address of a page without one.
  private var standardTitle: String {
    for case .text(let text) in items {
      let line = text.split(whereSeparator: \.isNewline).map { String($0).onOneLine }
        .first { !$0.isEmpty }
      if let line { return String(line.prefix(Self.longestTitle)) }
    }
    for case .link(let url) in items { return url.absoluteString }
    return ""
  }

  private static let longestTitle = 120

  /// What the title does not say: the texts that are longer, and the links.
  private var standardNote: String {
    let title = standardTitle
    let parts = items.compactMap { item -> String? in
      switch item {
      case .text(let text): text.trimmingBlanks
      case .link(let url): url.absoluteString
      default: nil
      }
    }
    return parts.filter { $0 != title && !$0.isEmpty }.joined(separator: "\n\n")
  }
}
