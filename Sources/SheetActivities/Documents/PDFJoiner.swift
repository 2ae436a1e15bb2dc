import Foundation
import SheetFiles
import SheetPrograms

/// Joins PDF documents by the program `qpdf`, which keeps their pages as they are: the same fonts, pictures
/// and text, not drawn anew.
struct PDFJoiner {
  /// A document.
  struct Piece {
    /// Its bytes.
    var file: Descriptor
    /// What a message calls it; `nil` for one of ours.
    var name: String?
  }

  private let finder: ProgramFinder
  private let qpdf: String
  private let environment: [String: String]
  private let monitor: WorkMonitor

  /// - Throws: ``DocumentError/needsJoiner``.
  init(_ environment: [String: String], _ monitor: WorkMonitor) throws(DocumentError) {
    finder = ProgramFinder(environment: environment)
    guard let qpdf = finder.path(of: "qpdf") else { throw .needsJoiner }
    self.qpdf = qpdf
    self.environment = ["LC_ALL": "C.UTF-8"]
    self.monitor = monitor
  }

  /// Writes all pages in order into an empty file.
  ///
  /// - Parameter titledAs: A document whose properties, but not its pages, the whole one gets.
  /// - Throws: ``DocumentError``, ``FileError``, `CancellationError`.
  func join(
    _ pieces: [Piece], titledAs: Descriptor, to file: Descriptor, in folder: FilePath
  ) throws {
    let names = pieces.indices.map { "/dev/fd/\($0 + 4)" }
    var child = limited(["/dev/fd/3", "--pages"] + names + ["--", "-"])
    child.output = file
    child.inherited = [titledAs] + pieces.map(\.file)
    child.timeout = .seconds(600)
    let outcome = try child.run(monitor)
    // 3: there were warnings, and the document is there (qpdf's manual, "Exit Status").
    guard outcome.status == 0 || outcome.status == 3 else {
      throw error(outcome, pieces, file, folder)
    }
  }

  /// How many pages a document has; `nil` when that cannot be told within some seconds.
  func pages(of file: Descriptor) -> Int? {
    var child = limited(["--show-npages", "/dev/fd/3"])
    child.inherited = [file]
    child.timeout = .seconds(5)
    guard let outcome = try? child.run(monitor) else { return nil }
    return Int(String(decoding: outcome.output, as: UTF8.self).trimmingBlanks)
  }

  /// The documents are foreign: `prlimit` of util-linux gives the program 2 GB and five minutes.
  private func limited(_ arguments: [String]) -> ChildProcess {
    guard let prlimit = finder.path(of: "prlimit") else {
      return ChildProcess(executable: qpdf, arguments: arguments, environment: environment)
    }
    return ChildProcess(
      executable: prlimit,
      arguments: ["--as=2147483648", "--cpu=300", "--core=0", qpdf] + arguments,
      environment: environment)
  }

  private func error(
    _ outcome: ChildProcess.Outcome, _ pieces: [Piece], _ file: Descriptor, _ folder: FilePath
  ) -> any Error {
    guard outcome.status != nil else { return DocumentError.exhausting }
    let complaint = outcome.complaint
    if complaint.contains("No space left") {
      return FileError.writing(SystemError(ENOSPC), to: folder)
    }
    let name = pieces.indices.first { complaint.contains("/dev/fd/\($0 + 4):") }
      .flatMap { pieces[$0].name }
    guard let name else { return DocumentError.damaged("PDF", words: complaint) }
    if complaint.contains("invalid password") { return DocumentError.locked(name) }
    let words = complaint.split(separator: ":").last.map { String($0).trimmingBlanks }
    return DocumentError.damaged(name, words: words ?? "")
  }
}
