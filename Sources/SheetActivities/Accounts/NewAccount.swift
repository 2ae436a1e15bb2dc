import SheetPresentation

/// An account on its way: what the person said of it, before they signed in.
package struct NewAccount: Sendable {
  /// The service.
  package let service: ServiceProfile
  /// The account; its name is the service's to say when the person said none.
  var account: Account
  /// Whether the person named it.
  let isNamed: Bool
  /// Where its secrets go.
  let store: SecretStore
  /// Where the person gets a code; `nil` for services without.
  package var page: CodePage?
}

extension NewAccount {
  /// The questions about an account with a service, and where its secret is kept. What is secret is not
  /// among them: see ``ServiceProfile/questions``.
  package static func form(for service: ServiceProfile, _ settings: ActivitySettings) -> Form {
    var fields: [FormField] = []
    if case .named(let key, let example) = service.server {
      fields.append(FormField(key, label: "Server", placeholder: example, isRequired: true))
    }
    if let key = service.userKey {
      fields.append(FormField(key, label: "User", isRequired: service.signIn.isPassword))
    }
    fields += service.details.map {
      FormField($0.key, label: $0.label, isRequired: $0.isRequired)
    }
    fields += [
      FormField("name", label: "Name", placeholder: "as the service says"), storeField(settings),
    ]
    return Form(title: "Add \(service.title)", submitTitle: "Sign In", fields: fields)
  }

  /// What the person says with such a form.
  ///
  /// - Throws: ``NetworkError`` for an address that cannot be used, ``AccountError/noStore``.
  package init(_ service: ServiceProfile, _ values: FormValues) throws {
    self.service = service
    guard let store = SecretStore(rawValue: values.text("store")) else {
      throw AccountError.noStore
    }
    self.store = store
    let name = values.text("name").trimmingBlanks
    isNamed = !name.isEmpty
    account = Account(service: service.word, name: name)
    account.user = service.userKey.map { values.text($0).trimmingBlanks } ?? ""
    for detail in service.details {
      let text = values.text(detail.key).trimmingBlanks
      if !text.isEmpty { account.details[detail.key] = text }
    }
    account.address = try Self.address(of: service, values)
    if !isNamed { account.name = account.usualName }
  }

  /// People write the name of a host and mean its address.
  private static func address(
    of service: ServiceProfile, _ values: FormValues
  ) throws(NetworkError) -> String {
    guard case .named(let key, _) = service.server else { return service.fixedAddress ?? "" }
    let text = values.text(key).trimmingBlanks
    return try ServerAddress(text.contains("://") ? text : "https://\(text)").text
  }

  /// The places that there are here. The plain file is one only for who chooses it.
  private static func storeField(_ settings: ActivitySettings) -> FormField {
    let here = SecretPlaces.keeping(settings).filter(\.isAvailable).map(\.store)
    let choices = here.map { FormChoice($0.rawValue, title: $0.choice) }
    let usual = here.first { $0 != .file }
    return FormField(
      "store", label: "Secret in", kind: .choice(choices), value: .text(usual?.rawValue ?? ""),
      help: usual == nil
        ? "Neither a keyring nor pass is set up here." : "Where the secret is kept.",
      isRequired: true)
  }
}

extension ServiceProfile.SignIn {
  /// Whether the person types a password.
  fileprivate var isPassword: Bool {
    if case .password = self { true } else { false }
  }

  /// What helps the person to give what is asked for; empty for a code, whose page says it.
  package var hint: String {
    switch self {
    case .pasted(let place): place
    case .password(let hint): hint
    case .code: ""
    }
  }
}

extension SecretStore {
  /// As one of several.
  package var choice: String {
    switch self {
    case .keyring: "Keyring"
    case .pass: "pass"
    case .file: "A plain file that only you can read"
    }
  }
}
