import Foundation
import SheetCells
import SheetFiles
import SheetPresentation

/// The form of a post, made from what is shared and what the service takes.
struct PostComposer {
  /// More pictures than this have no field each for their words.
  static let mostPictures = 20

  private let service: any PostService.Type
  private let items: [ActivityItem]
  private let settings: ActivitySettings
  private let known: KnownLimits
  /// The accounts with the service.
  let targets: [PostTarget]
  /// Those with other services.
  let others: [PostTarget]
  /// Why the accounts are not known.
  private let fault: String?

  init(
    _ service: any PostService.Type, _ items: [ActivityItem], _ settings: ActivitySettings,
    _ known: KnownLimits
  ) {
    (self.service, self.items, self.settings) = (service, items, settings)
    self.known = known
    let accounts = KnownAccounts(settings)
    others = PostTarget.others(than: service, accounts)
    do {
      targets = PostTarget.all(service, try accounts.of(service.profile))
      fault = nil
    } catch {
      (targets, fault) = ([], error.localizedDescription)
    }
  }

  var form: Form {
    if let fault {
      return Form(
        title: "Post to \(service.title)", submitTitle: "Post",
        fields: [.note("accounts", fault)] + textFields)
    }
    if targets.isEmpty {
      return PostPage(service: service, settings: settings).form(
        textFields, hasPictures: !pictures.isEmpty)
    }
    let fields = [textFields, pictureFields, optionFields, accountFields, otherFields]
    let judge = PostJudge(
      targets: targets, others: others, known: known,
      pictures: pictures.map { Post.Picture(item: $0, words: "") })
    var form = Form(
      title: "Post to \(service.title)", submitTitle: "Post", fields: fields.flatMap(\.self),
      validate: judge.problems)
    form.explain = judge.explanations
    return form
  }

  private var accountFields: [FormField] {
    guard targets.count > 1 else { return [] }
    let choices = targets.map { FormChoice($0.account.name, title: $0.account.name.displayable) }
    return [FormField("account", label: "Account", kind: .choice(choices))]
  }

  // MARK: Text

  private var textFields: [FormField] {
    let links = items.compactMap { if case .link(let url) = $0 { url.absoluteString } else { nil } }
    let texts = items.compactMap {
      if case .text(let text) = $0 { text.trimmingBlanks } else { nil }
    }
    let parts = texts + links.dropFirst()
    let text = FormField(
      "text", label: "Text", kind: .multilineText,
      value: .text(parts.filter { !$0.isEmpty }.joined(separator: "\n\n")))
    guard let link = links.first else { return [text] }
    return [text, FormField("link", label: "Link", value: .text(link))]
  }

  // MARK: Pictures

  private var pictures: [ActivityItem] { items.filter(\.isPicture) }

  private var pictureFields: [FormField] {
    let pictures = pictures
    guard pictures.contains(where: \.isNamedAsPicture) else { return [] }
    let named = pictures.prefix(Self.mostPictures).enumerated().filter {
      $0.element.isNamedAsPicture
    }
    let words = named.map { index, item in
      FormField(
        "alt\(index + 1)", label: pictures.count == 1 ? "Alt text" : "Alt text \(index + 1)",
        placeholder: item.fileName.text.displayable,
        help: "What \(item.fileName.text.displayable) shows, for those who cannot see it.")
    }
    let choices = [
      FormChoice("original", title: "As they are"),
      FormChoice("smaller", title: "Smaller, as JPEG"),
    ]
    return words + [
      FormField(
        "pictures", label: "Pictures", kind: .choice(choices),
        help: "As they are, with what the camera wrote into them, or smaller and without that.")
    ]
  }

  // MARK: The rest

  private var optionFields: [FormField] {
    let defaults = service.defaults(settings)
    var fields: [FormField] = []
    if !service.visibilities.isEmpty {
      let usual = defaults.visibility.ifAny ?? service.visibilities[0].value
      fields.append(
        FormField(
          "visibility", label: "Visible to", kind: .choice(service.visibilities),
          value: .text(usual)))
    }
    if let warning = warningField { fields.append(warning) }
    if service.hasLanguage {
      let language = defaults.language ?? settings.environment.language
      fields.append(
        FormField(
          "language", label: "Language", value: .text(language),
          help: "Its short name, such as en or pt-BR."))
    }
    return fields
  }

  private var warningField: FormField? {
    switch service.warning {
    case .none: nil
    case .words:
      FormField(
        "warning", label: "Warning", help: "Readers see only this until they want to see more.")
    case .labels(let choices):
      FormField("warning", label: "Pictures show", kind: .choice(choices))
    }
  }

  private var otherFields: [FormField] {
    others.map { FormField($0.field, label: "Also post to \($0.title)", kind: .checkbox) }
  }
}

extension [String: String] {
  /// The language of the person's locale, by its tag; empty for none.
  var language: String {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { self[$0]?.ifAny }.first ?? ""
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard name != "C", name != "POSIX" else { return "" }
    return String(name.prefix { $0 != "_" })
  }
}
