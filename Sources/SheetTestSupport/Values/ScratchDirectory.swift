import Foundation

/// A new folder below `/tmp` that goes, with all in it, when the last reference does.
public final class ScratchDirectory: Sendable {
  /// The absolute path.
  public let path: String

  /// Makes the folder.
  ///
  /// - Throws: ``TestSupportError`` when `/tmp` cannot be written.
  public init() throws {
    var template = Array("/tmp/sharesheet-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw TestSupportError.system(call: "mkdtemp", errno: errno)
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The absolute path of something inside.
  public func path(_ name: String) -> String {
    path + "/" + name
  }

  /// Writes a file, with the folders it needs, and returns its path.
  @discardableResult
  public func write(_ contents: some Sequence<UInt8>, to name: String) throws -> String {
    let target = path(name)
    try FileManager.default.createDirectory(
      atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(contents).write(to: URL(fileURLWithPath: target))
    return target
  }

  /// Writes a text file, with the folders it needs, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes an executable script, with the folders it needs, and returns its path.
  @discardableResult
  public func writeScript(_ text: String, to name: String) throws -> String {
    let target = try write(text, to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: target)
    return target
  }

  /// Makes a folder, with the folders it needs, and returns its path.
  @discardableResult
  public func makeDirectory(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
    return path(name)
  }

  /// The bytes of a file inside.
  public func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// The names inside a folder, sorted, hidden ones too.
  public func names(in name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  /// An environment that touches nothing of the person who runs the tests: a home and XDG folders
  /// inside, UTF-8, the test's own `PATH`, and no display, session bus, or `NO_COLOR`.
  ///
  /// - Parameter extra: Variables to add or replace. `TERM` is `xterm-256color` unless given.
  public func environment(adding extra: [String: String] = [:]) -> [String: String] {
    let inherited = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return [
      "PATH": inherited, "HOME": path("home"), "TMPDIR": path, "LANG": "C.UTF-8",
      "TERM": "xterm-256color", "XDG_CONFIG_HOME": path("home/.config"),
      "XDG_DATA_HOME": path("home/.local/share"), "XDG_STATE_HOME": path("home/.local/state"),
      "XDG_CACHE_HOME": path("home/.cache"), "XDG_RUNTIME_DIR": path("run"),
      "XDG_DATA_DIRS": path("share"), "XDG_CONFIG_DIRS": path("etc"),
    ].merging(extra) { $1 }
  }
}
