import Foundation
import Glibc
import SheetEngine
import SheetFiles

/// Uploads the items one after the other. What fails loses nothing of those before, and another attempt
/// leaves them out.
struct MediaUploads {
  let service: any MediaService.Type
  let account: Account
  let work: ActivityWork

  /// - Throws: What fails with the first, or `CancellationError`.
  func run() throws -> ActivityResult {
    let service = try service.init(account, work)
    let progress = UploadProgress(work.monitor, total: total)
    var addresses: [URL] = []
    for (index, item) in work.items.enumerated() {
      let medium = medium(item)
      do {
        if work.items.count > 1 {
          work.monitor.tell("Uploading \(index + 1) of \(work.items.count): \(medium.name)")
        }
        addresses.append(try address(of: medium, index, service, progress))
      } catch {
        guard !addresses.isEmpty else { throw error }
        return failure(error, at: medium, addresses)
      }
    }
    var result = ActivityResult(.completed, products: addresses.map { .url($0) })
    result.note = "Uploaded to \(self.service.profile.title)."
    return result
  }

  private func address(
    of medium: Medium, _ index: Int, _ service: any MediaService, _ progress: UploadProgress
  ) throws -> URL {
    try work.monitor.checkCancellation()
    let name = "uploaded \(account.service)\0\(account.name)\0\(index)"
    if let known = work.memory[name].flatMap(URL.init) { return known }
    let address = try service.upload(medium, progress)
    work.memory[name] = address.absoluteString
    progress.finish(medium.item.byteCount ?? 0)
    return address
  }

  private func failure(
    _ error: any Error, at medium: Medium, _ addresses: [URL]
  ) -> ActivityResult {
    let words = error is CancellationError ? "it was cancelled." : error.localizedDescription
    return ActivityResult(
      .failed(
        MediaError.partly(
          service: service.profile.title, done: addresses.count, of: work.items.count,
          name: medium.name, words: words)), products: addresses.map { .url($0) })
  }

  /// Several are called after their files.
  private func medium(_ item: ActivityItem) -> Medium {
    let title = work.items.count == 1 ? work.values.text("title") : item.titleByName
    return Medium(
      item: item, title: title.trimmingBlanks,
      description: work.values.text("description").trimmingBlanks)
  }

  private var total: Int64? {
    guard work.values.text("pictures") != "smaller" else { return nil }
    let sizes = work.items.map(\.byteCount)
    return sizes.contains(nil) ? nil : sizes.compactMap(\.self).reduce(0, +)
  }
}

extension ActivityItem {
  /// The title of a picture or a video that nobody has named: its file's name without the suffix.
  var titleByName: String {
    let stem = FileName.parts(fileName).stem
    return String(decoding: stem, as: UTF8.self).singleLine
  }

  /// The bytes in it; `nil` where they are not known yet.
  var byteCount: Int64? {
    switch self {
    case .file(let path): (try? stat.of(path, follow: true)).map { Int64($0.st_size) }
    case .data(let data, _): Int64(data.count)
    default: nil
    }
  }
}
