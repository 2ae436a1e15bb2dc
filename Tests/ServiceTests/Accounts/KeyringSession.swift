import Foundation
import SheetTestSupport
import Testing

/// A session with a bus of its own and GNOME's keyring on it, unlocked; it ends with its last reference.
final class KeyringSession: Sendable {
  /// The environment of programs in the session.
  let environment: [String: String]
  private let scratch: ScratchDirectory
  private let bus: RunningProgram
  private let keyring: RunningProgram

  /// The programs that it needs.
  static let peers = ["dbus-daemon", "gnome-keyring-daemon", "secret-tool", "gdbus"]

  init(_ scratch: ScratchDirectory, adding extra: [String: String] = [:]) throws {
    self.scratch = scratch
    let socket = scratch.path("bus")
    let variables = scratch.environment(
      adding: [
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(socket)",
        "XDG_RUNTIME_DIR": try scratch.makeDirectory("run"), "PATH": "/usr/bin:/bin",
      ].merging(extra) { $1 })
    environment = variables
    try scratch.makeDirectory("home")
    func start(_ program: String, _ arguments: [String], input: ProgramStream) throws
      -> RunningProgram
    {
      try ProgramCall(
        try Peers.require(program), arguments, environment: variables, directory: scratch.path,
        input: input, output: .null, error: .null
      ).start()
    }
    bus = try start(
      "dbus-daemon", ["--session", "--nofork", "--address=unix:path=\(socket)"], input: .null)
    let isThere = poll(within: .seconds(30)) {
      FileManager.default.fileExists(atPath: socket) ? true : nil
    }
    try #require(isThere == true, "the bus did not start")
    keyring = try start(
      "gnome-keyring-daemon", ["--foreground", "--unlock", "--components=secrets"],
      input: .pipe(Array("pw".utf8)))
    try waitUntilItKeeps()
  }

  private func waitUntilItKeeps() throws {
    // A question before that would make the bus start another keyring, which is locked.
    let isOnBus = try poll(within: .seconds(30)) {
      let answer = try call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.NameHasOwner",
        Self.service)
      return answer.standardOutput == "(true,)\n" ? true : nil
    }
    try #require(isOnBus == true, "the keyring did not come to the bus")
    let keeps = try poll(within: .seconds(30)) {
      let stored = try tool(["store", "--label=probe", "probe", "1"], input: "x")
      return stored.status == .code(0) ? true : nil
    }
    try #require(keeps == true, "the keyring did not start")
  }

  /// Runs `secret-tool` as a person would.
  @discardableResult
  func tool(_ arguments: [String], input: String = "") throws -> FinishedProgram {
    try ProgramCall(
      "/usr/bin/secret-tool", arguments, environment: environment, directory: scratch.path,
      input: .pipe(Array(input.utf8)), output: .kept, error: .kept
    ).run(within: .seconds(30))
  }

  /// Locks it; there is no display on which it could ask to be unlocked.
  func lock() throws {
    let result = try call(
      Self.service, "/org/freedesktop/secrets", "org.freedesktop.Secret.Service.Lock",
      "[objectpath \"/org/freedesktop/secrets/collection/login\"]")
    try #require(result.status == .code(0), "\(result.standardError)")
  }

  private static let service = "org.freedesktop.secrets"

  private func call(
    _ name: String, _ object: String, _ method: String, _ argument: String
  ) throws -> FinishedProgram {
    try ProgramCall(
      "/usr/bin/gdbus",
      [
        "call", "--session", "--dest", name, "--object-path", object, "--method", method, argument,
      ], environment: environment, directory: scratch.path, input: .null, output: .kept,
      error: .kept
    ).run(within: .seconds(30))
  }
}
