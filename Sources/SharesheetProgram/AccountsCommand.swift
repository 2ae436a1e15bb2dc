import Foundation
import SheetActivities
import SheetCommand
import SheetPresentation
import SheetTerminal

/// `sharesheet accounts`: in a panel, line by line, or for scripts.
@MainActor
struct AccountsCommand {
  let options: Options
  let environment: Environment
  let configuration: Configuration
  let keeper: AccountKeeper

  init(environment: Environment, options: Options, configuration: Configuration) {
    self.options = options
    self.environment = environment
    self.configuration = configuration
    keeper = AccountKeeper(ActivitySettings(configuration))
  }

  func run() throws(CommandError) -> Int32 {
    do {
      return try run(AccountsOrder(options.items))
    } catch let error as CommandError {
      throw error
    } catch let error as Interruption {
      return 128 + error.signal
    } catch is CancellationError {
      return ExitStatus.cancelled.code
    } catch AccountError.noService(let word, let suggestion) {
      throw .fieldRefused(AccountError.noService(word, suggestion: suggestion).message)
    } catch {
      throw .accountsFailed(error.localizedDescription)
    }
  }

  private func run(_ order: AccountsOrder) throws -> Int32 {
    switch order {
    case .panel: return try showPanel()
    case .list:
      try print(printer.bytes(for: keeper.accounts().map(AccountDescription.init)))
    case .add(let word): return try add(NetworkServices.named(word))
    case .test(let name):
      let account = try keeper.account(named: name)
      let identity = try WaitedWork.run { [keeper] in try keeper.test(account, $0) }
      try print(printer.bytes(for: AccountDescription(account), identity: identity))
      if identity == nil { tell(keeper.words(nil, account)) }
    case .remove(let name):
      let account = try keeper.account(named: name)
      let notice = try WaitedWork.run { [keeper] in try keeper.remove(account, $0) }
      if let notice { tell(notice) }
    }
    return ExitStatus.success.code
  }

  // MARK: Adding

  /// With secrets on standard input nobody is asked; a person gets the panel.
  private func add(_ service: ServiceProfile) throws -> Int32 {
    var form = NewAccount.form(for: service, keeper.settings)
    try fill(&form)
    guard StandardStream.inputIsTerminal, ControllingTerminal.exists else {
      return try add(service, form, asking: StandardInputConsole())
    }
    switch try OpenedTerminal.open(options, environment, configuration.general) {
    case .screen(let application, _):
      let panel = SignInPanel(keeper, service, form: form)
      var added: Account?
      panel.onAdded = { [weak panel] account in
        added = account
        panel?.controller.dismissAll()
      }
      try show(panel.controller, on: application)
      guard let added else { return ExitStatus.cancelled.code }
      return try finishAdding(added)
    case .lines(let cause):
      return try converse(cause) { try add(service, form, asking: $0) }
    }
  }

  private func add(
    _ service: ServiceProfile, _ form: Form, asking console: any LinearConsole
  ) throws -> Int32 {
    let conversation = AccountsConversation(keeper: keeper, console: console)
    return try finishAdding(conversation.add(service, form))
  }

  private func finishAdding(_ account: Account) throws -> Int32 {
    try print(printer.bytes(forNew: AccountDescription(account)))
    return ExitStatus.success.code
  }

  private func fill(_ form: inout Form) throws {
    do throws(FormError) {
      for field in options.fields ?? [] { try form.set(field.field, to: field.value) }
    } catch {
      throw CommandError.fieldRefused(error.message)
    }
    guard let store = options.store.flatMap({ SecretStore(rawValue: $0.rawValue) }) else { return }
    do throws(FormError) {
      try form.set("store", to: store.rawValue)
    } catch {
      throw SecretError.noPlace(store)
    }
  }

  // MARK: The panel

  private func showPanel() throws -> Int32 {
    guard ControllingTerminal.exists else { throw CommandError.noTerminalForAccounts }
    let panel = try AccountsPanel(keeper)
    switch try OpenedTerminal.open(options, environment, configuration.general) {
    case .screen(let application, _): try show(panel.controller, on: application)
    case .lines(let cause):
      return try converse(cause) { console in
        try AccountsConversation(keeper: keeper, console: console).run()
        return ExitStatus.success.code
      }
    }
    return ExitStatus.success.code
  }

  private func show(
    _ controller: UIViewController, on application: TerminalApplication
  ) throws {
    let ending = application.run(presenting: controller)
    if case .signal(let number) = ending { throw Interruption(signal: number) }
  }

  private func converse(
    _ cause: AccessibleCause, _ body: (TerminalConsole) throws -> Int32
  ) throws -> Int32 {
    let console = try TerminalConsole(for: cause)
    let signal = EndingSignal(console)
    let result = Result { try body(console) }
    if let received = signal.stop(), case .failure(is CancellationError) = result {
      throw Interruption(signal: received)
    }
    return try result.get()
  }

  // MARK: Output

  private var printer: AccountPrinter {
    AccountPrinter(options: options, isTerminal: StandardStream.output.isTerminal)
  }

  private func print(_ bytes: [UInt8]) throws(CommandError) {
    try StandardStream.output.write(bytes)
  }

  private func tell(_ words: String) {
    Message.write("sharesheet: \(words.displayable)\n")
  }
}

extension AccountDescription {
  fileprivate init(_ account: Account) {
    self.init(
      service: account.service, name: account.name, server: account.address,
      user: account.user.isEmpty ? nil : account.user, store: account.store?.rawValue)
  }
}

extension UIViewController {
  /// Takes off this controller and what is over it.
  fileprivate func dismissAll() {
    if presentedViewController != nil { dismiss(animated: false) }
    dismiss(animated: true)
  }
}
