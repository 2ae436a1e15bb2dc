import Foundation
import SheetFiles

/// The folders of the XDG Base Directory Specification: where programs look for settings and data, the most
/// important first. Relative paths in the variables count for nothing, as that standard says.
package struct BaseDirectories: Sendable {
  /// The folder of the person.
  package let home: FilePath
  /// The person's settings: `XDG_CONFIG_HOME`, or `~/.config`.
  package let config: FilePath
  /// The person's data: `XDG_DATA_HOME`, or `~/.local/share`.
  package let data: FilePath
  /// What programs remember for the person: `XDG_STATE_HOME`, or `~/.local/state`.
  package let state: FilePath
  /// What is gone when the person logs out, and is theirs alone: `XDG_RUNTIME_DIR`; `nil` without one.
  let runtime: FilePath?
  /// What everybody writes and nobody keeps: `TMPDIR`, or `/tmp`.
  let temporary: FilePath
  /// The machine's settings: `XDG_CONFIG_DIRS`, or `/etc/xdg`.
  package let sharedConfig: [FilePath]
  /// The machine's data: `XDG_DATA_DIRS`, or `/usr/local/share` and `/usr/share`.
  package let sharedData: [FilePath]

  /// Reads the variables.
  package init(environment: [String: String]) {
    let home = FilePath(environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory())
    func folder(_ name: String, _ standard: String) -> FilePath {
      environment[name].flatMap { $0.hasPrefix("/") ? FilePath($0) : nil }
        ?? home.appending(FilePath(standard))
    }
    func folders(_ name: String, _ standard: String) -> [FilePath] {
      let value = environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? standard
      return value.split(separator: ":").filter { $0.hasPrefix("/") }.map { FilePath(String($0)) }
    }
    self.home = home
    config = folder("XDG_CONFIG_HOME", ".config")
    data = Self.data { environment[$0] }
    state = folder("XDG_STATE_HOME", ".local/state")
    runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? FilePath($0) : nil }
    temporary = FilePath(environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp")
    sharedConfig = folders("XDG_CONFIG_DIRS", "/etc/xdg")
    sharedData = folders("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
  }

  /// Only the folder of the person's data, for what has to be known before the first frame.
  static func data(_ variable: (String) -> String?) -> FilePath {
    if let folder = variable("XDG_DATA_HOME"), folder.hasPrefix("/") { return FilePath(folder) }
    let home = variable("HOME").flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return FilePath(home).appending(".local/share")
  }

  /// All folders with data, the person's first.
  package var allData: [FilePath] { [data] + sharedData }
}
