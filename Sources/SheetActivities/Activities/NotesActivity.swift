import Foundation
import SheetCells
import SheetEngine
import SheetFiles
import SheetPresentation

/// Writes a note in Markdown into the person's folder of notes, or adds to one that is there; or an entry
/// into their journal.
package final class NotesActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .notes, category: .share, title: "Notes", icon: "Notes",
      accepts: ItemFilter(
        [.text, .link, .image, .file], files: [.image], words: "a text, a link or a picture"))
  }

  package override func makeForm() -> Form {
    // What is wrong in the configuration is said when the work begins.
    let section = (try? settings.section(NotesSection.self)) ?? NotesSection()
    let isJournal = section.backend == .jrnl
    let folders = FolderField(settings: settings)
    let modes = [
      FormChoice("new", title: "New note"), FormChoice("append", title: "Add to the note"),
    ]
    let fields = [
      FormField("title", label: "Title", value: .text(standardTitle), isRequired: true),
      isJournal
        ? nil
        : FormField(
          "mode", label: "Write", kind: .choice(modes),
          help: "Add to the note of that title, or begin it."),
      FormField("tags", label: "Tags", help: "With commas between them."),
      FormField("text", label: "Text", kind: .multilineText),
      isJournal ? nil : folders.field(startingAt: Self.notesFolder(settings)),
    ]
    return Form(title: "Note", submitTitle: "Save", fields: fields.compactMap(\.self))
  }

  package nonisolated override class var keepsDrafts: Bool { true }

  package nonisolated override class func drafts(of work: ActivityWork) -> [DraftVersion] {
    DraftVersion.typed(in: ["title", "tags", "text"], of: work, name: "Note.txt")
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let section = try work.settings.section(NotesSection.self)
    if section.backend == .jrnl { return try addToJournal(section.journal, work) }
    let folder = work.folder("folder")
    if folder == notesFolder(work.settings) { try FileSaver.makeFolder(folder) }
    let body = try NoteBody(work, folder: folder)
    do {
      let path = try write(body, work, folder)
      return ActivityResult(.completed, products: [.file(path.url)])
    } catch {
      body.removePictures()
      throw error
    }
  }

  private nonisolated static func addToJournal(
    _ journal: String?, _ work: ActivityWork
  ) throws -> ActivityResult {
    let pictures = work.items.filter { [.image, .file].contains($0.kind) }.count
    let body = try NoteBody(work, folder: nil)
    guard !body.text.isEmpty || pictures == 0 else { throw JournalError.onlyPictures }
    let entry = body.journalEntry(titled: work.values.text("title").onOneLine)
    try JournalProgram(work).add(entry, to: journal)
    let warning =
      "A journal keeps no pictures: \(pictures) of \(work.items.count) items were left out."
    return ActivityResult(
      .completed, note: journal.map { "In the journal \($0.displayable)." } ?? "In the journal.",
      warning: pictures == 0 ? nil : warning)
  }

  private nonisolated static func write(
    _ body: NoteBody, _ work: ActivityWork, _ folder: FilePath
  ) throws -> FilePath {
    let title = work.values.text("title").trimmingBlanks
    let name = FileName.safe(FilePath(title + ".md")) ?? "Note.md"
    if work.values.text("mode") == "append" {
      let path = folder.appending(name)
      try PersonalFile(path).update { old in
        Array((old.map(body.addition) ?? body.note(titled: title)).utf8)
      }
      return path
    }
    let job = FileSaver.Job(
      source: .bytes(Array(body.note(titled: title).utf8)), name: name, folder: folder)
    return try FileSaver(monitor: work.monitor).save([job]).first ?? folder
  }

  package override class func field(of error: any Error) -> String {
    (error as? FileError)?.formField == "name" ? "title" : (error as? FileError)?.formField ?? ""
  }

  private var standardTitle: String {
    for item in items {
      switch item {
      case .text(let text):
        let line = text.split(whereSeparator: \.isNewline).first.map { String($0).trimmingBlanks }
        if let line, !line.isEmpty { return String(line.prefix(60)) }
      case .link(let url): return url.host ?? "Link"
      case .file(let path): return path.lastComponent.text
      default: break
      }
    }
    return "Note"
  }

  private nonisolated static func notesFolder(_ settings: ActivitySettings) -> FilePath {
    settings.directories.expand(settings.notesFolder ?? "~/Notes", in: settings.workingDirectory)
  }
}
