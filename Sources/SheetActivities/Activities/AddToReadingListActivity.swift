import Foundation
import SheetEngine
import SheetPresentation

/// Puts web links on a list of pages to read: a bookmark file that browsers import with a feed beside it
/// for news readers, or the program or server that the configuration names.
package final class AddToReadingListActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .addToReadingList, category: .action, title: "Read Later", icon: "addToReadingList",
      accepts: ItemFilter([.link], schemes: ["http", "https"], words: "a web link"))
  }

  package override func makeForm() -> Form {
    // What is wrong in the configuration is said when the work begins.
    let section = (try? settings.section(ReadingListSection.self)) ?? ReadingListSection()
    // One title would not fit several pages.
    let fields = [
      items.count == 1 ? FormField("title", label: "Title") : nil,
      FormField("tags", label: "Tags", help: "Words to find it by, with commas between them."),
      section.backend.takesNotes ? FormField("note", label: "Note") : nil,
      section.backend.knowsPages
        ? FormField(
          "update", label: "Update an entry", kind: .checkbox,
          help: "When the page is on the list already.") : nil,
    ]
    return Form(
      title: "Add to Reading List", submitTitle: "Add", fields: fields.compactMap(\.self))
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let section = try work.settings.section(ReadingListSection.self)
    let entries = entries(work, adding: section.tags)
    guard let service = try section.service(work) else {
      return try ReadingListFile(work).add(entries, updating: work.values.flag("update"))
    }
    return try service.add(entries, work)
  }

  private nonisolated static func entries(
    _ work: ActivityWork, adding tags: [String]
  ) -> [ReadingListEntry] {
    let own = work.list("tags")
    let now = work.settings.now().timeIntervalSince1970.rounded(.down)
    let title = work.values.text("title").onOneLine
    var seen: [URL] = []
    return work.items.compactMap { item in
      guard case .link(let url) = item, !seen.contains(url) else { return nil }
      seen.append(url)
      return ReadingListEntry(
        address: url.absoluteString, title: title.isEmpty ? url.absoluteString : title,
        added: Date(timeIntervalSince1970: now), tags: own + tags.filter { !own.contains($0) },
        note: work.values.text("note").trimmingBlanks)
    }
  }

  package override class func field(of error: any Error) -> String {
    if case ReadingListError.known = error { "update" } else { "" }
  }
}
