import Foundation
import SheetFiles
import SheetSettings

/// The accounts that were added by `sharesheet accounts`: a file of JSON that only the person can read.
/// Secrets are never in it.
package struct AccountList: Sendable {
  /// Far more than a person has.
  private static let limit = 1 << 20

  /// The file.
  package let path: FilePath

  /// The list of the person to whom these settings belong.
  package init(_ settings: ActivitySettings) {
    path = BaseDirectories.data(settings.variable).appending("sharesheet/accounts.json")
  }

  /// Whether there may be accounts. Nothing is read.
  var isThere: Bool { path.withCString { access($0, F_OK) } == 0 }

  /// All accounts, in the order in which they were added. A missing file is an empty list.
  ///
  /// - Throws: ``AccountListError``.
  package func accounts() throws(AccountListError) -> [Account] {
    let bytes: [UInt8]
    do throws(SettingsFile.Failure) {
      bytes = try SettingsFile.read(path, limit: Self.limit)
    } catch .system(let error) where error.isMissing {
      return []
    } catch {
      throw .unreadable(path, error)
    }
    return try accounts(in: bytes)
  }

  /// Adds an account whose secrets are stored there, or puts it in the place of the one with the same
  /// service and name.
  ///
  /// - Throws: ``FileError`` or ``AccountListError``; the file is as it was then.
  package func add(_ account: Account, store: SecretStore) throws {
    var account = account
    account.store = store
    try update { accounts in
      if let index = accounts.firstIndex(where: { $0.isSame(as: account) }) {
        accounts[index] = account
      } else {
        accounts.append(account)
      }
    }
  }

  /// Takes an account off the list.
  ///
  /// - Throws: ``FileError`` or ``AccountListError``; the file is as it was then.
  package func remove(_ account: Account) throws {
    try update { accounts in accounts.removeAll { $0.isSame(as: account) } }
  }

  private func update(_ change: (inout [Account]) -> Void) throws {
    try PersonalFile(path, mode: 0o600).update { old in
      var accounts = try old.map { try self.accounts(in: $0) } ?? []
      change(&accounts)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(["accounts": accounts.map(Entry.init)]) + [UInt8(ascii: "\n")]
    }
  }

  /// Read without `JSONDecoder`, whose first use takes time that a sheet may not have.
  private func accounts(in bytes: [UInt8]) throws(AccountListError) -> [Account] {
    guard case .array(let entries)? = JSONReader.value(of: bytes)?["accounts"] else {
      throw .damaged(path)
    }
    var accounts: [Account] = []
    for entry in entries {
      guard let account = Account(entry) else { throw .damaged(path) }
      accounts.append(account)
    }
    return accounts
  }

  /// An account as it stands in the file.
  private struct Entry: Encodable {
    var service, name: String
    var store: String?
    var address, user, ca_file: String?
    var details: [String: String]?

    init(_ account: Account) {
      (service, name) = (account.service, account.name)
      store = account.store?.rawValue
      address = account.address.isEmpty ? nil : account.address
      user = account.user.isEmpty ? nil : account.user
      ca_file = account.authorities
      details = account.details.isEmpty ? nil : account.details
    }
  }
}

extension Account {
  /// Whether the two are one account: nothing else tells accounts apart.
  func isSame(as other: Account) -> Bool { service == other.service && name == other.name }

  /// `nil` for anything that ``AccountList`` does not write.
  fileprivate init?(_ entry: JSONValue) {
    guard let service = entry["service"]?.text, let name = entry["name"]?.text,
      let store = entry["store"]?.text.flatMap(SecretStore.init), !service.isEmpty, !name.isEmpty
    else { return nil }
    self.init(service: service, name: name)
    self.store = store
    address = entry["address"]?.text ?? ""
    user = entry["user"]?.text ?? ""
    authorities = entry["ca_file"]?.text
    guard case .object(let members)? = entry["details"] else { return }
    for member in members { details[member.key] = member.value.text }
  }
}

extension JSONValue {
  /// `nil` for anything but a text.
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
