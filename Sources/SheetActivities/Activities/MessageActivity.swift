import Foundation
import SheetEngine
import SheetFiles
import SheetImaging
import SheetPresentation
import SheetSettings

/// Sends a message to a phone, a chat or a room: by a server of Matrix, a bot of Telegram, XMPP, a modem, a phone
/// that KDE Connect knows, the desktop's program, or a code that a phone reads.
package final class MessageActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .message, category: .share, title: "Message", icon: "message",
      accepts: ItemFilter(
        [.text, .link, .image, .file, .data], needsDataType: true,
        words: "a text or a link; files go by Matrix or Telegram"))
  }

  package nonisolated override class var keepsDrafts: Bool { true }

  package nonisolated override class func drafts(of work: ActivityWork) -> [DraftVersion] {
    let files = SharedMessage(work.items).hasFiles ? "without the files" : ""
    return DraftVersion.typed(in: ["to", "text"], of: work, name: "Message.txt").map {
      var version = $0
      version.lacks = files
      return version
    }
  }

  /// Whether a message could leave by some way; a code on the screen needs the helper.
  package static func canSend(_ settings: ActivitySettings) -> Bool {
    guard let routes = try? settings.messageRoutes() else { return false }
    return routes.available(hasFiles: false).contains { $0.service != .qr }
      || settings.helper() != nil
  }

  /// Whether files can go along.
  package static func canSendFiles(_ settings: ActivitySettings) -> Bool {
    MessageSection.takesFiles(settings)
  }

  /// Files only where something carries them, which is looked for only when there are some.
  package override func accepted(_ item: Any, known: ActivityItem?) -> [ActivityItem] {
    let items = super.accepted(item, known: known)
    let areWords = items.allSatisfy { $0.kind == .text || $0.kind == .link }
    return areWords || MessageSection.takesFiles(settings) ? items : []
  }

  package override func makeForm() -> Form {
    do throws(ConfigurationError) {
      let routes = try settings.messageRoutes()
      return MessageForm(items, routes).form
    } catch {
      return Form(
        title: "New Message", submitTitle: "Send",
        fields: [.note("configuration", error.message)],
        validate: { [message = error.message] _ in ["configuration": message] })
    }
  }

  /// Reads the contacts, and looks for phones: only who types is helped by them.
  package override func makePanel(for form: Form) -> FormViewController {
    guard let routes = try? settings.messageRoutes() else { return super.makePanel(for: form) }
    return MessagePanel(form, MessageForm(items, routes), settings)
  }

  /// A code is shown, not sent.
  package override func showsAnswer(
    to values: FormValues, over panel: FormViewController
  ) -> Bool {
    guard values.text("service") == MessageService.qr.rawValue,
      !items.contains(where: \.isPromisedText)
    else { return false }
    let recipients = MessageRecipient.list(values.text("to"))
      .compactMap { $0.resolved(for: .qr, names: []) }
    let text = values.text("text").withoutControls.trimmingBlanks
    let link = SMSLink(recipients: recipients.map(\.address), body: text).text
    let helper = settings.helper
    let code = CodeViewController(form: Form(title: "Message", fields: [])) {
      try ItemCode.symbol(of: [.text(link)], helper())
    }
    code.onDone = { [weak self, weak code] in
      code?.dismiss(animated: true)
      self?.wasShown(to: recipients)
    }
    panel.present(code, animated: true)
    return true
  }

  /// The person has seen the code, and nobody knows whether a phone has.
  private func wasShown(to recipients: [MessageRecipient]) {
    draft.remove()
    RecentRecipients(settings).add(recipients, of: .qr)
    activityDidFinish(ActivityResult(.handedOver, note: "The phone sends it."))
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let delivery = try MessageDelivery(work)
    let result = try delivery.send()
    RecentRecipients(work.settings).add(delivery.message.recipients, of: delivery.route.service)
    return result
  }

  package override class func field(of error: any Error) -> String {
    switch error {
    case MessageError.recipient, MessageError.noRoom, MessageError.notInRoom: "to"
    case MessageError.noDirectChat, MessageError.encrypted: "to"
    case MessageError.empty, MessageError.tooLong: "text"
    case MessageError.partly: ""
    default: "service"
    }
  }
}
