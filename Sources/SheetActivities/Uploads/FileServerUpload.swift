import Foundation
import SheetCells
import SheetEngine
import SheetFiles

/// One choice to send the items to a server, whichever activity it was made in.
struct FileServerUpload {
  let server: FileServer
  /// Whether folders that are missing are made.
  let makesFolders: Bool
  /// How long a link is good that is made for each file; `nil` for none.
  let link: Lifetime?

  /// Sends them.
  ///
  /// - Throws: As ``FileStore/send(_:)``.
  func run(_ work: ActivityWork) throws -> ActivityResult {
    let steps = server.folder.bytes.split(separator: UInt8(ascii: "/"))
    guard !steps.contains(where: { $0.elementsEqual("..".utf8) }) else {
      throw UploadError.outside(server.folder.text)
    }
    let uploads = try uploads(work)
    let store = try store(work)
    let files = try store.send(uploads)
    var result = ActivityResult(.completed)
    var addresses = files.map(\.address)
    if let link, !server.links.contains(link) {
      result.warning = "The server \(server.name.displayable) makes no links of that kind."
    } else if let link {
      do {
        addresses = try files.map { try store.link(to: $0, for: link) ?? $0.address }
        result.note =
          "Anyone with the link can read it \(link.words.map { "for \($0)" } ?? "until it is taken back there")."
      } catch {
        if error is CancellationError { throw error }
        result.warning = error.localizedDescription
      }
    }
    result.products = addresses.compactMap { URL(string: $0).map { .url($0) } }
    return result
  }

  private func store(_ work: ActivityWork) throws -> any FileStore {
    switch server.kind {
    case .webDAV: try WebDAVStore(server, work, makesFolders: makesFolders)
    case .s3(let bucket): try S3Store(server, bucket, work)
    }
  }

  private func uploads(_ work: ActivityWork) throws -> [Upload] {
    try SaveToFilesActivity.jobs(work, FilePath("")).map { job in
      guard let name = job.source.storedName(job.name) else {
        throw FileError.badName(job.name.text)
      }
      return Upload(source: job.source, name: name)
    }
  }
}
