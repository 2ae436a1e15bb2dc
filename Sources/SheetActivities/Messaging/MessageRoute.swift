import SheetCells
import SheetSettings

/// One way for a message to leave.
struct MessageRoute: Sendable, Hashable {
  /// The value of the field: the service, with the account's name where it has several.
  let id: String
  let service: MessageService
  /// What a person calls it.
  var title: String
  /// The account; `nil` for programs.
  var account: MessageAccount?
  /// The phone; `nil` for the first one that can be reached.
  var phone: PhoneConnection.Phone?

  /// A way without an account.
  init(_ service: MessageService, title: String) {
    (id, self.service, self.title) = (service.rawValue, service, title)
  }

  /// An account; `isFirst` of those with its service.
  init(_ account: MessageAccount, isFirst: Bool) {
    service = account.service
    id = service.rawValue + (isFirst ? "" : ":" + account.account.name)
    let kind = service == .matrix ? "Matrix" : "Telegram"
    title = "\(kind), \(account.account.name.displayable)"
    self.account = account
  }

  /// A phone that can be reached.
  init(_ phone: PhoneConnection.Phone, isFirst: Bool) {
    service = .kdeconnect
    id = service.rawValue + (isFirst ? "" : ":" + phone.id)
    title = "Phone \(phone.name.quoted)"
    self.phone = phone
  }

  /// The names that the configuration has for addresses.
  var names: [MessageName] { account?.names ?? [] }
}

/// Which ways there are here: those that are configured, then a phone, then the desktop's program, then a code
/// on the screen.
struct MessageRoutes: Sendable {
  /// The value of the field that leaves the choice to ``best(phones:)``.
  static let automatic = "auto"

  private let standard: MessageService?
  private let configured: [MessageRoute]
  private let desktop: [MessageRoute]
  private let hasPhones: Bool
  /// The command for XMPP: the configured one, else that of go-sendxmpp. Empty without one.
  let jabber: [String]

  init(_ section: MessageSection, _ settings: ActivitySettings) {
    standard = section.standard
    jabber = section.jabber(settings)
    configured = section.routes(KnownAccounts(settings), jabber)
    hasPhones = PhoneConnection(settings.environment) != nil
    let hasProgram =
      !settings.environment.isRemoteSession && AddressOpener(settings).isHandled(scheme: "sms")
    desktop = hasProgram ? [MessageRoute(.desktop, title: "Program of the desktop")] : []
  }

  /// The ways in the order of preference. No program is run for it.
  ///
  /// - Parameters:
  ///   - hasFiles: Whether files go along.
  ///   - phones: Those that can be reached; `nil` while nobody has looked.
  func available(hasFiles: Bool, phones: [PhoneConnection.Phone]? = nil) -> [MessageRoute] {
    let routes =
      configured + phoneRoutes(phones) + desktop + [MessageRoute(.qr, title: "QR code for a phone")]
    return routes.filter { $0.service.takesFiles || !hasFiles }
  }

  /// The way that is chosen unless somebody says another: that of the configuration, else the first.
  func best(among routes: [MessageRoute]) -> MessageRoute? {
    routes.first { $0.service == standard } ?? routes.first
  }

  private func phoneRoutes(_ phones: [PhoneConnection.Phone]?) -> [MessageRoute] {
    guard let phones else {
      return hasPhones ? [MessageRoute(.kdeconnect, title: "Phone (KDE Connect)")] : []
    }
    return phones.enumerated().map { MessageRoute($0.element, isFirst: $0.offset == 0) }
  }
}

extension ActivitySettings {
  /// The ways for a message to leave.
  ///
  /// - Throws: ``ConfigurationError``.
  func messageRoutes() throws(ConfigurationError) -> MessageRoutes {
    MessageRoutes(try section(MessageSection.self), self)
  }
}
