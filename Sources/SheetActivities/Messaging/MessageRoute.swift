import Glibc
import SheetCells
import SheetFiles
import SheetPrograms
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

  private let section: MessageSection
  private let settings: ActivitySettings

  init(_ section: MessageSection, _ settings: ActivitySettings) {
    (self.section, self.settings) = (section, settings)
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
    routes.first { $0.service == section.standard } ?? routes.first
  }

  private var configured: [MessageRoute] {
    var routes: [MessageRoute] = []
    for account in section.accounts + otherAccounts {
      let isFirst = !routes.contains { $0.service == account.service }
      routes.append(MessageRoute(account, isFirst: isFirst))
    }
    if let program = jabber.first {
      let name = FilePath(program).lastComponent.text
      routes.append(MessageRoute(.xmpp, title: "XMPP (\(name.displayable))"))
    }
    if section.gammu != nil { routes.append(MessageRoute(.gammu, title: "Modem (gammu)")) }
    return routes
  }

  /// Accounts that have a table of their own, or that `sharesheet accounts` has added. What is wrong with
  /// these is told by that command.
  private var otherAccounts: [MessageAccount] {
    MessageService.allCases.flatMap { service -> [MessageAccount] in
      guard let profile = service.profile else { return [] }
      let others = (try? settings.accounts(of: profile)) ?? []
      let known = section.accounts.filter { $0.service == service }.map(\.account.name)
      return others.filter { !known.contains($0.name) }.map {
        MessageAccount(service: service, account: $0, names: [])
      }
    }
  }

  private func phoneRoutes(_ phones: [PhoneConnection.Phone]?) -> [MessageRoute] {
    guard let phones else {
      let isThere = PhoneConnection(settings.environment) != nil
      return isThere ? [MessageRoute(.kdeconnect, title: "Phone (KDE Connect)")] : []
    }
    return phones.enumerated().map { MessageRoute($0.element, isFirst: $0.offset == 0) }
  }

  private var desktop: [MessageRoute] {
    let isThere =
      !settings.environment.isRemoteSession && AddressOpener(settings).isHandled(scheme: "sms")
    return isThere ? [MessageRoute(.desktop, title: "Program of the desktop")] : []
  }

  /// The command for XMPP: the configured one, else go-sendxmpp where it has an account of its own (its manual,
  /// "DESCRIPTION"). Empty without one.
  var jabber: [String] {
    let directories = settings.directories
    if !section.xmpp.isEmpty {
      return section.xmpp.map { word in
        word.hasPrefix("~/") ? directories.expand(word, in: "/").text : word
      }
    }
    let files: [FilePath] = [
      directories.configuration.appending("go-sendxmpp/config"),
      directories.configuration.appending("go-sendxmpp/sendxmpprc"),
      directories.home.appending(".sendxmpprc"),
    ]
    let finder = ProgramFinder(environment: settings.environment)
    guard let file = files.first(where: { $0.withCString { access($0, R_OK) } == 0 }),
      let program = finder.path(of: "go-sendxmpp")
    else { return [] }
    // By itself it looks where the system says that the person is at home, whatever HOME says.
    return [program, "-f", file.text]
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
