import SheetCells
import SheetEngine
import SheetPresentation

/// Uploads pictures or videos: what such services have in common. A subclass says which service.
package class MediaActivity: FormActivity {
  /// The service.
  nonisolated class var service: any MediaService.Type { FlickrService.self }

  /// Who may see it, as the configuration says.
  class func usualVisibility(_ settings: ActivitySettings) -> String { "" }

  /// Fields that only this service has, before the one of who may see it.
  var ownFields: [FormField] { [] }

  package nonisolated override class var keepsDrafts: Bool { true }

  /// The title counts when it was typed.
  package nonisolated override class func drafts(of work: ActivityWork) -> [DraftVersion] {
    let isTyped = work.items.first?.titleByName != work.values.text("title")
    return DraftVersion.typed(
      in: (isTyped ? ["title"] : []) + ["description", "tags"], of: work, name: "Upload.txt")
  }

  package override func makeForm() -> Form {
    let service = Self.service
    let title = "Upload to \(service.profile.title)"
    let accounts: [Account]
    do {
      accounts = try settings.accounts(of: service.profile)
    } catch {
      let fault = FormField.note("accounts", error.localizedDescription)
      return Form(title: title, submitTitle: "Upload", fields: [fault])
    }
    guard !accounts.isEmpty else { return MediaPage(service: service, settings: settings).form }
    var fields: [FormField] = []
    if accounts.count > 1 {
      let choices = accounts.map { FormChoice($0.name, title: $0.name.displayable) }
      fields.append(FormField("account", label: "Account", kind: .choice(choices)))
    }
    fields += [titleField, FormField("description", label: "Text", kind: .multilineText)]
    fields += ownFields
    fields.append(
      FormField(
        "visibility", label: "Visible to", kind: .choice(service.visibilities),
        value: .text(Self.usualVisibility(settings))))
    return Form(title: title, submitTitle: "Upload", fields: fields)
  }

  private var titleField: FormField {
    guard items.count == 1 else {
      return .note(
        "count", "\(items.count) \(Self.service.noun)s: each is called after its file.")
    }
    return FormField("title", label: "Title", value: .text(items[0].titleByName))
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    // A fault in the configuration is told here.
    let accounts = try work.settings.accounts(of: service.profile)
    let wished = work.values.text("account")
    guard let account = accounts.first(where: { $0.name == wished }) ?? accounts.first else {
      return try MediaPage(service: service, settings: work.settings).open(work)
    }
    return try MediaUploads(service: service, account: account, work: work).run()
  }
}
