import Foundation
import SheetEngine
import SheetFiles
import SheetPresentation

/// Saves the items into a folder: files and folders as copies, texts as `.txt`, links as pages that lead
/// to them, pictures as PNG.
package final class SaveToFilesActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .saveToFiles, category: .action, title: "Save", icon: "SaveToFiles",
      accepts: ItemFilter(
        [.text, .link, .file, .image, .data], words: "a text, a link, a file, a picture or data"))
  }

  package override func makeForm() -> Form {
    let folders = FolderField(settings: settings)
    var folder = folders.field(startingAt: folders.standard(for: items))
    folder.help = "~ is your own folder; sftp://host/folder is on another machine."
    folder.completion = FieldCompletion(servers.map { $0 + ":" })
    var fields = [folder]
    if items.count == 1 {
      let name = items[0].fileName.text
      fields.append(FormField("name", label: "Name", value: .text(name), isRequired: true))
    } else {
      fields.append(FormField.note("count", "\(items.count) items keep their names."))
    }
    return Form(title: "Save to Files", submitTitle: "Save", fields: fields)
  }

  /// The names of those of a configuration that is right; what is wrong in it is said when the work begins.
  private var servers: [String] {
    guard let section = try? settings.section(FilesSection.self) else { return [] }
    return (section.folders.keys + section.servers.map(\.name)).sorted { $0.precedesNaturally($1) }
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let section = try work.settings.section(FilesSection.self)
    let place = work.values.text("folder").trimmingBlanks
    if let remote = RemoteFolder(place, servers: section.folders) {
      return try send(work, to: remote)
    }
    if let server = FileServer.named(place, among: section.servers) {
      return try FileServerUpload(server: server, makesFolders: false, link: server.link).run(work)
    }
    // Such an address may hold a password, which the name of a folder would show.
    guard !place.contains("://") else { throw RemoteFolder.fault(of: place) }
    let folder = work.folder("folder")
    let leftOut = LeftOut()
    let paths = try FileSaver(monitor: leftOut.counting(work.monitor))
      .save(try jobs(work, folder))
    return ActivityResult(
      .completed, products: paths.map { .file($0.url) }, warning: leftOut.warning)
  }

  private nonisolated static func send(
    _ work: ActivityWork, to folder: RemoteFolder
  ) throws -> ActivityResult {
    let upload = try SFTPUpload(
      to: folder, environment: work.settings.environment, work.monitor)
    let items = try jobs(work, folder.path).map { job in
      guard let name = job.source.storedName(job.name), name.validText != nil else {
        throw FileError.badName(job.name.text)
      }
      return SFTPUpload.Item(
        source: job.source, name: name, part: ".sharesheet-\(UUID().uuidString).part")
    }
    let names = try upload.send(items)
    return ActivityResult(
      .completed, products: names.compactMap { folder.url(of: $0).map { .url($0) } })
  }

  nonisolated static func jobs(
    _ work: ActivityWork, _ folder: FilePath
  ) throws -> [FileSaver.Job] {
    var jobs: [FileSaver.Job] = []
    for item in work.items {
      let file = try item.fileToSave()
      jobs.append(FileSaver.Job(source: file.source, name: file.name, folder: folder))
    }
    // The panel shows a name that is not UTF-8 repaired; left alone, it stays what it was.
    if jobs.count == 1, work.values.text("name") != work.items[0].fileName.text {
      jobs[0].name = FilePath(work.values.text("name"))
    }
    return jobs
  }

  package override class func field(of error: any Error) -> String {
    if error is RemoteError { return "folder" }
    if let field = (error as? UploadError)?.formField {
      return field == "server" ? "folder" : field
    }
    return (error as? FileError)?.formField ?? ""
  }
}
