import Glibc

/// Finds programs in `PATH`, without a shell.
package struct ProgramFinder: Sendable {
  private let folders: [String]

  /// Looks where `PATH` of this environment says.
  package init(environment: [String: String]) {
    let path = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    // A relative folder would run whatever lies in the folder that the person is in.
    folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  /// The path of the first executable file of that name; `nil` when there is none.
  package func path(of name: String) -> String? {
    guard !name.contains("/") else { return isProgram(name) ? name : nil }
    return folders.lazy.map { "\($0)/\(name)" }.first(where: isProgram)
  }

  private func isProgram(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
  }
}
