import Foundation
import SheetFiles

extension Reminder {
  /// The reminder as taskwarrior's `import` reads it: JSON, so no word of the title can be taken for an
  /// attribute.
  func taskRecord(project: String) throws -> [UInt8] {
    let record = TaskRecord(
      uuid: identifier, status: "pending", entry: CalendarText.moment(created), description: title,
      due: (due?.moment).map(CalendarText.moment), priority: priority.map { $0.taskLetter },
      project: project.isEmpty ? nil : project, annotations: annotations)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(record))
  }

  /// Annotations are lines, told apart by their seconds: one for each paragraph of the note.
  private var annotations: [TaskRecord.Annotation]? {
    let paragraphs = noteWithLink.replacingOccurrences(of: "\r\n", with: "\n")
      .components(separatedBy: "\n\n").map(\.onOneLine).filter { !$0.isEmpty }
    let notes = paragraphs.enumerated().map { number, text in
      TaskRecord.Annotation(
        entry: CalendarText.moment(created + Double(number)), description: text)
    }
    return notes.isEmpty ? nil : notes
  }
}

extension Reminder.Priority {
  fileprivate var taskLetter: String {
    switch self {
    case .high: "H"
    case .medium: "M"
    case .low: "L"
    }
  }
}

private struct TaskRecord: Encodable {
  struct Annotation: Encodable { var entry, description: String }

  var uuid, status, entry, description: String
  var due, priority, project: String?
  var annotations: [Annotation]?
}
