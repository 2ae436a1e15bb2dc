import Dispatch
import Foundation
import HelperProtocol
import SheetFiles
import SheetPrograms

/// Who hears what happens while a device receives.
@MainActor
package protocol ReceptionObserver: AnyObject {
  /// Others can send now.
  func receptionIsReady()
  /// Somebody wants to send, and a decision is needed: ``Reception/accept()`` and its like.
  func receptionAsks(_ offer: IncomingOffer)
  /// Nobody waits for the decision any more.
  func receptionWithdrew(_ offer: IncomingOffer)
  /// An offer was accepted.
  func receptionBegan(_ offer: IncomingOffer)
  /// So many bytes have come; the name is that of the file that comes.
  func receptionProgressed(done: Int64, total: Int64, name: String)
  /// A transfer is over.
  func receptionEnded(_ report: TransferReport)
  /// Something happened that is worth a line.
  func receptionNotes(_ words: String)
  /// Nothing can be received any more.
  func receptionFailed(_ error: any Error)
}

/// This device while it receives by LocalSend: shows itself, hears offers, and saves what was accepted.
@MainActor
package final class Reception {
  private enum Stage {
    case waiting
    case asking(IncomingOffer)
    case receiving(IncomingTransfer)
  }

  /// Who hears of it.
  package weak var observer: (any ReceptionObserver)?
  /// How it receives.
  package let settings: ReceptionSettings
  /// How this device shows itself; with port and fingerprint once it is ready.
  package private(set) var device: LocalSendDevice
  private let exchange: Exchange
  private var beacon: LocalSendBeacon?
  private var stage = Stage.waiting
  private let folder: Descriptor

  /// Starts the server; ``ReceptionObserver/receptionIsReady()`` says when others can send.
  ///
  /// - Throws: ``ExchangeError`` or ``FileError``.
  package init(_ settings: ReceptionSettings, helper: HelperProgram?) throws {
    self.settings = settings
    device = settings.device
    do throws(SystemError) {
      folder = try Self.open(settings.folder)
    } catch {
      throw FileError.writing(error, to: settings.folder)
    }
    StagedFile.removeLeftovers(in: settings.folder)
    // Root may write everywhere, also where the system makes no files, as in /proc.
    _ = try StagedFile(in: settings.folder).makeFile(mode: 0o600)
    exchange = try Exchange(helper)
    exchange.onEvent = { [weak self] in self?.handle($0) }
    exchange.onEnd = { [weak self] in self?.fail(ExchangeError.ended) }
    listen(port: settings.port ?? LocalSend.port)
  }

  /// A folder that takes no files is no place to wait in: the person would hear of it from the sender.
  private static func open(_ path: FilePath) throws(SystemError) -> Descriptor {
    let folder = try Descriptor.open(path, O_RDONLY | O_DIRECTORY)
    guard faccessat(folder.number, ".", W_OK | X_OK, AT_EACCESS) == 0 else {
      throw SystemError.last
    }
    return folder
  }

  private func listen(port: Int) {
    exchange.order(
      .receive(
        ReceiverSettings(
          device: device, port: port, pin: settings.pin, identity: settings.identity.kept,
          patience: settings.patience)))
  }

  /// Ends everything: what is not complete is removed.
  package func stop() {
    beacon?.stop()
    exchange.stop()
    stage = .waiting
  }

  // MARK: Decisions

  /// Accepts the offer that was asked about.
  package func accept() {
    guard case .asking(let offer) = stage else { return }
    begin(offer)
  }

  /// Takes the text of the offer that was asked about, of which nothing is saved.
  package func acceptText() {
    guard case .asking(let offer) = stage else { return }
    take(offer)
  }

  /// Declines the offer that was asked about.
  package func decline() {
    guard case .asking(let offer) = stage else { return }
    stage = .waiting
    exchange.order(.answer(session: offer.session, .declined, message: "Declined."))
  }

  /// Cancels the transfer.
  package func cancel() {
    guard case .receiving(let transfer) = stage else { return }
    exchange.order(.end(session: transfer.offer.session))
  }

  private func begin(_ offer: IncomingOffer) {
    stage = .receiving(IncomingTransfer(offer, into: settings.folder))
    exchange.order(.accept(session: offer.session, files: offer.files.map(\.id)))
    observer?.receptionBegan(offer)
  }

  private func take(_ offer: IncomingOffer) {
    stage = .waiting
    exchange.order(.answer(session: offer.session, .nothingToSend, message: ""))
    observer?.receptionEnded(TransferReport(sender: offer.sender, text: offer.text))
  }

  // MARK: Events

  private func handle(_ event: ExchangeEvent) {
    switch event {
    case .made(let identity): keep(identity)
    case .ready(let port, let fingerprint): begin(port: port, fingerprint: fingerprint)
    case .failed(let code): retry(code)
    case .offered(let session, let address, let offer):
      judge(IncomingOffer(session: session, address: address, offer))
    case .withdrawn(let session): withdraw(session)
    case .wrongPIN(let address, let count): note(wrongPIN: address, count)
    case .wanted, .received, .complete, .spoiled, .ended: handleFile(event)
    case .met, .fetching, .fetched, .expired: break
    }
  }

  private func keep(_ identity: ExchangeIdentity) {
    do {
      try settings.identity.keep(identity)
    } catch {
      observer?.receptionNotes(
        "The certificate was not kept, so other devices will see a new device next time. "
          + error.localizedDescription)
    }
  }

  private func begin(port: Int, fingerprint: String) {
    (device.port, device.fingerprint) = (port, fingerprint)
    beacon = LocalSendBeacon(device, environment: settings.environment)
    observer?.receptionIsReady()
    if beacon == nil {
      observer?.receptionNotes(
        "Port \(LocalSend.port) cannot be used for looking for devices. Type this address on the other one."
      )
    } else if port != settings.port ?? LocalSend.port {
      observer?.receptionNotes(
        "Port \(LocalSend.port) is taken by another program, so port \(port) is used.")
    }
  }

  /// The usual port may be taken by another receiver; devices that find this one hear which it is.
  private func retry(_ code: Int32) {
    let error = ExchangeError(port: settings.port ?? LocalSend.port, code: code)
    if case .portTaken = error, settings.port == nil, !hasRetried {
      hasRetried = true
      return listen(port: 0)
    }
    fail(error)
  }

  private var hasRetried = false

  private func fail(_ error: any Error) {
    if case .receiving(let transfer) = stage {
      observer?.receptionEnded(transfer.report(.silent))
    }
    stop()
    observer?.receptionFailed(error)
  }

  private func judge(_ offer: IncomingOffer) {
    if offer.text == nil, let free = freeBytes, free < offer.total {
      let error = FileError.noSpace(settings.folder, needed: offer.total, free: free)
      exchange.order(
        .answer(session: offer.session, .noSpace, message: "There is not enough space."))
      observer?.receptionNotes("\(offer.sender) was declined. \(error.message)")
    } else if settings.accepts(offer) {
      if offer.text == nil { begin(offer) } else { take(offer) }
    } else if settings.isUnattended {
      exchange.order(.answer(session: offer.session, .declined, message: "Declined."))
      observer?.receptionNotes(
        "\(offer.sender) (\(offer.address)) was declined: --accept-from does not name it.")
    } else {
      stage = .asking(offer)
      observer?.receptionAsks(offer)
    }
  }

  /// The bytes that may still be stored; `nil` when nobody knows.
  package var freeBytes: Int64? { folder.freeBytes }

  private func withdraw(_ session: String) {
    guard case .asking(let offer) = stage, offer.session == session else { return }
    stage = .waiting
    observer?.receptionWithdrew(offer)
  }

  private func note(wrongPIN address: String, _ count: Int) {
    let rest = ExchangeLimits.wrongPINs - count
    observer?.receptionNotes(
      rest > 0
        ? "\(address) gave a wrong PIN."
        : "\(address) gave \(count) wrong PINs and gets no more tries.")
  }
}

// MARK: Files

extension Reception {
  private func handleFile(_ event: ExchangeEvent) {
    guard case .receiving(let transfer) = stage else { return }
    switch event {
    case .wanted(let session, let file): place(file, session, transfer)
    case .received(_, let file, let bytes): transfer.note(bytes, of: file)
    case .complete(let session, let file): keep(file, session, transfer)
    case .spoiled(_, let file, let fault): transfer.drop(file, fault)
    case .ended(_, let ending):
      stage = .waiting
      return observer?.receptionEnded(transfer.report(ending)) ?? ()
    default: break
    }
    observer?.receptionProgressed(
      done: transfer.done, total: transfer.offer.total, name: transfer.current)
  }

  private func place(_ file: String, _ session: String, _ transfer: IncomingTransfer) {
    do throws(FileError) {
      let descriptor = try transfer.place(file)
      exchange.order(.write(session: session, file: file), files: [descriptor])
    } catch {
      refuse(file, session, error)
    }
  }

  private func keep(_ file: String, _ session: String, _ transfer: IncomingTransfer) {
    do throws(FileError) {
      try transfer.keep(file)
      exchange.order(.keep(session: session, file: file))
    } catch {
      refuse(file, session, error)
    }
  }

  /// The sender is told no more than that it failed: names of folders are nobody else's business.
  private func refuse(_ file: String, _ session: String, _ error: FileError) {
    let isFull = if case .noSpace = error { true } else { false }
    exchange.order(
      .refuse(
        session: session, file: file, isFull ? .noSpace : .failed,
        message: "The file could not be saved."))
  }
}
