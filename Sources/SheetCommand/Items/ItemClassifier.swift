import SheetFiles

/// Decides what an argument is: a file, a link or a text. Never takes a mistyped path for a text.
public struct ItemClassifier: Sendable {
  let probe: FileProbe
  let directory: FilePath
  let home: FilePath?

  /// A classifier that looks for relative paths in `directory`, and for `~` in `home`.
  public init(probe: FileProbe, directory: FilePath, home: FilePath?) {
    self.probe = probe
    self.directory = directory
    self.home = home
  }

  /// A classifier for a person with this environment, who works in `directory`.
  init(environment: Environment, probe: FileProbe, directory: FilePath) {
    self.init(probe: probe, directory: directory, home: environment.directory(.home))
  }

  /// The item for an argument whose kind nobody said.
  public func item(for operand: ByteString) throws(CommandError) -> Item {
    guard !operand.isEmpty else { throw .emptyItem }
    let path = FilePath(operand)
    if let item = try existing(path) { return item }
    guard let text = operand.validText else { throw .noSuchFile(path, fromArgument: true) }
    if LinkSyntax.isLink(text) { return try item(forLink: text) }
    guard text.looksLikePath else { return .text(text) }
    return try item(for: path, fromArgument: true)
  }

  /// The item for a path; `~` at its start may mean the home folder, since a shell leaves it alone
  /// in quotes and in `--file=~/…`.
  public func item(for path: FilePath, fromArgument: Bool = false) throws(CommandError) -> Item {
    if let item = try existing(path) { return item }
    if let expanded = expandingHome(path), let item = try existing(expanded) { return item }
    throw .noSuchFile(path, fromArgument: fromArgument)
  }

  /// The item for a link; the file, when it is a `file:` URL.
  public func item(forLink text: String) throws(CommandError) -> Item {
    guard LinkSyntax.isLink(text) else { throw .notALink(text) }
    guard LinkSyntax.scheme(of: text)?.lowercased() == "file" else { return .url(text) }
    guard let path = FilePath(fileURL: text) else { throw .unusableFileURL(text) }
    return try item(for: path)
  }

  /// The file, if there is one.
  private func existing(_ path: FilePath) throws(CommandError) -> Item? {
    guard !path.bytes.isEmpty else { return nil }
    let absolute = path.absolute(in: directory)
    switch probe.status(path.endsInSlash ? absolute.appending("") : absolute) {
    case .missing: return nil
    case .file(let size): return .file(FileItem(path: absolute, isFolder: false, size: size))
    case .folder: return .file(FileItem(path: absolute.named, isFolder: true, size: nil))
    case .special(let kind): throw .notAFile(path, kind: kind)
    case .unreadable(let error): throw .unreadable(path, error)
    }
  }

  private func expandingHome(_ path: FilePath) -> FilePath? {
    guard let home else { return nil }
    if path == "~" { return home }
    guard path.bytes.starts(with: "~/".utf8) else { return nil }
    return home.appending(FilePath(bytes: path.bytes.dropFirst(2)))
  }
}

extension String {
  /// Whether a person who wrote this meant a path: it begins like one, or is one word with a short
  /// suffix that has a letter, so that `3.14` is a text.
  var looksLikePath: Bool {
    let beginnings = ["/", "./", "../", "~/"]
    if beginnings.contains(where: hasPrefix) { return true }
    guard !contains(where: \.isWhitespace), let point = utf8.lastIndex(of: .point) else {
      return false
    }
    let suffix = utf8[point...].dropFirst()
    return (1...5).contains(suffix.count) && point > startIndex
      && suffix.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      && suffix.contains { $0.isASCIILetter }
  }
}
