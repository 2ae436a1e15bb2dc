import Foundation
import SheetCells
import SheetEngine
import SheetFiles
import SheetPresentation

/// Sends files to a server of the configuration, and tells where they are: what Nextcloud and S3 have in
/// common.
package class FileServerActivity: FormActivity {
  /// Whether a server is one of this activity's.
  nonisolated class func takes(_ kind: FileServer.Kind) -> Bool { false }

  /// What to write into the configuration when there is none.
  class var advice: String { "" }

  static func profile(_ type: ActivityType, title: String, icon: String) -> ActivityProfile {
    ActivityProfile(
      type: type, category: .share, title: title, icon: icon,
      accepts: ItemFilter(
        [.text, .link, .file, .image, .data], words: "a text, a link, a file, a picture or data"))
  }

  nonisolated static func servers(_ settings: ActivitySettings) throws -> [FileServer] {
    try settings.section(FilesSection.self).servers.filter { takes($0.kind) }
  }

  /// The word in a table's `type`.
  class var word: String { "" }

  /// Whether there is a table of that type: what stands in it is read when the panel opens.
  package override var obstacle: String? {
    guard case .object(let tables)? = settings.configuration?.root[FilesSection.name] else {
      return Self.advice
    }
    let isThere = tables.contains { table in
      if case .string(let type)? = table.value["type"] { type == Self.word } else { false }
    }
    return isThere ? nil : Self.advice
  }

  package override func makeForm() -> Form {
    // What is wrong in the configuration is said when the work begins.
    let servers = (try? Self.servers(settings)) ?? []
    var fields: [FormField] = []
    if servers.count > 1 {
      let choices = servers.map { FormChoice($0.name, title: $0.name.displayable) }
      fields.append(FormField("server", label: "Server", kind: .choice(choices)))
    }
    fields.append(
      FormField(
        "folder", label: "Folder", placeholder: "the server's own",
        help: "A folder inside of the server's; it is made if need be."))
    if items.count == 1 {
      let name = items[0].fileName.text
      fields.append(FormField("name", label: "Name", value: .text(name), isRequired: true))
    } else {
      fields.append(FormField.note("count", "\(items.count) items keep their names."))
    }
    let links = servers.flatMap(\.links)
    if !links.isEmpty { fields.append(linkField(links, usual: servers.first?.link)) }
    return Form(title: activityTitle ?? "", submitTitle: "Send", fields: fields)
  }

  private func linkField(_ links: [Lifetime], usual: Lifetime?) -> FormField {
    let choices = Lifetime.allCases.filter(links.contains).map {
      FormChoice($0.rawValue, title: $0.words.map { "For \($0)" } ?? "Until it is taken back")
    }
    return FormField(
      "link", label: "Link", kind: .choice([FormChoice("none", title: "None")] + choices),
      value: .text(usual?.rawValue ?? "none"), help: "Anyone with the link can read the file.")
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let servers = try servers(work.settings)
    let wished = work.values.text("server")
    guard let server = servers.first(where: { $0.name == wished || wished.isEmpty }) else {
      throw UploadError.noServer(wished)
    }
    let folder = work.values.text("folder").trimmingBlanks
    return try FileServerUpload(
      server: server.inside(folder), makesFolders: true,
      link: Lifetime(rawValue: work.values.text("link"))
    ).run(work)
  }

  package override class func field(of error: any Error) -> String {
    (error as? UploadError)?.formField ?? (error as? FileError)?.formField ?? ""
  }
}
