import Foundation
import SheetFiles
import SheetPrograms

/// The password store of the program `pass`: the first line of `sharesheet/SERVICE/NAME/SECRET`.
struct PasswordStore: SecretKeeping {
  private let environment: [String: String]
  private let program: String?
  private let folder: FilePath

  init(environment: [String: String], home: FilePath) {
    self.environment = environment
    program = ProgramFinder(environment: environment).path(of: "pass")
    folder =
      environment["PASSWORD_STORE_DIR"].flatMap { $0.isEmpty ? nil : FilePath($0) }
      ?? home.appending(".password-store")
  }

  let store = SecretStore.pass

  var isAvailable: Bool { program != nil && Self.exists(folder.appending(".gpg-id")) }

  func secret(_ key: SecretKey, _ monitor: WorkMonitor) throws -> Secret? {
    // Looked at first: most accounts are elsewhere, and starting `pass` takes its time.
    guard isAvailable, isThere(key) else { return nil }
    let outcome = try run(["show", entry(key)], monitor)
    guard outcome.isSuccess else { throw failure(outcome) }
    let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") }
    guard !line.isEmpty, let text = String(validating: line, as: UTF8.self) else {
      throw SecretError.nothingPrinted(command: "pass show \(entry(key))")
    }
    return Secret(text)
  }

  func keep(_ secret: Secret, _ key: SecretKey, _ monitor: WorkMonitor) throws {
    guard isAvailable else { throw SecretError.noPlace(.pass) }
    let input = Array(secret.text.utf8) + [UInt8(ascii: "\n")]
    let outcome = try run(["insert", "--multiline", "--force", entry(key)], input: input, monitor)
    guard outcome.isSuccess, isThere(key) else { throw failure(outcome) }
  }

  func remove(_ key: SecretKey, _ monitor: WorkMonitor) throws {
    guard isAvailable else { throw SecretError.noPlace(.pass) }
    guard isThere(key) else { return }
    let outcome = try run(["rm", "--force", entry(key)], monitor)
    guard outcome.isSuccess else { throw failure(outcome) }
  }

  private func entry(_ key: SecretKey) -> String {
    "sharesheet/" + [key.service, key.account, key.secret].map(\.asFileName).joined(separator: "/")
  }

  private func isThere(_ key: SecretKey) -> Bool {
    Self.exists(folder.appending(FilePath(entry(key) + ".gpg")))
  }

  private static func exists(_ path: FilePath) -> Bool {
    path.withCString { access($0, F_OK) } == 0
  }

  /// The agent of GnuPG must not ask on this terminal, where a panel may be: it asks in a window of its own,
  /// or not at all.
  private func run(
    _ arguments: [String], input: [UInt8]? = nil, _ monitor: WorkMonitor
  ) throws -> ChildProcess.Outcome {
    var variables = environment
    variables["GPG_TTY"] = nil
    if !environment.hasDisplay {
      let options = variables["PASSWORD_STORE_GPG_OPTS"].map { $0 + " " } ?? ""
      variables["PASSWORD_STORE_GPG_OPTS"] = options + "--pinentry-mode error"
    }
    var child = ChildProcess(
      executable: program ?? "pass", arguments: arguments, environment: variables)
    if let input { child.input = .bytes(input) }
    child.timeout = environment.patienceForUnlocking
    child.captureLimit = 1 << 16
    do {
      return try child.run(monitor)
    } catch ChildProcessError.timedOut {
      throw SecretError.locked(.pass)
    }
  }

  private func failure(_ outcome: ChildProcess.Outcome) -> SecretError {
    // GnuPG says that there is no secret key when it may not ask for its passphrase.
    let words = ["No secret key", "No pinentry", "Operation cancelled", "Inappropriate ioctl"]
    if words.contains(where: { outcome.complaint.contains($0) }) { return .locked(.pass) }
    return .placeFailed(.pass, complaint: outcome.complaint)
  }
}
