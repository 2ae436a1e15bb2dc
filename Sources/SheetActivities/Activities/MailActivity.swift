import Foundation
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetSettings

/// Sends the items by mail: texts and links in the message, files with it.
package final class MailActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .mail, category: .share, title: "Mail", icon: "mail",
      accepts: ItemFilter(
        [.text, .link, .image, .file, .data], needsDataType: true,
        words: "a text, a link, a picture or a file"))
  }

  package nonisolated override class var keepsDrafts: Bool { true }

  package nonisolated override class func drafts(of work: ActivityWork) -> [DraftVersion] {
    MailDrafts(work).versions
  }

  package override func makeForm() -> Form {
    do throws(ConfigurationError) {
      return makeForm(try settings.section(MailSection.self))
    } catch {
      return Form(
        title: "New Message", submitTitle: "Send",
        fields: [.note("configuration", error.message)],
        validate: { [message = error.message] _ in ["configuration": message] })
    }
  }

  private func makeForm(_ mail: MailSection) -> Form {
    let shared = SharedMail(items)
    let known = MailRoutes(mail, settings)
    let routes = known.available(hasFiles: shared.hasFiles)
    let choices = routes.map { FormChoice($0.rawValue, title: known.title($0)) }
    // Where nothing could send it, nothing is chosen, and sending says so. Saving a draft is the person's
    // own choice.
    let isAlone = routes == [.draft] && mail.route == nil
    let chosen = isAlone ? "" : (mail.route ?? routes.first ?? .draft).rawValue
    let note = FormField.note("account", "No mail account is set up: see [mail] in the manual.")
    return Form(
      title: "New Message", submitTitle: "Send",
      fields: (isAlone ? [note] : []) + heads(shared, mail) + shared.fields
        + [FormField("via", label: "Send by", kind: .choice(choices), value: .text(chosen))],
      validate: MailValidation.problems)
  }

  private func heads(_ shared: SharedMail, _ mail: MailSection) -> [FormField] {
    let subject = (sharedSubject ?? "").singleLine
    let senders = mail.senders.map { FormChoice($0.address, title: $0.text) }
    var fields = [
      address("to", "To", shared.addresses(\.to)),
      address("cc", "Cc", shared.addresses(\.cc)),
      address("bcc", "Bcc", shared.addresses(\.bcc)),
      FormField(
        "subject", label: "Subject", value: .text(subject.isEmpty ? shared.subject : subject)),
      FormField("body", label: "Text", kind: .multilineText, value: .text(shared.body)),
    ]
    if !mail.signature.isEmpty {
      fields.append(
        FormField("signature", label: "Signature", kind: .checkbox, value: .flag(true)))
    }
    if senders.count > 1 {
      fields.insert(FormField("from", label: "From", kind: .choice(senders)), at: 3)
    }
    return fields
  }

  /// Reads the contacts: only who types is helped by them.
  package override func makePanel(for form: Form) -> FormViewController {
    let known = FieldCompletion(settings.recipients, separator: ",")
    var form = form
    for index in form.fields.indices where Self.addressFields.contains(form.fields[index].id) {
      form.fields[index].completion = known
    }
    return super.makePanel(for: form)
  }

  private static let addressFields = ["to", "cc", "bcc"]

  /// A field for addresses.
  private func address(_ id: String, _ label: String, _ value: String) -> FormField {
    FormField(
      id, label: label, value: .text(value), placeholder: id == "to" ? "name@example.org" : "",
      help: "Addresses with commas between them.")
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    guard let route = MailRoute(rawValue: work.values.text("via")) else {
      throw MailError.noAccount
    }
    let settings = try work.settings.section(MailSection.self)
    let message = try MailMessage(work)
    let program = MailProgram(work, settings)
    switch route {
    case .smtp:
      guard let account = MailAccount(settings, work.settings, work.monitor) else {
        throw MailError.noAccount
      }
      try account.send(message)
      return ActivityResult(.completed, note: "The server has taken the message.")
    case .sendmail:
      let words = try program.giveToMailSystem(message)
      return ActivityResult(
        .handedOver, note: "Given to the local mail system.", warning: words.isEmpty ? nil : words)
    case .mutt, .neomutt: try program.openInMutt(message, route)
    case .aerc: try program.openInAerc(message)
    case .mailto: try program.openOnDesktop(message)
    case .draft: return try saveDraft(message, work)
    }
    return ActivityResult(.handedOver)
  }

  private nonisolated static func saveDraft(
    _ message: MailMessage, _ work: ActivityWork
  ) throws -> ActivityResult {
    let path = try Drafts(work.settings.directories)
      .save(MailDrafts(work).version(message, lacks: ""))
    let place = work.settings.directories.abbreviate(path)
    return ActivityResult(
      .completed, products: [.file(path.url)], note: "Draft saved to \(place).")
  }

  /// A field has room for the whole message, which says where the draft is.
  package override class func field(of error: any Error) -> String {
    if case MailError.recipient = error { "to" } else { "via" }
  }
}

/// What keeps a message from being sent, by field.
private enum MailValidation {
  static func problems(_ values: FormValues) -> [String: String] {
    var problems: [String: String] = [:]
    var count = 0
    for field in ["to", "cc", "bcc"] {
      do throws(MailAddressError) {
        count += try MailAddress.list(values.text(field)).count
      } catch {
        problems[field] = error.message
      }
    }
    let isWriting = MailRoute(rawValue: values.text("via"))?.isWriting ?? false
    if count == 0, problems.isEmpty, !isWriting {
      problems["to"] = "Type at least one address."
    }
    return problems
  }
}
