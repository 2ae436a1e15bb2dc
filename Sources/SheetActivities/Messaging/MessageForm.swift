import SheetPresentation

/// What is asked before a message is sent.
struct MessageForm: Sendable {
  private let shared: SharedMessage
  private let routes: MessageRoutes
  /// Whether a text will come that is not there yet.
  let awaitsText: Bool

  init(_ items: [ActivityItem], _ routes: MessageRoutes) {
    shared = SharedMessage(items)
    self.routes = routes
    awaitsText = items.contains(where: \.isPromisedText)
  }

  /// The form as the command line fills it: the way is found when the work begins.
  var form: Form {
    let ways = available(nil)
    var form = Form(
      title: "New Message", submitTitle: "Send",
      fields: [
        FormField(
          "to", label: "To", value: .text(shared.recipients),
          placeholder: routes.best(among: ways)?.service.placeholder ?? "",
          help: "Several with commas between them.", isRequired: true),
        FormField(
          "text", label: "Text", kind: .multilineText, value: .text(shared.text),
          help: "What is written."),
      ] + shared.fields + [
        FormField(
          "service", label: "Send by",
          kind: .choice(
            [FormChoice(MessageRoutes.automatic, title: "What is there")] + choices(ways)),
          help: "The way that it goes.")
      ])
    judge(&form, ways)
    return form
  }

  /// The ways for what is shared.
  ///
  /// - Parameter phones: Those that can be reached; `nil` while nobody has looked.
  func available(_ phones: [PhoneConnection.Phone]?) -> [MessageRoute] {
    routes.available(hasFiles: shared.hasFiles, phones: phones)
  }

  /// Puts the ways into the form of a panel, where one of them is chosen.
  func offer(_ ways: [MessageRoute], in form: inout Form) {
    judge(&form, ways)
    guard let index = form.fields.firstIndex(where: { $0.id == "service" }) else { return }
    form.fields[index].kind = .choice(choices(ways))
    let isThere = ways.contains { $0.id == form.fields[index].value.text }
    if !isThere { form.fields[index].value = .text(routes.best(among: ways)?.id ?? "") }
  }

  /// The service that a value of the field means.
  func service(_ values: FormValues, _ ways: [MessageRoute]) -> MessageService? {
    route(values, ways)?.service
  }

  private func route(_ values: FormValues, _ ways: [MessageRoute]) -> MessageRoute? {
    let value = values.text("service")
    return value == MessageRoutes.automatic
      ? routes.best(among: ways) : ways.first { $0.id == value }
  }

  private func choices(_ ways: [MessageRoute]) -> [FormChoice] {
    ways.map { FormChoice($0.id, title: $0.title) }
  }

  private func judge(_ form: inout Form, _ ways: [MessageRoute]) {
    form.validate = { [self] in problems($0, ways) }
    form.explain = { [self] in meanings($0, ways) }
  }

  private func problems(_ values: FormValues, _ ways: [MessageRoute]) -> [String: String] {
    guard let route = route(values, ways) else { return [:] }
    var problems: [String: String] = [:]
    let recipients = MessageRecipient.list(values.text("to"))
    for recipient in recipients where problems["to"] == nil {
      guard recipient.resolved(for: route.service, names: route.names) == nil else { continue }
      problems["to"] = MessageError.recipient(recipient.address, route.service).message
    }
    if recipients.isEmpty { problems["to"] = "Type at least one." }
    if recipients.count > MessageLimits.recipients {
      problems["to"] = "At most \(MessageLimits.recipients) get one message."
    }
    let text = values.text("text").trimmingBlanks
    if text.isEmpty, !shared.hasFiles, !awaitsText { problems["text"] = MessageError.empty.message }
    if let excess = MessageLimits.excess(of: text, for: route.service) {
      problems["text"] =
        MessageError.tooLong(route.service, excess: excess.count, unit: excess.unit).message
    }
    return problems
  }

  private func meanings(_ values: FormValues, _ ways: [MessageRoute]) -> [String: String] {
    guard let route = route(values, ways) else { return [:] }
    let text = values.text("text").trimmingBlanks
    return [
      "to": route.service.recipients,
      "text": count(text, route.service),
      "service": route.service.meaning,
    ]
  }

  /// How long the text is, as the service counts.
  private func count(_ text: String, _ service: MessageService) -> String {
    if service == .telegram {
      return "\(text.utf16.count) of \(MessageLimits.telegramText) characters."
    }
    return service.usesNumbers ? SMSParts(text).words : "\(text.count) characters."
  }
}

extension MessageService {
  /// What stands in the field while it is empty.
  var placeholder: String { usesNumbers ? "+420 800 123 456" : "" }

  /// Whom it reaches; there may be several, with commas.
  fileprivate var recipients: String {
    switch self {
    case .matrix: "Rooms (#family:example.org), people (@ada:example.org), commas."
    case .telegram: "Names or numbers of chats, @channels, with commas."
    case .xmpp: "Addresses such as ada@example.org, with commas."
    case .gammu, .kdeconnect, .desktop, .qr: "Numbers with commas between them."
    }
  }

  /// What becomes of a message.
  fileprivate var meaning: String {
    switch self {
    case .matrix: "The server says when it has it. Rooms that are encrypted get nothing."
    case .telegram: "The bot writes it: it must be in the chat."
    case .xmpp: "Given to the server; whether it was read is not known."
    case .gammu: "The modem says when the network has it. Each message may cost something."
    case .kdeconnect: "The phone sends it. Whether it could is not known here."
    case .desktop: "A program opens with the message in it."
    case .qr: "The phone's camera reads the code and opens the message."
    }
  }
}
