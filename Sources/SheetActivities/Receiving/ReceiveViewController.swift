import Dispatch
import Foundation
import HelperProtocol
import SheetCells
import SheetFiles
import SheetPresentation
import SheetPrograms

/// The panel of `sharesheet receive`: says how this device is seen, asks for each offer, shows what comes and
/// what came.
@MainActor
package final class ReceiveViewController: UIViewController {
  /// Below this the progress of a transfer would only flash.
  private static let patience = DispatchTimeInterval.milliseconds(150)

  /// Gets what came, as it came.
  package var onReport: (@MainActor (TransferReport) -> Void)?
  /// Copies a text and says what came of it.
  package var copy: (@MainActor (String, @escaping @MainActor (String) -> Void) -> Void)?
  /// Why nothing can be received.
  package private(set) var failure: (any Error)?

  var page: ReceivePage
  private let settings: ReceptionSettings
  private let helper: HelperProgram?
  private let once: Bool
  private var reception: Reception?
  private weak var question: UIAlertController?
  private weak var progress: ProgressViewController?
  private var isReceiving = false

  /// A panel that starts to receive when it is shown.
  ///
  /// - Parameter once: Whether it closes after the first transfer.
  package init(_ settings: ReceptionSettings, helper: HelperProgram?, once: Bool) {
    (self.settings, self.helper, self.once) = (settings, helper, once)
    page = ReceivePage(settings)
    super.init()
    title = "Receive"
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard reception == nil, failure == nil else { return }
    do {
      reception = try Reception(settings, helper: helper)
      reception?.observer = self
    } catch {
      receptionFailed(error)
    }
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reception?.stop()
    reception = nil
  }

  package override func presentationFrame(in screen: CellSize) -> CellRect {
    fitted(super.presentationFrame(in: screen)) { available in
      CellSize(width: min(76, available), height: 16)
    }
  }

  package override func draw(into canvas: inout Canvas, theme: Theme) {
    page.draw(into: &canvas, theme: theme)
  }

  package override func handle(_ event: Event) -> Bool {
    guard page.handle(event) else { return false }
    setNeedsDisplay()
    return true
  }

  private func note(_ words: String, isFailure: Bool = false) {
    page.add(words, isFailure: isFailure)
    setNeedsDisplay()
  }

  /// The panel stays beside what lies over it.
  private func show(_ controller: UIViewController) {
    present(controller, animated: true)
  }

  private func takeOff(_ controller: UIViewController?) {
    if controller?.presentingViewController != nil { controller?.dismiss(animated: true) }
  }
}

extension ReceiveViewController: ReceptionObserver {
  package func receptionIsReady() {
    page.begin(reception?.device)
    setNeedsDisplay()
  }

  package func receptionAsks(_ offer: IncomingOffer) {
    let alert = UIAlertController(
      title: offer.text == nil ? "Receive from \(offer.sender)?" : "Text from \(offer.sender)",
      message: offer.shownText ?? offer.description(free: reception?.freeBytes),
      preferredStyle: .alert)
    if offer.text == nil {
      alert.addAction(
        UIAlertAction(title: "Accept", style: .default) { [weak self] _ in
          self?.reception?.accept()
        })
    } else {
      addActions(forTextOf: offer, to: alert)
    }
    alert.addAction(
      UIAlertAction(title: "Decline", style: .cancel) { [weak self] _ in
        self?.reception?.decline()
        self?.note("\(offer.sender) was declined.")
      })
    show(alert)
    question = alert
  }

  private func addActions(forTextOf offer: IncomingOffer, to alert: UIAlertController) {
    alert.addAction(
      UIAlertAction(title: "Copy", style: .default) { [weak self] _ in
        self?.copy?(offer.text ?? "") { self?.note($0) }
        self?.reception?.acceptText()
      })
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self] _ in
        self?.reception?.accept()
      })
  }

  package func receptionWithdrew(_ offer: IncomingOffer) {
    takeOff(question)
    note("\(offer.sender) gave up before you decided.")
  }

  package func receptionBegan(_ offer: IncomingOffer) {
    isReceiving = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { self?.showProgress(of: offer) }
    }
  }

  private func showProgress(of offer: IncomingOffer) {
    guard isReceiving, progress == nil, presentedViewController == nil else { return }
    let panel = ProgressViewController(title: "From \(offer.sender)", unit: .bytes)
    panel.onCancel = { [weak self] in self?.reception?.cancel() }
    panel.reporter.update(done: 0, total: offer.total)
    show(panel)
    progress = panel
  }

  package func receptionProgressed(done: Int64, total: Int64, name: String) {
    progress?.reporter.update(done: done, total: total)
    progress?.reporter.update(message: name)
  }

  package func receptionEnded(_ report: TransferReport) {
    isReceiving = false
    takeOff(progress)
    if !report.paths.isEmpty || report.text != nil { note(report.summary) }
    if let problem = report.problem { note(problem, isFailure: true) }
    onReport?(report)
    if once { dismiss(animated: true) }
  }

  package func receptionNotes(_ words: String) { note(words) }

  package func receptionFailed(_ error: any Error) {
    failure = error
    takeOff(question)
    takeOff(progress)
    page.fail(error.localizedDescription)
    setNeedsDisplay()
  }
}

extension IncomingOffer {
  /// Files that a question names; more nobody reads.
  private static let mostNamed = 500

  /// The beginning of the text: nobody reads megabytes in a question, and they would have to be wrapped.
  package var shownText: String? { text.map { String($0.prefix(20_000)) } }

  /// Who wants to send what, in lines.
  package func description(free: Int64?) -> String {
    let room = free.map { ". \(ByteCount.words($0)) are free" } ?? ""
    let named = files.prefix(Self.mostNamed).map {
      "\($0.name.text.displayable)  \(ByteCount.words($0.size))"
    }
    let rest = files.count - named.count
    let more = rest > 0 ? ["and \(rest) more"] : []
    let head = [
      "\(kindWords), at \(address)", "\(countWords), \(ByteCount.words(total))\(room).", "",
    ]
    return (head + named + more).joined(separator: "\n")
  }
}
