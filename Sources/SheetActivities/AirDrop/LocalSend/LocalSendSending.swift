import Foundation
import HelperProtocol
import SheetCells
import SheetEngine
import SheetPrograms

/// Sends files to one device: offers them, waits for the answer, and sends what was taken.
struct LocalSendSending {
  let client: LocalSendClient
  let monitor: WorkMonitor

  /// Sends the files.
  ///
  /// - Parameter accepted: Called once the device has accepted.
  /// - Throws: ``AirDropError``, ``NetworkError``, ``FileError`` or `CancellationError`.
  func send(
    _ files: [OutgoingFile], as sender: LocalSendDevice, pin: String, accepted: () -> Void
  ) throws -> ActivityResult {
    let name = client.device.shownName
    monitor.tell("Waiting for \(name) to accept")
    let offer = LocalSendOffer(
      info: sender, files: files.enumerated().map { $1.offer(id: Self.id($0)) })
    guard let acceptance = try client.offer(offer, pin: pin) else {
      // A text has arrived with the offer.
      guard files.allSatisfy({ $0.text != nil }) else {
        throw AirDropError.refused(name, .wantsNothing)
      }
      accepted()
      return ActivityResult(.completed, note: "\(name) has it.")
    }
    accepted()
    return try send(files, acceptance)
  }

  private func send(
    _ files: [OutgoingFile], _ acceptance: LocalSendAcceptance
  ) throws -> ActivityResult {
    let taken = files.enumerated().filter { acceptance.files[Self.id($0.offset)] != nil }
    let name = client.device.shownName
    guard !taken.isEmpty else {
      // It has begun a transfer, and would wait for its end.
      client.tellCancelled(acceptance.sessionId)
      throw AirDropError.refused(name, .wantsNothing)
    }
    monitor.setTotal(taken.reduce(0) { $0 + $1.element.size })
    for (place, entry) in taken.enumerated() {
      let words = entry.element.name.displayable
      monitor.tell(taken.count == 1 ? words : "\(place + 1) of \(taken.count): \(words)")
      do {
        try sendOne(entry.element, id: Self.id(entry.offset), acceptance)
      } catch {
        client.tellCancelled(acceptance.sessionId)
        guard place > 0, !(error is CancellationError) else { throw error }
        throw AirDropError.partly(
          name, sent: place, of: taken.count, cause: error.localizedDescription)
      }
    }
    let isAll = taken.count == files.count
    return ActivityResult(
      .completed, note: "\(name) has \(taken.count == 1 ? "it" : "all \(taken.count) files").",
      warning: isAll ? nil : "\(name) took \(taken.count) of \(files.count) files.")
  }

  private func sendOne(
    _ file: OutgoingFile, id: String, _ acceptance: LocalSendAcceptance
  ) throws {
    let progress = FileProgress(size: file.size, monitor)
    try client.send(
      file, id: id, token: acceptance.files[id] ?? "", session: acceptance.sessionId,
      progress)
    progress.finish()
  }

  private static func id(_ index: Int) -> String { "f\(index + 1)" }
}

extension OutgoingFile {
  /// The file as it is offered.
  fileprivate func offer(id: String) -> LocalSendFile {
    var file = LocalSendFile(id: id, fileName: name, size: size, fileType: type)
    file.preview = text
    return file
  }
}
