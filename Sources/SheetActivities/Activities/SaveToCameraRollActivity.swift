import Foundation
import SheetEngine
import SheetFiles
import SheetPresentation

/// Saves pictures and videos into the person's folders for them.
package final class SaveToCameraRollActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .saveToCameraRoll, category: .action, title: "Save Photo", icon: "saveToCameraRoll",
      accepts: ItemFilter(
        [.image, .file], files: [.image, .video], words: "a picture or a video"))
  }

  /// The folder of pictures; of videos when there are only those, and both when there are both.
  package override func makeForm() -> Form {
    let folders = FolderField(settings: settings)
    let directories = settings.directories
    let videos = items.count { Self.isVideo($0) }
    let onlyVideos = videos == items.count && videos > 0
    var fields = [folders.field(startingAt: onlyVideos ? directories.videos : directories.pictures)]
    if videos > 0, !onlyVideos {
      fields[0].label = "Pictures"
      fields.append(folders.field(startingAt: directories.videos, id: "videos", label: "Videos"))
    }
    let help = "Puts them into a folder such as 2026-07."
    fields.append(FormField("month", label: "Folder by month", kind: .checkbox, help: help))
    return Form(title: "Save Photo", submitTitle: "Save", fields: fields)
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    var jobs: [FileSaver.Job] = []
    for item in work.items {
      let separate = isVideo(item) && work.values["videos"] != nil
      let folder = try ownFolder(below: work.folder(separate ? "videos" : "folder"), work)
      let file = try item.fileToSave()
      jobs.append(FileSaver.Job(source: file.source, name: file.name, folder: folder))
    }
    let leftOut = LeftOut()
    let paths = try FileSaver(monitor: leftOut.counting(work.monitor)).save(jobs)
    return ActivityResult(
      .completed, products: paths.map { .file($0.url) }, warning: leftOut.warning)
  }

  package override class func field(of error: any Error) -> String {
    (error as? FileError)?.formField ?? ""
  }

  /// The folder to save into. The standard ones and those of months are made; another that is missing
  /// is more likely a slip of the pen.
  private nonisolated static func ownFolder(
    below base: FilePath, _ work: ActivityWork
  ) throws -> FilePath {
    let directories = work.settings.directories
    if [directories.pictures, directories.videos].contains(base) {
      try FileSaver.makeFolder(base)
    }
    guard work.values.flag("month"), stat.isFolder(base) else { return base }
    let folder = base.appending(FilePath(currentMonth))
    try FileSaver.makeFolder(folder)
    return folder
  }

  private nonisolated static func isVideo(_ item: ActivityItem) -> Bool {
    guard case .file(let path) = item else { return false }
    return FileType.category(of: path) == .video
  }

  /// The month as it sorts, by the person's clock.
  private nonisolated static var currentMonth: String {
    Timestamp.local(time(nil), "%Y-%m") ?? ""
  }
}

extension stat {
  /// Whether a folder is there.
  static func isFolder(_ path: FilePath) -> Bool {
    (try? stat.of(path, follow: true))?.kind == S_IFDIR
  }
}
