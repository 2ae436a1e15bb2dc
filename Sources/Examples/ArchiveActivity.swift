import Foundation
import ShareSheet

/// Packs texts and files into one archive in a folder.
final class ArchiveActivity: UIActivity {
  /// The archive, when there is one.
  private(set) var archive: URL?
  private var packing: Task<Void, Never>?
  private var packer: Packer

  init(folder: URL) {
    packer = Packer(folder: folder)
    super.init()
  }

  override var activityType: UIActivity.ActivityType? { .init("com.example.archive") }
  override var activityTitle: String? { "Archive" }
  override var activityImage: UIImage? {
    UIImage(data: Data(PackageResources.Archive_png), scale: 2)
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || ($0 as? URL)?.isFileURL == true }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    packing?.cancel()
    packer.texts = activityItems.compactMap { $0 as? String }
    packer.files = activityItems.compactMap { $0 as? URL }.filter(\.isFileURL)
  }

  override func perform() {
    packing = Task { [packer] in
      // Beside true and false: what was made, or the reason, which the sheet then shows.
      do {
        let archive = try await packer.pack()
        try Task.checkCancellation()
        self.archive = archive
        activityDidFinish(ActivityResult(.completed, products: [.file(archive)]))
      } catch {
        if !Task.isCancelled { activityDidFinish(ActivityResult(.failed(error))) }
      }
    }
  }
}

/// Packs with `tar`, away from the main thread.
private struct Packer: Sendable {
  var folder: URL
  var texts: [String] = []
  var files: [URL] = []

  /// Works in a hidden folder beside the archive to be, so that nothing half-written is ever seen.
  @concurrent func pack() async throws -> URL {
    let hidden = folder.appendingPathComponent(".archive-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: hidden, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: hidden) }
    let text = hidden.appendingPathComponent("Text.txt")
    if !texts.isEmpty { try Data(texts.joined(separator: "\n").utf8).write(to: text) }
    let sources = (texts.isEmpty ? [] : [text]) + files.map(\.standardizedFileURL)
    guard Set(sources.map(\.lastPathComponent)).count == sources.count else {
      throw ArchiveFailure(reason: "Two of the files have the same name. Rename one of them.")
    }
    let archive = hidden.appendingPathComponent("Archive.tar.gz")
    try tar(sources, into: archive, without: hidden)
    try Task.checkCancellation()
    let free = freeURL
    try FileManager.default.moveItem(at: archive, to: free)
    return free
  }

  private func tar(_ sources: [URL], into archive: URL, without hidden: URL) throws {
    let tar = Process()
    tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tar.arguments = ["tar", "-czf", archive.path, "--exclude=" + hidden.lastPathComponent]
    for file in sources {
      let parent = file.deletingLastPathComponent().path
      tar.arguments? += ["-C", parent, "./" + file.lastPathComponent]
    }
    let null = FileHandle.nullDevice
    (tar.standardInput, tar.standardOutput, tar.standardError) = (null, null, null)
    try tar.run()
    tar.waitUntilExit()
    guard tar.terminationStatus == 0 else {
      throw ArchiveFailure(reason: "tar failed. Look whether all of the files can be read.")
    }
  }

  private var freeURL: URL {
    var (url, number) = (folder.appendingPathComponent("Archive.tar.gz"), 1)
    while FileManager.default.fileExists(atPath: url.path) {
      number += 1
      url = folder.appendingPathComponent("Archive \(number).tar.gz")
    }
    return url
  }
}

private struct ArchiveFailure: LocalizedError {
  let reason: String
  var errorDescription: String? { reason }
}

extension ArchiveActivity {
  /// The sheet for paths, or for a text after `--text`.
  static func sheet(for words: [String]) throws(UsageError) -> UIActivityViewController {
    let isText = words.first == "--text"
    let items: [Any] = isText ? Array(words.dropFirst()) : words.map { URL(fileURLWithPath: $0) }
    guard !items.isEmpty else { throw .unknownExample }
    let activity = ArchiveActivity(folder: .currentDirectory())
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: [activity])
    // The built-in service of the same name makes room for this one.
    sheet.excludedActivityTypes = [.archive]
    sheet.completionWithItemsHandler = { _, completed, _, error in
      if completed { print(activity.archive?.path ?? "success") }
      if let error { print(error.localizedDescription) }
    }
    return sheet
  }
}
