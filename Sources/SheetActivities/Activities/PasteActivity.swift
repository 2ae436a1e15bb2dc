import SheetCells
import SheetEngine
import SheetFiles
import SheetPresentation

/// Puts a text or a small file where anyone with the link can read it.
package final class PasteActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .paste, category: .share, title: "Paste", icon: "Paste",
      accepts: ItemFilter(
        [.text, .file, .image, .data], words: "a text, a file, a picture or data"))
  }

  package override func makeForm() -> Form {
    // What is wrong in the configuration is said when the work begins.
    let servers = (try? settings.section(PasteSection.self).servers) ?? PasteServer.common
    // First, where it is seen on a small screen, too.
    var fields = [.note("public", "Anyone with the link can read it, until it expires.")] + warnings
    fields += servers.count > 1 ? [serviceField(servers)] : []
    if items.count == 1 {
      let name = items[0].fileName.text
      fields.append(FormField("name", label: "Name", value: .text(name), isRequired: true))
    } else {
      fields.append(.note("count", "\(items.count) items keep their names, each with a link."))
    }
    if servers.contains(where: { $0.kind == .pinnwand }) { fields.append(languageField) }
    fields.append(expiryField(servers))
    fields += remarks(servers)
    return Form(title: "Paste", submitTitle: "Send", fields: fields)
  }

  private var warnings: [FormField] {
    guard let finding = items.lazy.compactMap(SecretScan.finding).first else { return [] }
    return [.note("warning", "Careful: this looks as if \(finding) were in it.")]
  }

  /// Of services that the person has not named in the configuration one must be chosen: nothing becomes public
  /// by leaving a field alone.
  private func serviceField(_ servers: [PasteServer]) -> FormField {
    let isChosen = servers != PasteServer.common
    let choices = servers.map { FormChoice($0.name, title: $0.name.displayable) }
    return FormField(
      "service", label: "Service", kind: .choice(choices),
      value: .text(isChosen ? servers[0].name : ""), help: "Choose who gets it.",
      isRequired: true)
  }

  private var languageField: FormField {
    let word = items.count == 1 ? PasteLanguage.word(for: items[0].fileName) : ""
    return FormField(
      "language", label: "Language", value: .text(word), placeholder: "by the name",
      help: "How pinnwand colours it: python, swift, text.",
      completion: FieldCompletion(PasteLanguage.all))
  }

  /// The choices of all services; the first one's usual one to begin with.
  private func expiryField(_ servers: [PasteServer]) -> FormField {
    let possible = servers.flatMap { PasteLimits.of($0.kind).expiries }
    let choices = Lifetime.allCases.filter(possible.contains).map {
      FormChoice($0.rawValue, title: $0.end)
    }
    let usual = servers.first.flatMap { $0.expiry ?? PasteLimits.of($0.kind).expiries.first }
    return FormField(
      "expiry", label: "Expires", kind: .choice(choices), value: usual.map { .text($0.rawValue) })
  }

  private func remarks(_ servers: [PasteServer]) -> [FormField] {
    servers.compactMap { server in
      let remark = PasteLimits.of(server.kind).remark
      guard !remark.isEmpty else { return nil }
      return .note("remark \(server.name)", "\(server.name.displayable): \(remark)")
    }
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let servers = try work.settings.section(PasteSection.self).servers
    let wished = work.values.text("service")
    guard let server = servers.first(where: { $0.name == wished || wished.isEmpty }) else {
      throw PasteError.noService(wished)
    }
    return try PasteSending(
      server: server,
      expiry: Lifetime(rawValue: work.values.text("expiry")) ?? .day,
      language: work.values.text("language").trimmingBlanks, work: work
    ).run()
  }

  package override class func field(of error: any Error) -> String {
    (error as? PasteError)?.formField ?? (error as? FileError)?.formField ?? ""
  }
}
