import SheetPresentation
import SheetPrograms

/// The list of accounts, with what can be done with each.
@MainActor
package final class AccountsPanel {
  /// The panel, to be presented.
  package let controller: ListViewController

  private let keeper: AccountKeeper
  private var accounts: [Account] = []
  /// Kept while it is shown.
  private var signIn: SignInPanel?

  /// A panel with the accounts that there are.
  ///
  /// - Throws: ``ConfigurationError`` or ``AccountListError``.
  package init(_ keeper: AccountKeeper) throws {
    self.keeper = keeper
    controller = ListViewController(title: "Accounts", items: [])
    try reload()
    controller.onChoose = { [weak self] in self?.choose($0) }
  }

  private func reload() throws {
    accounts = try keeper.accounts()
    controller.items = accounts.map(item) + [ListItem("Add an account\u{2026}")]
  }

  private func item(_ account: Account) -> ListItem {
    let service = keeper.service(of: account)?.title ?? account.service
    return ListItem(account.name, detail: "\(service), \(account.origin)")
  }

  private func choose(_ index: Int) {
    guard accounts.indices.contains(index) else { return chooseService() }
    let account = accounts[index]
    let alert = UIAlertController(
      title: account.name, message: keeper.description(of: account), preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Test", style: .default) { [weak self] _ in self?.test(account) })
    if account.store != nil {
      alert.addAction(
        UIAlertAction(title: "Remove\u{2026}", style: .destructive) { [weak self] _ in
          self?.confirmRemoving(account)
        })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    controller.present(alert, animated: true)
  }

  // MARK: Adding

  private func chooseService() {
    let services = keeper.services
    let list = ListViewController(title: "Service", items: services.map { ListItem($0.title) })
    list.onChoose = { [weak self, weak list] index in
      list?.dismiss(animated: true) { self?.add(services[index]) }
    }
    controller.present(list, animated: true)
  }

  private func add(_ service: ServiceProfile) {
    let panel = SignInPanel(
      keeper, service, form: NewAccount.form(for: service, keeper.settings))
    panel.onAdded = { [weak self] account in self?.finishAdding(account) }
    signIn = panel
    controller.present(panel.controller, animated: true)
  }

  private func finishAdding(_ account: Account) {
    signIn = nil
    controller.dismiss(animated: true) { [weak self] in
      self?.show("Signed in", "\(account.name) can be used from now on.")
    }
  }

  // MARK: Testing and removing

  private func test(_ account: Account) {
    let keeper = keeper
    PanelWork.run("Asking \(account.host)", over: controller) { monitor in
      try keeper.test(account, monitor)
    } then: { [weak self] result in
      switch result {
      case .success(let identity): self?.show("It works", keeper.words(identity, account))
      case .failure(let error): self?.show("It does not work", error)
      }
    }
  }

  private func confirmRemoving(_ account: Account) {
    let alert = UIAlertController(
      title: "Remove this account?",
      message: "\(account.name)\n\nIts secrets are deleted, and the service takes back the access, "
        + "where it can.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in self?.remove(account) }
    )
    controller.present(alert, animated: true)
  }

  private func remove(_ account: Account) {
    let keeper = keeper
    PanelWork.run("Removing", over: controller) { monitor in
      try keeper.remove(account, monitor)
    } then: { [weak self] result in
      switch result {
      case .success(let notice): self?.show("Removed", notice ?? "\(account.name) is gone.")
      case .failure(let error): self?.show("Not removed", error)
      }
    }
  }

  private func show(_ title: String, _ error: any Error) {
    guard !(error is CancellationError) else { return }
    show(title, error.localizedDescription)
  }

  /// Says what came of it, with the list as it is now.
  private func show(_ title: String, _ message: String) {
    var message = message
    do { try reload() } catch { message = error.localizedDescription }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
  }
}
