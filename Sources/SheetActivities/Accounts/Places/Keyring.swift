import Foundation
import SheetPrograms

/// The keyring of the session, such as GNOME's or KeePassXC's, by the program `secret-tool` of libsecret.
///
/// A secret is there under the attributes `service sharesheet account SERVICE/NAME secret SECRET`, so that
/// `secret-tool store` of a shell puts it where it is looked for.
struct Keyring: SecretKeeping {
  private let environment: [String: String]
  private let program: String?

  init(environment: [String: String]) {
    self.environment = environment
    program = ProgramFinder(environment: environment).path(of: "secret-tool")
  }

  let store = SecretStore.keyring

  /// Without a bus of the session `secret-tool` would start one that nobody ends.
  var isAvailable: Bool {
    guard program != nil else { return false }
    if environment.has("DBUS_SESSION_BUS_ADDRESS") { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return false }
    return access(folder + "/bus", F_OK) == 0
  }

  func secret(_ key: SecretKey, _ monitor: WorkMonitor) throws -> Secret? {
    guard isAvailable else { return nil }
    let outcome = try run("lookup", key, monitor)
    let text = String(validating: outcome.output, as: UTF8.self) ?? ""
    if outcome.isSuccess, !text.isEmpty { return Secret(text) }
    guard outcome.complaint.isEmpty else {
      if Self.isNotThere(outcome) { return nil }
      throw SecretError.placeFailed(.keyring, complaint: outcome.complaint)
    }
    // What is locked looks like what is not there; only a search tells.
    if try !run("search", key, monitor).output.isEmpty { throw SecretError.locked(.keyring) }
    return nil
  }

  func keep(_ secret: Secret, _ key: SecretKey, _ monitor: WorkMonitor) throws {
    guard isAvailable else { throw SecretError.noPlace(.keyring) }
    let outcome = try run("store", key, input: Array(secret.text.utf8), monitor)
    guard outcome.isSuccess else {
      if Self.isNotThere(outcome) { throw SecretError.noPlace(.keyring) }
      if outcome.complaint.contains("locked") { throw SecretError.locked(.keyring) }
      throw SecretError.placeFailed(.keyring, complaint: outcome.complaint)
    }
  }

  func remove(_ key: SecretKey, _ monitor: WorkMonitor) throws {
    guard isAvailable else { throw SecretError.noPlace(.keyring) }
    let outcome = try run("clear", key, monitor)
    // One that is not there is gone.
    guard outcome.isSuccess || outcome.complaint.isEmpty else {
      throw SecretError.placeFailed(.keyring, complaint: outcome.complaint)
    }
    if try !run("search", key, monitor).output.isEmpty { throw SecretError.locked(.keyring) }
  }

  private func run(
    _ verb: String, _ key: SecretKey, input: [UInt8]? = nil, _ monitor: WorkMonitor
  ) throws -> ChildProcess.Outcome {
    var arguments = [verb]
    if verb == "store" { arguments.append("--label=\(key.label)") }
    arguments += ["service", "sharesheet", "account", key.place, "secret", key.secret]
    var child = ChildProcess(
      executable: program ?? "secret-tool", arguments: arguments,
      // Its words are looked at; in plain C it would refuse names with other letters than ASCII's.
      environment: environment.merging(["LC_ALL": "C.UTF-8"]) { $1 })
    if let input { child.input = .bytes(input) }
    child.timeout = environment.patienceForUnlocking
    do {
      return try child.run(monitor)
    } catch ChildProcessError.timedOut {
      throw SecretError.locked(.keyring)
    }
  }

  /// Whether the session has a bus, but nobody on it who keeps secrets.
  private static func isNotThere(_ outcome: ChildProcess.Outcome) -> Bool {
    let words = ["org.freedesktop.secrets", "autolaunch", "Could not connect", "No such file"]
    return words.contains { outcome.complaint.contains($0) }
  }
}

extension [String: String] {
  /// How long a keyring or an agent may take: where it can open a window, the person types a password
  /// there; elsewhere there is nothing to wait for.
  var patienceForUnlocking: Duration { hasDisplay ? .seconds(120) : .seconds(20) }
}
