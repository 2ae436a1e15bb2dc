import SheetCells
import SheetPresentation
import SheetPrograms
import SheetSettings

/// What `sharesheet accounts` does, for its panel and for scripts. Everything blocks, and most of it asks
/// servers and programs, so it runs on another thread than the main one.
package struct AccountKeeper: Sendable {
  /// The surroundings.
  package let settings: ActivitySettings
  /// The services that there are.
  package let services: [ServiceProfile]

  /// A keeper of the accounts of the person to whom these settings belong.
  package init(
    _ settings: ActivitySettings, services: [ServiceProfile] = NetworkServices.all
  ) {
    self.settings = settings
    self.services = services
  }

  /// All accounts, service by service. Quick: one small file is read.
  ///
  /// - Throws: ``ConfigurationError`` or ``AccountListError``.
  package func accounts() throws -> [Account] {
    let known = KnownAccounts(settings)
    return try services.flatMap { try known.of($0) }
  }

  /// The account of that name, or of `SERVICE/NAME`.
  ///
  /// - Throws: ``AccountError`` when there is none, or more than one; errors as ``accounts()``.
  package func account(named name: String) throws -> Account {
    let all = try accounts()
    let found = all.filter { $0.name == name || "\($0.service)/\($0.name)" == name }
    guard found.count < 2 else {
      throw AccountError.ambiguous(name, services: found.map(\.service))
    }
    guard let account = found.first else {
      throw AccountError.noAccount(name, suggestion: name.nearest(among: all.map(\.name)))
    }
    return account
  }

  /// The service of an account.
  package func service(of account: Account) -> ServiceProfile? {
    services.first { $0.word == account.service }
  }

  /// Prepares to sign in: a service with a code is asked for the page that shows it.
  ///
  /// - Throws: ``NetworkError``, ``ChildProcessError`` or `CancellationError`.
  package func begin(_ new: NewAccount, _ monitor: WorkMonitor) throws -> NewAccount {
    guard case .code = new.service.signIn, let desk = new.service.desk as? any CodeDesk else {
      return new
    }
    var begun = new
    let page = try desk.codePage(for: new.account, work(monitor, holding: [:]))
    begun.page = page
    begun.account = page.account
    return begun
  }

  /// Signs in with what the person gave to ``ServiceProfile/questions``, asks the service who that is, and
  /// keeps the account and its secrets. After a failure nothing is kept.
  ///
  /// - Returns: The account as it is kept.
  /// - Throws: ``AccountError``, ``NetworkError``, ``SecretError``, ``FileError``, ``AccountListError``,
  ///   ``ChildProcessError`` or `CancellationError`.
  package func add(
    _ new: NewAccount, answers: [String: Secret], _ monitor: WorkMonitor
  ) throws -> Account {
    CoreFile.forbid()
    for question in new.service.questions where answers[question.name]?.text.isEmpty ?? true {
      throw AccountError.nothingGiven(question.label)
    }
    let secrets = try secrets(new, answers, monitor)
    var account = new.account
    account.store = new.store
    let identity = try new.service.desk?.identity(of: account, work(monitor, holding: secrets))
    // The server's words: one line, and no longer than a name.
    if !new.isNamed, let identity { account.name = String(identity.displayable.prefix(200)) }
    try checkName(of: account)
    try keep(account, secrets, monitor)
    return account
  }

  private func secrets(
    _ new: NewAccount, _ answers: [String: Secret], _ monitor: WorkMonitor
  ) throws -> [String: Secret] {
    let work = work(monitor, holding: answers)
    switch new.service.desk {
    case let desk as any CodeDesk:
      guard let page = new.page else { return answers }
      let code = answers["code"]?.text.trimmingBlanks ?? ""
      return try desk.secrets(for: code, from: page, work)
    case let desk as any PasswordDesk:
      return try desk.secrets(for: answers["password"] ?? Secret(""), of: new.account, work)
    default: return answers
    }
  }

  /// Signing in again takes the place of the same account; another one is not overwritten.
  private func checkName(of account: Account) throws {
    guard let service = service(of: account) else { return }
    let other = try settings.accounts(of: service).first { $0.isSame(as: account) }
    guard let other else { return }
    let isSamePerson =
      other.store != nil && other.address == account.address && other.user == account.user
    guard isSamePerson else { throw AccountError.nameTaken(account.name) }
  }

  /// The secrets first: an account without them would be of no use.
  private func keep(
    _ account: Account, _ secrets: [String: Secret], _ monitor: WorkMonitor
  ) throws {
    let (list, store) = (AccountList(settings), account.store ?? .keyring)
    let former = try list.accounts().first { $0.isSame(as: account) }
    let place = try place(store)
    do {
      for (name, secret) in secrets.sorted(by: { $0.key < $1.key }) {
        try place.keep(secret, SecretKey(account, name), monitor)
      }
      try list.add(account, store: store)
    } catch {
      if former == nil { forget(secrets.keys, of: account, in: place) }
      throw error
    }
    // What is left in a place that is not asked any more does no harm.
    if let old = former?.store, old != store, let oldPlace = try? self.place(old) {
      forget(secrets.keys, of: account, in: oldPlace)
    }
  }

  private func forget(
    _ names: some Sequence<String>, of account: Account, in place: any SecretKeeping
  ) {
    for name in names { try? place.remove(SecretKey(account, name), WorkMonitor()) }
  }

  func place(_ store: SecretStore) throws -> any SecretKeeping {
    guard let place = SecretPlaces.keeping(settings).first(where: { $0.store == store }) else {
      throw SecretError.noPlace(store)
    }
    return place
  }

  /// Work that asks nobody. Who is signing in has secrets that are kept nowhere yet.
  func work(_ monitor: WorkMonitor, holding secrets: [String: Secret]? = nil) -> ActivityWork {
    var work = ActivityWork(
      items: [], values: Form(title: "", fields: []).values, settings: settings, monitor: monitor)
    work.heldSecrets = secrets
    return work
  }
}
