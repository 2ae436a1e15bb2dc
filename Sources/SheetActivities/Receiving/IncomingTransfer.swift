import CLinux
import Foundation
import Glibc
import HelperProtocol
import SheetCells
import SheetFiles
import SheetPrograms

/// An accepted offer while its files come: gives each a place in the folder, and its name when it is whole.
@MainActor
final class IncomingTransfer {
  let offer: IncomingOffer
  private let folder: FilePath
  private var directory: Descriptor?
  private var staged: [String: StagedFile] = [:]
  private var received: [String: Int64] = [:]
  /// Where the files are now.
  private(set) var saved: [String: FilePath] = [:]
  /// Why others are not.
  private(set) var faults: [String: String] = [:]
  /// The name of the file that came last.
  private(set) var current = ""

  init(_ offer: IncomingOffer, into folder: FilePath) {
    (self.offer, self.folder) = (offer, folder)
    files = Dictionary(offer.files.map { ($0.id, $0) }) { $1 }
  }

  private let files: [String: IncomingOffer.File]

  /// Bytes that have come of all files.
  private(set) var done: Int64 = 0

  /// Makes a place for a file.
  ///
  /// - Throws: ``FileError``.
  func place(_ file: String) throws(FileError) -> Descriptor {
    current = files[file]?.name.text ?? ""
    do throws(FileError) {
      let place = try StagedFile(in: folder, directory: directory)
      directory = place.directory
      let descriptor = try place.makeFile()
      staged[file] = place
      return descriptor
    } catch {
      faults[file] = error.message
      throw error
    }
  }

  /// So many bytes have come of a file.
  func note(_ bytes: Int64, of file: String) {
    done += bytes - (received.updateValue(bytes, forKey: file) ?? 0)
  }

  /// Gives a whole file its name.
  ///
  /// - Throws: ``FileError``.
  func keep(_ file: String) throws(FileError) {
    guard let place = staged.removeValue(forKey: file), let known = files[file] else { return }
    do throws(FileError) {
      if let modified = known.modified { place.setTime(modified) }
      saved[file] = try place.commit(as: known.name)
      note(known.size, of: file)
    } catch {
      faults[file] = error.message
      throw error
    }
  }

  /// Removes what was written of a file.
  func drop(_ file: String, _ fault: ExchangeFault) {
    let free = staged.removeValue(forKey: file).flatMap(\.freeBytes)
    note(0, of: file)
    faults[file] = words(of: fault, free: free)
  }

  private func words(of fault: ExchangeFault, free: Int64?) -> String {
    switch fault {
    case .tooLong: "more bytes came than were announced"
    case .tooShort: "the sender stopped in the middle"
    case .wrongHash: "it is not what was announced: the hash is another one"
    case .stalled: "hardly anything came any more"
    case .cancelled: "cancelled"
    case .unwritable(let code):
      FileError.writing(
        SystemError(code), to: folder, needed: offer.total, free: code == ENOSPC ? free : nil
      ).message
    }
  }

  /// What came of it.
  func report(_ ending: ExchangeEnding) -> TransferReport {
    let paths = offer.files.compactMap { saved[$0.id] }
    let failed = offer.files.filter { saved[$0.id] == nil }.map { file in
      TransferReport.Failure(
        name: file.name.text, words: faults[file.id] ?? "it did not come")
    }
    return TransferReport(
      sender: offer.sender, paths: paths, bytes: done, failures: failed, ending: ending)
  }
}

extension StagedFile {
  /// When the file was changed at the sender's; that this cannot be set is no fault.
  fileprivate func setTime(_ seconds: time_t) {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    temporaryName.withCString { name in
      _ = utimensat(directory.number, name, times, AT_SYMLINK_NOFOLLOW)
    }
  }
}

/// What came of a transfer.
package struct TransferReport: Sendable, Equatable {
  /// A file that was not saved.
  package struct Failure: Sendable, Equatable {
    /// Its name.
    package var name: String
    /// Why, as the rest of a sentence.
    package var words: String
  }

  /// Who sent.
  package var sender: String
  /// The files.
  package var paths: [FilePath] = []
  /// Their bytes.
  package var bytes: Int64 = 0
  /// The text, where a text was sent.
  package var text: String?
  /// What was not saved.
  package var failures: [Failure] = []
  /// How it ended.
  package var ending = ExchangeEnding.done

  /// Whether all of it is here.
  package var isComplete: Bool { failures.isEmpty && ending == .done }

  /// Why not everything came, in a sentence; `nil` when it did.
  package var problem: String? {
    guard !isComplete else { return nil }
    let total = paths.count + failures.count
    let count = "\(paths.count) of \(total == 1 ? "1 file" : "\(total) files") from \(sender)"
    let cause =
      switch ending {
      case .done: failures.first.map { "\($0.name.quoted): \($0.words)" } ?? ""
      case .cancelledBySender: "the sender cancelled"
      case .cancelledHere: "cancelled here"
      case .silent: "the sender sent nothing more"
      }
    let others = ending == .done && failures.count > 1 ? ", and \(failures.count - 1) more" : ""
    let sentence = "Received \(count): \(cause)\(others)"
    return sentence.hasSuffix(".") ? sentence : sentence + "."
  }

  /// What came, in a line: `photo.jpg and 2 more from Anna, 1.4 MB`.
  package var summary: String {
    if let text {
      let line = text.prefix(200).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      return "Text from \(sender): \(line.displayable)"
    }
    guard let first = paths.first else { return problem ?? "" }
    let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    return "\(first.lastComponent.text.displayable)\(more) from \(sender), "
      + ByteCount.words(bytes)
  }
}
