import SheetEngine
import SheetPresentation
import SheetPrograms

/// Sends to a device nearby by LocalSend or KDE Connect, or to anybody by a code or a link that works once.
package final class AirDropActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .airDrop, category: .share, title: "AirDrop", icon: "airDrop",
      accepts: ItemFilter(
        [.text, .link, .image, .file], words: "a text, a link, a picture or a file"))
  }

  /// Lists and dictionaries are looked into.
  package override func accepted(_ item: Any, known: ActivityItem?) -> [ActivityItem] {
    guard known == nil else { return super.accepted(item, known: known) }
    return ActivityItem.items(in: [item], collections: true).filter(Self.profile.accepts.accepts)
  }

  /// The sentence above the fields.
  static let hint = "hint"

  package override func makeForm() -> Form {
    Form(
      title: "AirDrop", submitTitle: "Send",
      fields: [
        .note(
          Self.hint, "To the name, the address or the fingerprint of a device, or to code or link."),
        FormField("to", label: "To", placeholder: "192.168.1.20", isRequired: true),
        FormField("pin", label: "PIN", help: "Where the device asks for one."),
      ])
  }

  package override func makePanel(for form: Form) -> FormViewController {
    // What is wrong in the configuration is said when the work begins.
    let section = (try? settings.section(AirDropSection.self)) ?? AirDropSection()
    return DevicePanel(form: form, finder: DeviceFinder(settings, section))
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    try AirDropSending(work, work.settings.section(AirDropSection.self)).run()
  }

  package override class func field(of error: any Error) -> String {
    (error as? AirDropError)?.field ?? (error as? FileError)?.formField ?? ""
  }
}
