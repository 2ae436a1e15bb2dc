import Foundation
import SheetActivities
import SheetDesktop
import SheetEngine
import SheetPresentation
import SheetViews

/// A panel in which a person writes a message and sends it: that of the activity Message, with its ways to send.
/// Set everything before it is presented.
///
/// It is a stack of controllers as on iOS, but has no bar: what is set of that is ignored.
///
/// As on iOS it does not dismiss itself: the delegate does, when it hears the result. Without a delegate it
/// goes by itself. What fails is said in the panel, and the person can try again.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Hears how it ended.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers that get it.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// Accepted for code written for iOS: such messages have no subject.
  open var subject: String?

  private let attachments = TemporaryFiles()
  private var activity: MessageActivity?
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

  /// Whether a message could leave by some way; a code on the screen for a phone is one, too.
  open class func canSendText() -> Bool { MessageActivity.canSend(UIApplication.shared.settings) }

  /// Always `false`: messages have no subject.
  open class func canSendSubject() -> Bool { false }

  /// Whether files can go along: by Matrix or Telegram, where the person has set up one of them.
  open class func canSendAttachments() -> Bool {
    MessageActivity.canSendFiles(UIApplication.shared.settings)
  }

  /// Adds a file; `false` when nothing could carry it. The name's suffix tells its type.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool {
    guard Self.canSendAttachments() else { return false }
    do {
      try attachments.add(attachmentData, named: filename)
      return true
    } catch {
      return false
    }
  }

  /// Adds a copy of a file under another name; `false` when it cannot be read, or nothing could carry it.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool {
    guard attachmentURL.isFileURL, let data = try? Data(contentsOf: attachmentURL) else {
      return false
    }
    let name = alternateFilename ?? attachmentURL.lastPathComponent
    return addAttachmentData(data, typeIdentifier: "", filename: name)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let activity = MessageActivity(settings: UIApplication.shared.settings)
    self.activity = activity
    activity.presets = ["to": (recipients ?? []).joined(separator: ", "), "text": body ?? ""]
    activity.prepare(withActivityItems: attachments.urls)
    activity.leaveHandler = { [weak self] in self?.tell(.cancelled) }
    run = LoneRun(of: activity, in: self) { [weak self] in self?.finish($0) }
    activity.ask(in: panel)
  }

  private func finish(_ result: ActivityResult) {
    switch result.outcome {
    case .completed, .handedOver: tell(.sent)
    case .cancelled: tell(.cancelled)
    case .failed: tell(.failed)
    }
  }

  private func tell(_ result: MessageComposeResult) {
    guard !isFinished else { return }
    isFinished = true
    guard let messageComposeDelegate else { return dismiss(animated: true) }
    messageComposeDelegate.messageComposeViewController(self, didFinishWith: result)
  }
}

extension MFMessageComposeViewController: LinearPresentable {
  /// Asks for one field after the other.
  public func presentLinearly(on console: any LinearConsole) {
    loadViewIfNeeded()
    panel.presentLinearly(on: console)
  }
}

/// How writing a text message ended.
public enum MessageComposeResult: Int, Sendable {
  /// The person left.
  case cancelled = 0
  /// It was sent, or handed to what sends it.
  case sent = 1
  /// It could not be sent.
  case failed = 2
}

/// Hears how writing a text message ended.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The person is done: dismiss the panel.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
