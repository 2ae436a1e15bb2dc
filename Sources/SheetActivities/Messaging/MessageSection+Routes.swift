import Glibc
import SheetCells
import SheetFiles
import SheetPrograms
import SheetSettings

extension MessageSection {
  /// The ways that are configured, or that an account makes.
  func routes(_ known: KnownAccounts, _ jabber: [String]) -> [MessageRoute] {
    var routes: [MessageRoute] = []
    for account in accounts + otherAccounts(known) {
      let isFirst = !routes.contains { $0.service == account.service }
      routes.append(MessageRoute(account, isFirst: isFirst))
    }
    if let program = jabber.first {
      let name = FilePath(program).lastComponent.text
      routes.append(MessageRoute(.xmpp, title: "XMPP (\(name.displayable))"))
    }
    if gammu != nil { routes.append(MessageRoute(.gammu, title: "Modem (gammu)")) }
    return routes
  }

  /// Accounts that have a table of their own, or that `sharesheet accounts` has added. What is wrong with
  /// these is told by that command.
  private func otherAccounts(_ known: KnownAccounts) -> [MessageAccount] {
    MessageService.allCases.flatMap { service -> [MessageAccount] in
      guard let profile = service.listedProfile else { return [] }
      let names = accounts.filter { $0.service == service }.map(\.account.name)
      return known.usable(of: profile).filter { !names.contains($0.name) }.map { account in
        // The chat that posts of a bot go to.
        let chats = account.details["chat"].map { [MessageName(name: $0, address: $0)] } ?? []
        return MessageAccount(service: service, account: account, names: chats)
      }
    }
  }

  /// Whether there is an account that carries files. Only names of tables are looked at, and the list of
  /// accounts where there is no such table.
  static func takesFiles(_ settings: ActivitySettings) -> Bool {
    let services = MessageService.carryingFiles.map(\.rawValue)
    if let root = settings.configuration?.root {
      let own = root[name]
      if services.contains(where: { root[$0] != nil || own?[$0] != nil }) { return true }
    }
    let list = AccountList(settings)
    guard list.isThere, let added = try? list.accounts() else { return false }
    return added.contains { services.contains($0.service) }
  }

  /// The command for XMPP: the configured one, else go-sendxmpp where it has an account of its own (its manual,
  /// "DESCRIPTION"). Empty without one.
  func jabber(_ settings: ActivitySettings) -> [String] {
    let directories = settings.directories
    if !xmpp.isEmpty {
      return xmpp.map { word in
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
