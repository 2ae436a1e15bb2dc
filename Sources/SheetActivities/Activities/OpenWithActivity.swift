import Foundation
import SheetCells
import SheetEngine
import SheetFiles
import SheetPresentation

/// Opens files and links in an application of the desktop, or in a program of the terminal, after which the
/// sheet comes back.
package final class OpenWithActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .openWith, category: .action, title: "Open With", icon: "OpenWith",
      accepts: ItemFilter([.file, .link], words: "a file or a link"))
  }

  /// The choice for a program that the person names.
  private nonisolated static let otherProgram = "other"

  private var offer: ApplicationOffer?

  package override func prepare(withActivityItems activityItems: [Any]) {
    offer = nil
    super.prepare(withActivityItems: activityItems)
  }

  package override func makeForm() -> Form {
    let offer = offer ?? makeOffer()
    self.offer = offer
    let notes = offer.notes + (windowsOpenElsewhere(offer) ? [Self.elsewhere] : [])
    let other = Self.otherProgram
    return Form(
      title: "Open With", submitTitle: "Open",
      fields: notes.enumerated().map { .note("note\($0)", $1) } + fields(offer)
    ) { values in
      let (isOther, command) = (values.text("with") == other, values.text("command"))
      if isOther, command.trimmingBlanks.isEmpty {
        return ["command": OpenWithError.noCommand.message]
      }
      if !isOther, !command.isEmpty {
        return ["command": "Choose \"Other program…\" (--set with=other), or leave this empty."]
      }
      return isOther && values.flag("always")
        ? ["always": "Only an application can be used always."] : [:]
    }
  }

  private func fields(_ offer: ApplicationOffer) -> [FormField] {
    let applications = offer.choices.map { choice in
      FormChoice(
        choice.entry.choiceName,
        title: choice.entry.name.displayable + (choice.isDefault ? " (default)" : ""))
    }
    let other = FormChoice(Self.otherProgram, title: "Other program…")
    var fields = [
      FormField("with", label: "Open with", kind: .choice(applications + [other])),
      FormField(
        "command", label: "Program", placeholder: "less -N",
        help: "For \"Other program…\": a program and its arguments. No shell reads them."),
      FormField(
        "terminal", label: "In this terminal", kind: .checkbox, value: true,
        help: "For \"Other program…\"."),
    ]
    if !applications.isEmpty {
      let types = offer.types.count == 1 ? ApplicationOffer.words(offer.types[0]) : "these types"
      fields.insert(
        FormField("always", label: "Always use for \(types.displayable)", kind: .checkbox), at: 1)
    }
    return fields
  }

  private static let elsewhere =
    "You are connected by SSH. A window would open on the other machine."

  private func windowsOpenElsewhere(_ offer: ApplicationOffer) -> Bool {
    settings.environment.hasFarDisplay && offer.choices.contains { !$0.entry.isTerminal }
  }

  private func makeOffer() -> ApplicationOffer {
    let items = items.compactMap { OpenItem($0, in: settings.workingDirectory) }
    return ApplicationRegistry(settings).offer(items)
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let opening = Opening(work)
    let choice = work.values.text("with")
    if choice == otherProgram {
      return try opening.open(
        command: work.values.text("command"), inTerminal: work.values.flag("terminal"))
    }
    let registry = ApplicationRegistry(work.settings)
    guard let entry = registry.index().entry(chosen: choice) else {
      throw OpenWithError.applicationMissing(choice)
    }
    var result = try opening.open(in: entry)
    if work.values.flag("always") {
      result.warning = try registry.useAlways(entry, for: opening.items)
    }
    return result
  }

  package override class func field(of error: any Error) -> String {
    (error as? OpenWithError)?.field ?? ""
  }
}
