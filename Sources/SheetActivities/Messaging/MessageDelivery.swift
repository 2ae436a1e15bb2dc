import Foundation
import SheetCells
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetPrograms

/// A message and the way that was chosen for it.
struct MessageDelivery {
  let message: OutgoingMessage
  private(set) var route: MessageRoute
  private let work: ActivityWork
  private let section: MessageSection
  private let routes: MessageRoutes

  /// Takes the answers.
  ///
  /// - Throws: ``MessageError``, ``ConfigurationError``, ``FileError`` or `CancellationError`.
  init(_ work: ActivityWork) throws {
    self.work = work
    section = try work.settings.section(MessageSection.self)
    routes = MessageRoutes(section, work.settings)
    let hasFiles = SharedMessage(work.items).hasFiles
    route = try Self.route(work, routes, section, hasFiles: hasFiles)
    message = try OutgoingMessage(work, by: route)
  }

  private static func route(
    _ work: ActivityWork, _ routes: MessageRoutes, _ section: MessageSection, hasFiles: Bool
  ) throws -> MessageRoute {
    let wanted = work.values.text("service")
    let known = routes.available(hasFiles: hasFiles)
    guard wanted == MessageRoutes.automatic else {
      if let route = known.first(where: { $0.id == wanted }) { return route }
      let kind = wanted.prefix { $0 != ":" }
      guard kind == MessageService.kdeconnect.rawValue else { throw MessageError.noService(wanted) }
      // One of several phones, which is looked for again.
      var route = MessageRoute(.kdeconnect, title: "")
      route.phone = PhoneConnection.Phone(id: String(wanted.dropFirst(kind.count + 1)), name: "")
      return route
    }
    return try automatic(routes, section, hasFiles: hasFiles, known, work)
  }

  /// The best one; a phone only if one can be reached.
  private static func automatic(
    _ routes: MessageRoutes, _ section: MessageSection, hasFiles: Bool, _ known: [MessageRoute],
    _ work: ActivityWork
  ) throws -> MessageRoute {
    guard let best = routes.best(among: known) else { throw MessageError.noFiles }
    guard best.service == .kdeconnect, section.standard == nil else { return best }
    let connection = PhoneConnection(work.settings.environment)
    do {
      let phones = try connection?.phones(named: section.phone, work.monitor) ?? []
      let found = routes.available(hasFiles: hasFiles, phones: phones)
      return routes.best(among: found) ?? best
    } catch is MessageError {
      let others = routes.available(hasFiles: hasFiles, phones: [])
      return routes.best(among: others) ?? best
    }
  }

  /// Sends it.
  ///
  /// - Throws: ``MessageError``, ``NetworkError``, ``SecretError``, ``ChildProcessError`` or
  ///   `CancellationError`.
  func send() throws -> ActivityResult {
    switch route.service {
    case .qr:
      return ActivityResult(
        .handedOver, products: [.text(message.link)], note: "A link for a phone.")
    case .desktop:
      try DesktopSender(opener: AddressOpener(work.settings), work: work).send(message)
      return ActivityResult(.handedOver, note: "Given to the program for text messages.")
    case .matrix: return try sendByMatrix()
    default: return try send(by: sender())
    }
  }

  private func send(by sender: any MessageSender) throws -> ActivityResult {
    try sender.send(message, work.monitor)
    let title = message.recipients.map(\.title.displayable).joined(separator: ", ")
    return route.service.confirms
      ? ActivityResult(.completed, note: "Sent to \(title).")
      : ActivityResult(.handedOver, note: "Given to \(route.title) for \(title).")
  }

  private func sendByMatrix() throws -> ActivityResult {
    guard let account = route.account?.account else { throw MessageError.noService(route.id) }
    let mark = work.memory.mark
    let matrix = try MatrixAccount(account, work, mark: mark)
    do {
      let result = try send(by: MatrixSender(account: matrix, mark: mark))
      matrix.signOut()
      return result
    } catch {
      // The server must know the device again when the same message is sent again.
      if !Self.mayHaveArrived(error) { matrix.signOut() }
      throw error
    }
  }

  private static func mayHaveArrived(_ error: any Error) -> Bool {
    if case MessageError.partly = error {
      true
    } else {
      (error as? NetworkError)?.isLostAnswer ?? false
    }
  }

  private func sender() throws -> any MessageSender {
    let (environment, monitor) = (work.settings.environment, work.monitor)
    switch route.service {
    case .telegram:
      guard let account = route.account?.account else { break }
      return TelegramSender(bot: try TelegramBot(account, work))
    case .xmpp:
      return JabberSender(command: routes.jabber, environment: environment, monitor: monitor)
    case .gammu:
      guard let path = section.gammu else { break }
      return ModemSender(
        configuration: work.settings.directories.expand(path, in: "/"), environment: environment,
        monitor: monitor)
    case .kdeconnect:
      guard let connection = PhoneConnection(environment) else {
        throw MessageError.noPhone(section.phone)
      }
      guard let phone = try phone(of: connection) else { break }
      return PhoneSender(connection: connection, phone: phone, monitor: monitor)
    case .matrix, .desktop, .qr: break
    }
    throw MessageError.noService(route.id)
  }

  /// The phone that was found already, else the one that is meant.
  private func phone(of connection: PhoneConnection) throws -> PhoneConnection.Phone? {
    if let phone = route.phone, !phone.name.isEmpty { return phone }
    return try connection.phones(named: route.phone?.id ?? section.phone, work.monitor).first
  }
}
