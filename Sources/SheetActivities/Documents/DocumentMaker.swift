import Foundation
import HelperProtocol
import SheetFiles
import SheetImaging
import SheetPrograms

/// Makes one PDF document of several parts.
///
/// Nothing of it is in this process: the parts are open files, which the typesetter lays out into another
/// one, and documents are joined by `qpdf`.
struct DocumentMaker {
  /// What the document calls itself.
  let title: String
  /// The paper of what is laid out.
  let paper: PaperSize
  /// The surroundings.
  let settings: ActivitySettings
  /// Where the work learns that it should stop.
  let monitor: WorkMonitor

  /// Writes the document into an empty file.
  ///
  /// - Parameters:
  ///   - file: Open for reading and writing.
  ///   - folder: Where it lies; pieces of the document lie there too meanwhile.
  /// - Throws: ``DocumentError``, ``FileError``, `CancellationError`.
  func write(_ parts: [DocumentPart], to file: Descriptor, in folder: FilePath) throws {
    guard parts.contains(where: { $0.content == .pdf }) else {
      return try layOut(parts, to: file, in: folder)
    }
    let joiner = try PDFJoiner(settings.environment, monitor)
    var pieces: [PDFJoiner.Piece] = []
    // The file of each piece is removed when the piece goes.
    var staged: [StagedFile] = []
    func piece(of parts: [DocumentPart]) throws -> Descriptor {
      let place = try StagedFile(in: folder)
      staged.append(place)
      let file = try place.makeFile(mode: 0o600)
      try layOut(parts, to: file, in: folder)
      return file
    }
    for group in Self.groups(parts) {
      if group[0].content == .pdf {
        pieces.append(PDFJoiner.Piece(file: group[0].file, name: group[0].name))
      } else {
        pieces.append(PDFJoiner.Piece(file: try piece(of: group), name: nil))
      }
    }
    // The title is that of the piece of ours; where there is none, an empty one lends it.
    let titled = try pieces.first { $0.name == nil }?.file ?? piece(of: [])
    try withExtendedLifetime(staged) {
      try joiner.join(pieces, titledAs: titled, to: file, in: folder)
    }
  }

  /// What is laid out in one go, and each document alone.
  static func groups(_ parts: [DocumentPart]) -> [[DocumentPart]] {
    parts.reduce(into: []) { groups, part in
      if part.content != .pdf, let last = groups.last, last[0].content != .pdf {
        groups[groups.count - 1].append(part)
      } else {
        groups.append([part])
      }
    }
  }

  private func layOut(
    _ parts: [DocumentPart], to file: Descriptor, in folder: FilePath
  ) throws {
    if let part = try Self.excess(in: parts) { throw DocumentError.tooLong(part.name) }
    guard let helper = settings.helper() else { throw DocumentError.needsHelper }
    let description = DocumentDescription(
      title: title, created: Timestamp.utc(settings.now()), width: paper.width,
      height: paper.height,
      parts: parts.compactMap { if case .laidOut(let part) = $0.content { part } else { nil } })
    do throws(HelperError) {
      _ = try helper.words(
        of: .document, .bytes(description.bytes), files: [file] + parts.map(\.file), monitor)
    } catch {
      try monitor.checkCancellation()
      throw Self.error(error, parts, folder)
    }
  }

  /// The part with which there is more text than a document may have.
  private static func excess(in parts: [DocumentPart]) throws(SystemError) -> DocumentPart? {
    var total = 0
    for part in parts where part.isText {
      total += Int(clamping: try part.file.status().st_size)
      if total > HelperLimits.documentText { return part }
    }
    return nil
  }

  private static func error(
    _ error: HelperError, _ parts: [DocumentPart], _ folder: FilePath
  ) -> any Error {
    switch error {
    case .missing: return DocumentError.needsHelper
    case .exhausting: return DocumentError.exhausting
    case .refused(.unwritable, _, _, let code):
      return FileError.writing(SystemError(Int32(clamping: code)), to: folder)
    case .refused(.tooLong, _, let part, _) where parts.indices.contains(part - 1):
      return DocumentError.tooLong(parts[part - 1].name)
    case .refused(let refusal, let words, let part, let height)
    where parts.indices.contains(part - 1):
      let error = ImageError(refusal, words: words, width: Int(words) ?? 0, height: height)
      return DocumentError.picture(parts[part - 1].name, error)
    default: return DocumentError.helperFailed
    }
  }
}
