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
    var fields = [folders.field(startingAt: folders.standard(for: items))]
    if items.count == 1 {
      let name = items[0].fileName.text
      fields.append(FormField("name", label: "Name", value: .text(name), isRequired: true))
    } else {
      fields.append(FormField.note("count", "\(items.count) items keep their names."))
    }
    return Form(title: "Save to Files", submitTitle: "Save", fields: fields)
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let folder = work.folder("folder")
    var jobs: [FileSaver.Job] = []
    for item in work.items {
      let file = try item.fileToSave()
      jobs.append(FileSaver.Job(source: file.source, name: file.name, folder: folder))
    }
    // The panel shows a name that is not UTF-8 repaired; left alone, it stays what it was.
    if jobs.count == 1, work.values.text("name") != work.items[0].fileName.text {
      jobs[0].name = FilePath(work.values.text("name"))
    }
    let leftOut = LeftOut()
    let paths = try FileSaver(monitor: leftOut.counting(work.monitor)).save(jobs)
    return ActivityResult(
      .completed, products: paths.map { .file($0.url) }, warning: leftOut.warning)
  }

  package override class func field(of error: any Error) -> String {
    (error as? FileError)?.formField ?? ""
  }
}
