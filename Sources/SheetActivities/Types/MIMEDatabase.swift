import SheetFiles

/// What shared-mime-info knows of types: names of files, parents and other names (Shared MIME-info Database
/// 0.21, "Unified system").
///
/// Reads files, so never before the first frame.
package struct MIMEDatabase: Sendable {
  private let globs: MIMEGlobs
  private let parents: [String: [String]]
  private let aliases: [String: String]

  /// The files that `update-mime-database` writes have 50 KB.
  private static let limit = 8 << 20

  /// Reads `mime` in all folders with data. Where nothing is installed, only what every type has is known.
  package init(folders: BaseDirectories) {
    let places = folders.allData.map { $0.appending("mime") }
    let lines = { (name: FilePath) -> [[[UInt8]]] in
      places.map { Self.words(in: $0.appending(name)) }
    }
    aliases = Self.table(lines("aliases")).mapValues { $0[0] }
    parents = Self.table(lines("subclasses"))
    globs = MIMEGlobs(
      places.map { (try? SettingsFile.read($0.appending("globs2"), limit: Self.limit)) ?? [] })
  }

  /// Knows nothing, where only schemes of links matter: those have no other names and no parents.
  init() {
    (aliases, parents, globs) = ([:], [:], MIMEGlobs([]))
  }

  /// Whether there is any, and so something is known of parents.
  package var isInstalled: Bool { !parents.isEmpty }

  /// The name of a type that others go by: `text/x-sh` for one that is an alias of it. Small letters.
  package func canonical(_ type: String) -> String {
    let type = type.lowercased()
    return aliases[type] ?? type
  }

  /// The types that a file's name stands for, the best first; several where the names of types overlap.
  package func types(ofName name: FilePath) -> [String] {
    globs.types(of: name.lastComponent.bytes).map(canonical)
  }

  /// The type and all its parents, the closest first. All text is `text/plain`, and all files are
  /// `application/octet-stream` ("Subclassing").
  package func chain(of type: String) -> [String] {
    var result = [canonical(type)]
    var index = 0
    while index < result.count, result.count < 100 {
      let known = (parents[result[index]] ?? []).map(canonical)
      for parent in known where !result.contains(parent) { result.append(parent) }
      index += 1
    }
    let isText = result.contains { $0.hasPrefix("text/") }
    for parent in (isText ? ["text/plain"] : []) + ["application/octet-stream"]
    where !result.contains(parent) && !result[0].isNoFileType {
      result.append(parent)
    }
    return result
  }

  /// Whether data of a type are data of the other one too.
  package func isKind(_ type: String, of parent: String) -> Bool {
    chain(of: type).contains(canonical(parent))
  }

  /// Lines of two words: the second ones by the first, those of more important folders in front.
  private static func table(_ files: [[[UInt8]]]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for line in files.joined() {
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count == 2 else { continue }
      let (key, value) = (String(decoding: words[0], as: UTF8.self), words[1])
      result[key, default: []].append(String(decoding: value, as: UTF8.self))
    }
    return result
  }

  private static func words(in path: FilePath) -> [[UInt8]] {
    guard let bytes = try? SettingsFile.read(path, limit: limit) else { return [] }
    return bytes.split(separator: .newline).map { Array($0.trimmingBlankBytes) }
  }
}

extension String {
  /// Whether a type is that of a folder, a device or a medium, or stands for the scheme of a link.
  fileprivate var isNoFileType: Bool {
    hasPrefix("inode/") || hasPrefix("x-content/") || hasPrefix("x-scheme-handler/")
  }
}
