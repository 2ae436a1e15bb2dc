import Foundation
import SheetActivities
import SheetDesktop
import SheetEngine
import SheetPresentation
import SheetViews

/// A panel in which a person writes a message and sends it: that of the activity Mail, with its fields and
/// its ways to send. Set everything before it is presented.
///
/// It is a stack of controllers as on iOS, but has no bar: what is set of that is ignored.
///
/// As on iOS it does not dismiss itself: the delegate does, when it hears the result. Without a delegate it
/// goes by itself. What fails is said in the panel, and the person can try again.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Hears how it ended.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private var presets: [String: String] = [:]
  private let attachments = TemporaryFiles()
  private var activity: MailActivity?
  private var run: LoneRun?
  private var isFinished = false

  private let panel = FormViewController(form: Form(title: "New Message", fields: []))

  /// Makes a panel. The arguments are accepted for code written for iOS.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
    solePanel = panel
  }

  /// There are no archives of controllers here: `nil`.
  public override init?(coder: NSCoder, _none: Void = ()) { return nil }

  /// Whether a message could leave by some way. The panel works without one too, and keeps a draft.
  open class func canSendMail() -> Bool { MailActivity.canSend(UIApplication.shared.settings) }

  /// Sets the subject.
  open func setSubject(_ subject: String) { presets["subject"] = subject }

  /// Sets who gets it.
  open func setToRecipients(_ toRecipients: [String]?) { set("to", toRecipients) }

  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { set("cc", ccRecipients) }

  /// Sets who gets a copy without the others' knowing.
  open func setBccRecipients(_ bccRecipients: [String]?) { set("bcc", bccRecipients) }

  /// Sets the text. Of a page its words are taken: messages are plain text here.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    presets["body"] = isHTML ? MarkupText.plain(body) : body
  }

  /// Adds a file. The name's suffix tells its type, `mimeType` is ignored.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {
    try? attachments.add(attachment, named: filename)
  }

  /// Accepted for code written for iOS: who sends it is chosen in the panel.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  private func set(_ field: String, _ recipients: [String]?) {
    presets[field] = (recipients ?? []).joined(separator: ", ")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let activity = MailActivity(settings: UIApplication.shared.settings)
    self.activity = activity
    activity.presets = presets
    activity.prepare(withActivityItems: attachments.urls)
    activity.leaveHandler = { [weak self] in self?.finishWithoutSending() }
    run = LoneRun(of: activity, in: self) { [weak self] in self?.finish($0) }
    activity.ask(in: panel)
  }

  private func finishWithoutSending() {
    tell(activity?.draft.path == nil ? .cancelled : .saved, nil)
  }

  private func finish(_ result: ActivityResult) {
    switch result.outcome {
    // A file comes of it only when the person chose to keep a draft.
    case .completed, .handedOver: tell(result.products.isEmpty ? .sent : .saved, nil)
    case .cancelled: finishWithoutSending()
    case .failed(let error): tell(.failed, error)
    }
  }

  private func tell(_ result: MFMailComposeResult, _ error: (any Error)?) {
    guard !isFinished else { return }
    isFinished = true
    guard let mailComposeDelegate else { return dismiss(animated: true) }
    mailComposeDelegate.mailComposeController(self, didFinishWith: result, error: error)
  }
}

extension MFMailComposeViewController: LinearPresentable {
  /// Asks for one field after the other.
  public func presentLinearly(on console: any LinearConsole) {
    loadViewIfNeeded()
    panel.presentLinearly(on: console)
  }
}

/// How writing a message ended.
public enum MFMailComposeResult: Int, Sendable {
  /// The person left.
  case cancelled = 0
  /// It was kept as a draft.
  case saved = 1
  /// It was sent, or handed to what sends it.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// Hears how writing a message ended.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The person is done: dismiss the panel.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Dismisses the panel.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    controller.dismiss(animated: true)
  }
}
