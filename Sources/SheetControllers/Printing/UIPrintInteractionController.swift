import Foundation
import SheetActivities
import SheetDesktop
import SheetEngine
import SheetImaging
import SheetPresentation

/// Asks how something is to be printed, and prints it: the panel of the activity Print, over what is on the
/// screen.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Called on the main thread when the panel is gone: whether the job was handed to a printer or file, and
  /// what failed.
  public typealias CompletionHandler =
    @MainActor (
      UIPrintInteractionController, Bool, (any Error)?
    ) -> Void

  /// The one there is.
  open class var shared: UIPrintInteractionController { instance }

  private static let instance = UIPrintInteractionController()

  /// Whether there is anything to print with: always, since a file can be made.
  open class var isPrintingAvailable: Bool { true }

  /// What is known of the job.
  open var printInfo: UIPrintInfo?
  /// Who hears of it.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// A picture, or data or the address of a file with a picture, a text or a PDF document.
  open var printingItem: Any?
  /// Several of them.
  open var printingItems: [Any]?
  /// A text.
  open var printFormatter: UIPrintFormatter?
  /// Texts.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Accepted for code written for iOS: the panel always asks for the number.
  open var showsNumberOfCopies = true
  /// Accepted for code written for iOS: the panel shows what the printer offers.
  open var showsPaperSelectionForLoadedPapers = false
  /// Accepted for code written for iOS: the panel shows what the printer offers.
  open var showsPaperOrientation = true

  private var job: Job?

  private struct Job {
    let activity: PrintActivity
    let run: LoneRun
    let panel: UIViewController
    let completion: CompletionHandler?
  }

  /// Whether a file can be printed, by its name.
  open class func canPrint(_ url: URL) -> Bool {
    PrintActivity(settings: UIApplication.shared.settings).canPerform(withActivityItems: [url])
  }

  /// Whether data can be printed: what is no picture, text or document is refused when it is tried.
  open class func canPrint(_ data: Data) -> Bool { !data.isEmpty }

  /// Shows the panel, and returns whether it is shown: not without anything to print, or without a window.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    let activity = PrintActivity(settings: UIApplication.shared.settings)
    activity.prepare(withActivityItems: items)
    guard job == nil, !activity.items.isEmpty,
      let presenter = UIApplication.shared.keyWindow?.topmost
    else { return false }
    activity.presets = presets
    activity.leaveHandler = { [weak self] in self?.finish(ActivityResult(.cancelled)) }
    guard let panel = activity.activityViewController else { return false }
    let run = LoneRun(of: activity, in: presenter) { [weak self] in self?.finish($0) }
    job = Job(activity: activity, run: run, panel: panel, completion: completion)
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    presenter.present(panel, animated: animated)
    return true
  }

  /// As ``present(animated:completionHandler:)``; a terminal has no place to point at.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIResponder, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// As ``present(animated:completionHandler:)``; a terminal has no place to point at.
  @discardableResult
  open func present(
    from item: NSObject, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Takes the panel off, as if the person had left it.
  open func dismiss(animated: Bool) {
    finish(ActivityResult(.cancelled))
  }

  private var items: [Any] {
    let texts = [printFormatter?.printedText, printPageRenderer?.printedText].compactMap(\.self)
    let pages = printPageRenderer?.drawnPages ?? []
    return (printingItems ?? [printingItem].compactMap(\.self)) + texts + pages
  }

  private var presets: [String: String] {
    var presets: [String: String] = [:]
    if let name = printInfo?.jobName, !name.isEmpty { presets["title"] = name }
    if let printer = printInfo?.printerID { presets["printer"] = printer }
    return presets
  }

  private func finish(_ result: ActivityResult) {
    guard let job else { return }
    self.job = nil
    job.activity.cancelWork()
    job.panel.presentingViewController?.dismiss(animated: true) { [self] in
      delegate?.printInteractionControllerDidFinishJob(self)
      job.completion?(self, result.isSuccess, result.error)
    }
  }
}

/// Hears of printing.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// The panel is about to be shown.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// The panel is gone.
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Does nothing.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
