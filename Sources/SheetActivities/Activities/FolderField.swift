import Glibc
import SheetFiles
import SheetPresentation

/// Where files are saved unless the person says otherwise.
struct FolderField {
  let settings: ActivitySettings

  /// The field of a form, with the folder to start with.
  func field(
    startingAt folder: FilePath, id: String = "folder", label: String = "Folder"
  ) -> FormField {
    FormField(
      id, label: label, kind: .path, value: .text(settings.directories.abbreviate(folder)),
      help: "~ is your own folder.", isRequired: true)
  }

  /// The folder the person works in.
  var workingDirectory: FilePath { FilePath(settings.workingDirectory) }

  /// The folder the person works in; their own folder when something that is saved lies there already.
  func standard(for items: [ActivityItem]) -> FilePath {
    let here = workingDirectory.resolved ?? workingDirectory
    let liesHere = items.contains { item in
      guard case .file(let path) = item else { return false }
      return here.appending(path.lastComponent) == path
    }
    return liesHere ? settings.directories.home : workingDirectory
  }
}

extension FileError {
  /// The field of a save panel that the error is about.
  var formField: String {
    switch self {
    case .noFolder, .notAFolder, .notWritable, .takesNoFiles, .readOnly, .noSpace, .quota,
      .intoItself:
      "folder"
    case .nameTooLong, .badName: "name"
    case .nameNotUTF8: "format"
    default: ""
    }
  }
}

extension ActivityItem {
  /// The item as something to be saved; an error for a damaged picture.
  func fileToSave() throws(CopyError) -> (name: FilePath, source: FileSaver.Source) {
    guard let file else { throw .damagedPicture }
    return file
  }
}
