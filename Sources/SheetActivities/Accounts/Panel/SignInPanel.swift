import SheetPresentation
import SheetPrograms

/// Asks for what an account consists of, signs in, and keeps it.
@MainActor
package final class SignInPanel {
  /// The panel, to be presented.
  package let controller: FormViewController
  /// Gets the account, once it is kept. The panel is still there.
  package var onAdded: (@MainActor (Account) -> Void)?

  private let keeper: AccountKeeper
  private let service: ServiceProfile

  /// A panel for a service.
  ///
  /// - Parameter form: What ``NewAccount/form(for:_:)`` made, perhaps with values already.
  package init(_ keeper: AccountKeeper, _ service: ServiceProfile, form: Form) {
    (self.keeper, self.service) = (keeper, service)
    var form = form
    if service.signIn != .code {
      if !service.signIn.hint.isEmpty { form.fields.append(.note("hint", service.signIn.hint)) }
      form.fields += service.questions.map {
        FormField($0.name, label: $0.label, kind: .secureText, isRequired: true)
      }
    }
    controller = FormViewController(form: form)
    controller.onSubmit = { [weak self] in self?.submit($0) }
  }

  private func submit(_ values: FormValues) {
    let (keeper, service) = (keeper, service)
    PanelWork.run("Signing in", over: controller) { monitor in
      try keeper.begin(NewAccount(service, values), monitor)
    } then: { [weak self] result in
      switch result {
      case .success(let new) where new.page != nil: self?.showPage(new)
      case .success(let new): self?.add(new, service.answers(values), in: self?.controller)
      case .failure(let error): self?.tell(error, in: self?.controller)
      }
    }
  }

  private func add(
    _ new: NewAccount, _ answers: [String: Secret], in panel: FormViewController?
  ) {
    guard let panel else { return }
    let keeper = keeper
    PanelWork.run("Signing in", over: panel) { monitor in
      try keeper.add(new, answers: answers, monitor)
    } then: { [weak self] result in
      switch result {
      case .success(let account): self?.onAdded?(account)
      case .failure(let error): self?.tell(error, in: panel)
      }
    }
  }

  private func tell(_ error: any Error, in panel: FormViewController?) {
    guard !(error is CancellationError) else { return }
    panel?.show(problems: [field(of: error): error.localizedDescription])
  }

  private func field(of error: any Error) -> String {
    switch error {
    case NetworkError.login, AccountError.codeRefused: return service.questions.first?.name ?? ""
    case AccountError.nameTaken: return "name"
    case NetworkError.badAddress, NetworkError.notEncrypted, NetworkError.noSuchHost:
      if case .named(let key, _) = service.server { return key }
      return ""
    case AccountError.noStore, SecretError.noPlace, SecretError.locked, SecretError.exposed:
      return "store"
    default: return ""
    }
  }

  // MARK: The page with the code

  /// The page may be opened here or on a phone.
  private func showPage(_ new: NewAccount) {
    guard let address = new.page?.address else { return }
    let alert = UIAlertController(
      title: "Allow access",
      message: "Open this page, allow access, and bring back the code that it shows.\n\n\(address)",
      preferredStyle: .actionSheet)
    let choices: [(String, @MainActor () -> Void)] = [
      ("Open in Browser", { [weak self] in self?.browse(new) }),
      ("Show QR Code", { [weak self] in self?.showSymbol(new) }),
      ("Type the Code", { [weak self] in self?.askCode(new) }),
    ]
    for (title, body) in choices {
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in body() })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    controller.present(alert, animated: true)
  }

  private func browse(_ new: NewAccount) {
    let settings = keeper.settings
    let terminal = controller.window?.terminalLoan ?? .idle
    let address = new.page?.address ?? ""
    PanelWork.run("Opening the page", over: controller) { monitor in
      let browsers = WebBrowser.available(
        environment: settings.environment, configured: settings.browser)
      guard let browser = browsers.first else { throw BrowserError.none }
      try browser.show(
        address, environment: settings.environment, terminal: terminal, monitor)
    } then: { [weak self] result in
      if case .failure(let error) = result { self?.tell(error, in: self?.controller) }
      self?.showPage(new)
    }
  }

  private func showSymbol(_ new: NewAccount) {
    let (helper, address) = (keeper.settings.helper, new.page?.address ?? "")
    let code = CodeViewController(form: Form(title: "Open on a phone", fields: [])) {
      try ItemCode.symbol(of: [.text(address)], helper())
    }
    let back: @MainActor () -> Void = { [weak self, weak code] in
      code?.dismiss(animated: true) { self?.showPage(new) }
    }
    (code.onDone, code.onCancel) = (back, back)
    controller.present(code, animated: true)
  }

  private func askCode(_ new: NewAccount) {
    let fields = service.questions.map { FormField($0.name, label: $0.label, isRequired: true) }
    let panel = FormViewController(
      form: Form(title: "The code of \(service.title)", submitTitle: "Sign In", fields: fields))
    panel.onSubmit = { [weak self, weak panel, service] values in
      self?.add(new, service.answers(values), in: panel)
    }
    panel.onCancel = { [weak self, weak panel] in
      panel?.dismiss(animated: true) { self?.showPage(new) }
    }
    controller.present(panel, animated: true)
  }
}

extension ServiceProfile {
  /// What was typed for ``questions``.
  fileprivate func answers(_ values: FormValues) -> [String: Secret] {
    let pairs = questions.map { ($0.name, Secret(values.text($0.name))) }
    return Dictionary(pairs) { first, _ in first }
  }
}
