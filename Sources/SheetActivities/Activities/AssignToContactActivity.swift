import Foundation
import SheetEngine
import SheetFiles
import SheetPresentation

/// Makes a picture the photo of a contact.
package final class AssignToContactActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .assignToContact, category: .action, title: "Contact", icon: "assignToContact",
      accepts: ItemFilter([.image, .file], files: [.image], words: "a picture"))
  }

  /// The value of the choice that makes a new contact. It is the first one, so that nobody gets a photo who
  /// was not chosen.
  private nonisolated static let new = ""

  /// Read once for each choice of the activity; the form is made more than once.
  private var contacts: [Contact]?

  package override func prepare(withActivityItems activityItems: [Any]) {
    contacts = nil
    super.prepare(withActivityItems: activityItems)
  }

  package override func makeForm() -> Form {
    let photo = [
      FormField("square", label: "Cut to a square", kind: .checkbox, value: .flag(true)),
      FormField("replace", label: "Replace the present photo", kind: .checkbox),
    ]
    let isOnServer = (try? settings.section(ContactsSection.self).server) != nil
    var form = Form(
      title: "Photo of a Contact", submitTitle: "Assign",
      fields: (isOnServer ? [nameField] : localFields) + photo)
    if !isOnServer { form.validate = Self.missingName }
    return form
  }

  /// A new contact needs a name: without one the panel asks, and a run without a screen says which field.
  private nonisolated static func missingName(_ values: FormValues) -> [String: String] {
    guard values.text("contact") == new, values.text("name").trimmingBlanks.isEmpty else {
      return [:]
    }
    return ["name": "Type the name of the new contact, or choose one."]
  }

  private var nameField: FormField {
    FormField(
      "contact", label: "Contact", help: "The name, or a part of it that no other contact has.",
      isRequired: true)
  }

  private var localFields: [FormField] {
    var none = "No address book was found: a new one is begun."
    if contacts == nil {
      do {
        contacts = try AddressBook(settings).contacts()
      } catch {
        none = error.localizedDescription
      }
    }
    let contacts = contacts ?? []
    let choices = [FormChoice(Self.new, title: "New contact")] + Self.choices(contacts)
    return [
      FormField("contact", label: "Contact", kind: .choice(choices)),
      FormField(
        "name", label: "New name", help: contacts.isEmpty ? none : "Only for a new contact."),
    ]
  }

  /// By file, since names need not differ; where they do not, the address stands behind the name.
  static func choices(_ contacts: [Contact]) -> [FormChoice] {
    var counts: [String: Int] = [:]
    for contact in contacts { counts[contact.title, default: 0] += 1 }
    return contacts.map { contact in
      let isUnique = counts[contact.title] == 1
      let detail = contact.emails.first ?? contact.path.lastComponent.text
      return FormChoice(
        contact.path.text, title: isUnique ? contact.title : "\(contact.title) (\(detail))")
    }
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let photo = try ContactPhoto(
      of: work.items[0], isSquare: work.values.flag("square"), helper: work.settings.helper(),
      work.monitor)
    if let server = try work.settings.section(ContactsSection.self).server {
      try assign(photo, on: CardServer(server, work), work)
      return ActivityResult(.completed)
    }
    let chosen = work.values.text("contact")
    let isNew = chosen == new
    let path = isNew ? try newPath(work) : FilePath(chosen)
    let begun = isNew ? try newCard(work) : nil
    try PersonalFile(path).update { old in
      guard let card = (old ?? begun).flatMap({ VCard($0) }) else {
        throw ContactError.gone(path.lastComponent.text)
      }
      return try changed(card, photo, work)
    }
    return ActivityResult(.completed, products: [.file(path.url)])
  }

  private nonisolated static func assign(
    _ photo: ContactPhoto, on server: CardServer, _ work: ActivityWork
  ) throws {
    let name = work.values.text("contact").trimmingBlanks
    let found = try server.cards(named: name)
    let exact = found.filter { $0.card.name == name }
    guard let stored = exact.count == 1 ? exact[0] : found.first else {
      throw ContactError.nobody(name)
    }
    guard exact.count == 1 || found.count == 1 else {
      throw ContactError.several(name, found.map(\.card.name))
    }
    try server.replace(stored, by: try changed(stored.card, photo, work))
  }

  private nonisolated static func changed(
    _ card: VCard, _ photo: ContactPhoto, _ work: ActivityWork
  ) throws(ContactError) -> [UInt8] {
    guard !card.hasPhoto || work.values.flag("replace") else { throw .hasPhoto(card.name) }
    return card.withPhoto(
      photo.bytes, type: photo.type, revised: Timestamp.utc(work.settings.now()))
  }

  /// A file in the first folder.
  private nonisolated static func newPath(_ work: ActivityWork) throws -> FilePath {
    let folders = try AddressBook(work.settings).folders
    return folders[0].appending(FilePath("\(UUID().uuidString.lowercased()).vcf"))
  }

  /// A card with the name alone.
  private nonisolated static func newCard(_ work: ActivityWork) throws(ContactError) -> [UInt8] {
    let name = work.values.text("name").trimmingBlanks
    guard !name.isEmpty else { throw .noName }
    return Array(VCard.text(name: name, identifier: UUID().uuidString.lowercased()).utf8)
  }

  package override class func field(of error: any Error) -> String {
    (error as? ContactError)?.field ?? ""
  }
}
