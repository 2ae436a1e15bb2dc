import SheetEngine
import SheetFiles
import SheetPresentation

/// Packs the items into one archive.
package final class ArchiveActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .archive, category: .action, title: "Archive", icon: "Archive",
      accepts: ItemFilter(
        [.text, .link, .file, .image, .data], words: "a text, a link, a file, a picture or data"))
  }

  package override func makeForm() -> Form {
    let folders = FolderField(settings: settings)
    let formats = [
      FormChoice(ArchiveFormat.zip.rawValue, title: "ZIP"),
      FormChoice(ArchiveFormat.tarGzip.rawValue, title: "tar.gz"),
    ]
    return Form(
      title: "Archive", submitTitle: "Pack",
      fields: [
        FormField("name", label: "Name", value: .text(standardName), isRequired: true),
        folders.field(startingAt: folders.workingDirectory),
        FormField(
          "format", label: "Format", kind: .choice(formats),
          help: "tar.gz also keeps names that are not UTF-8."),
        FormField(
          "password", label: "Password", kind: .secureText,
          help: "Encrypts the contents with AES-256; names stay readable. Empty: not encrypted."),
        FormField("repeated", label: "Once more", kind: .secureText),
      ], validate: Self.problems)
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let format = ArchiveFormat(rawValue: work.values.text("format")) ?? .zip
    let sources = try work.items.map { try source(of: $0) }
    let leftOut = LeftOut()
    let monitor = leftOut.counting(work.monitor)
    let saver = FileSaver(monitor: monitor)
    monitor.setTotal(try sources.map { try saver.size(of: $0.content) }.reduce(0, +))
    let password = work.values.text("password")
    let path = try ArchiveWriter(monitor: monitor).write(
      sources, format: format, password: password.isEmpty ? nil : Secret(password),
      name: try FileName.withSuffix(format.suffix, work.values.text("name")),
      folder: work.folder("folder"))
    return ActivityResult(.completed, products: [.file(path.url)], warning: leftOut.warning)
  }

  private nonisolated static func problems(_ values: FormValues) -> [String: String] {
    let password = values.text("password")
    if password != values.text("repeated") { return ["repeated": "The two passwords differ."] }
    return password.isEmpty || values.text("format") == ArchiveFormat.zip.rawValue
      ? [:] : ["password": "Only ZIP can have a password."]
  }

  package override class func field(of error: any Error) -> String {
    (error as? FileError)?.formField ?? ""
  }

  /// Texts have no names that would help inside an archive.
  private nonisolated static func source(of item: ActivityItem) throws -> ArchiveSource {
    let file = try item.fileToSave()
    return ArchiveSource(file.source, name: item.kind == .text ? FilePath("text.txt") : file.name)
  }

  /// That of the only item, without its suffix.
  private var standardName: String {
    guard items.count == 1 else { return "Archive" }
    let (stem, _) = FileName.parts(items[0].fileName)
    return String(decoding: stem, as: UTF8.self)
  }
}
