import SheetFiles

/// Who got messages lately, so that a name need not be typed in full: a file beside the history, a line each, the
/// last one first. Only the person can read it; it is not kept where no history is.
struct RecentRecipients {
  /// More are not kept.
  private static let limit = 100

  /// `nil` where nothing is remembered.
  private let path: FilePath?

  init(_ settings: ActivitySettings) {
    path =
      settings.historyPlace == .none
      ? nil : settings.directories.state.appending("sharesheet/recipients")
  }

  /// Those of a service, as a list of recipients has them.
  func recipients(of service: MessageService) -> [String] {
    guard let path, let bytes = try? SettingsFile.read(path, limit: 1 << 20) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, Self.kind(service) == parts[0] else { return nil }
      return String(parts[1]).singleLine
    }
  }

  /// Puts recipients first. That this cannot be written changes nothing for the person.
  func add(_ recipients: [MessageRecipient], of service: MessageService) {
    guard let path else { return }
    let lines = recipients.map { recipient in
      let text = MessageRecipient.text(name: recipient.name, address: recipient.address)
      return "\(Self.kind(service))\t\(text.singleLine)"
    }
    try? PersonalFile(path, mode: 0o600).update { old in
      let known = String(decoding: old ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
      let all = lines + known.filter { !lines.contains($0) }
      return Array(all.prefix(Self.limit).map { $0 + "\n" }.joined().utf8)
    }
  }

  /// A number is one, whatever sends the message.
  private static func kind(_ service: MessageService) -> String {
    service.usesNumbers ? "tel" : service.rawValue
  }
}

extension ActivitySettings {
  /// Whom a person may mean, for each kind of address. Reads all contacts.
  func messageCandidates(_ service: MessageService, _ contacts: [Contact]) -> [String] {
    let recent = RecentRecipients(self).recipients(of: service)
    let known = contacts.flatMap { contact in
      let addresses =
        service.usesNumbers ? contact.phones : service == .xmpp ? contact.jabberAddresses : []
      return addresses.map { MessageRecipient.text(name: contact.name, address: $0.singleLine) }
    }
    return recent + known.filter { !recent.contains($0) }
  }
}
