import SheetCells
import SheetPresentation

/// The panel of a message. It is there at once; phones are offered when KDE Connect has named them.
final class MessagePanel: FormViewController {
  private let questions: MessageForm
  private let settings: ActivitySettings
  private var ways: [MessageRoute]
  private var contacts: [Contact]?
  private var completed: MessageService?

  init(_ form: Form, _ questions: MessageForm, _ settings: ActivitySettings) {
    (self.questions, self.settings) = (questions, settings)
    ways = questions.available(nil)
    var form = form
    questions.offer(ways, in: &form)
    super.init(form: form)
    complete()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard ways.contains(where: { $0.service == .kdeconnect }) else { return }
    let settings = settings
    runInBackground {
      Self.phones(settings)
    } then: { [weak self] in
      self?.offer($0)
    }
  }

  override func prepareForConversation() {
    if ways.contains(where: { $0.service == .kdeconnect }) { offer(Self.phones(settings)) }
  }

  /// What keeps a phone from being used is said when it is chosen by the configuration, and else by its absence.
  private nonisolated static func phones(_ settings: ActivitySettings) -> [PhoneConnection.Phone] {
    let name = try? settings.section(MessageSection.self).phone
    return (try? PhoneConnection(settings.environment)?.phones(named: name)) ?? []
  }

  private func offer(_ phones: [PhoneConnection.Phone]) {
    let isWanted = (try? settings.section(MessageSection.self).standard) == .kdeconnect
    ways = questions.available(phones.isEmpty && isWanted ? nil : phones)
    var form = form
    questions.offer(ways, in: &form)
    replace(form)
    complete()
  }

  override func handle(_ event: Event) -> Bool {
    defer { complete() }
    return super.handle(event)
  }

  /// Proposes those whom the chosen service reaches.
  private func complete() {
    let service = questions.service(form.values, ways)
    guard let service, service != completed,
      let index = form.fields.firstIndex(where: { $0.id == "to" })
    else { return }
    completed = service
    let known = contacts ?? (try? AddressBook(settings).contacts()) ?? []
    contacts = known
    let names = ways.first { $0.service == service }?.names.map(\.name) ?? []
    var form = form
    form.fields[index].placeholder = service.placeholder
    form.fields[index].completion = FieldCompletion(
      names + settings.messageCandidates(service, known), separator: ",")
    replace(form)
  }
}
