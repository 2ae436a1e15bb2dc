import SheetCells

/// An account that a post goes to.
struct PostTarget: Sendable {
  let service: any PostService.Type
  let account: Account
  /// Whether the person has other accounts with the service.
  let isOneOfSeveral: Bool

  /// What messages and fields call it.
  var title: String {
    isOneOfSeveral ? "\(service.title) (\(account.name.displayable))" : service.title
  }

  /// The field that says whether a post goes there too.
  var field: String {
    isOneOfSeveral ? "also-\(service.word)-\(account.name)" : "also-\(service.word)"
  }

  /// What it is remembered by.
  var key: String { service.word + " " + account.name }

  /// These, all accounts with a service.
  static func all(_ service: any PostService.Type, _ accounts: [Account]) -> [PostTarget] {
    accounts.map {
      PostTarget(service: service, account: $0, isOneOfSeveral: accounts.count > 1)
    }
  }

  /// The accounts with other services.
  static func others(
    than service: any PostService.Type, _ known: KnownAccounts
  ) -> [PostTarget] {
    PostServices.all.filter { $0.word != service.word }.flatMap {
      all($0, known.usable(of: $0.profile))
    }
  }
}
