import Foundation
import SheetActivities
import SheetDesktop
import SheetPresentation

/// A panel in which a person writes a text message, which the program that is registered for `sms:` links
/// then has: KDE Connect, for one. It does not say whether it sent it.
///
/// As on iOS it does not dismiss itself: the delegate does. Without a delegate it goes by itself.
@preconcurrency @MainActor
open class MFMessageComposeViewController: FormViewController {
  /// Hears how it ended.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers that get it.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// Accepted for code written for iOS: such a link has no subject.
  open var subject: String?

  private var isFinished = false

  /// Makes a panel. The arguments are accepted for code written for iOS.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(form: Form(title: "New Message", fields: []))
  }

  /// Whether a program that is installed is registered for `sms:` links.
  open class func canSendText() -> Bool {
    AddressOpener(UIApplication.shared.settings).isHandled(scheme: "sms")
  }

  /// Always `false`: such a link carries no subject.
  open class func canSendSubject() -> Bool { false }

  /// Always `false`: such a link carries no file.
  open class func canSendAttachments() -> Bool { false }

  /// Always `false`: nothing is added.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }

  /// Always `false`: nothing is added.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    form = Form(
      title: "New Message", submitTitle: "Send",
      fields: [
        FormField(
          "to", label: "To", value: .text((recipients ?? []).joined(separator: ", ")),
          placeholder: "+420 123 456 789", help: "Numbers with commas between them.",
          isRequired: true),
        FormField("body", label: "Text", kind: .multilineText, value: .text(body ?? "")),
      ])
    onSubmit = { [weak self] in self?.send($0) }
    onCancel = { [weak self] in self?.tell(.cancelled) }
  }

  private func send(_ values: FormValues) {
    let numbers = values.text("to").split(separator: ",").map { number in
      number.filter { !$0.isWhitespace }
    }
    let to = numbers.map { $0.percentEncoded(keeping: "+") }.joined(separator: ",")
    guard let url = URL(string: "sms:\(to)?body=\(values.text("body").percentEncoded())") else {
      return
    }
    UIApplication.shared.open(url) { [weak self] isOpened in
      guard !isOpened else { self?.tell(.sent) ?? (); return }
      self?.show(problems: ["": "No program took the message. Is one registered for sms: links?"])
    }
  }

  private func tell(_ result: MessageComposeResult) {
    guard !isFinished else { return }
    isFinished = true
    guard let messageComposeDelegate else { return dismiss(animated: true) }
    messageComposeDelegate.messageComposeViewController(self, didFinishWith: result)
  }
}

/// How writing a text message ended.
public enum MessageComposeResult: Int, Sendable {
  /// The person left.
  case cancelled = 0
  /// A program took it.
  case sent = 1
  /// Nothing took it.
  case failed = 2
}

/// Hears how writing a text message ended.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The person is done: dismiss the panel.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
