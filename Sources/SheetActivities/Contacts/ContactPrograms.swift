import Foundation
import SheetFiles

/// Where the programs that a person uses for contacts keep them.
enum ContactPrograms {
  /// Far more than such a file has.
  private static let limit = 1 << 20

  /// The folders that are configured for khard and for vdirsyncer.
  static func folders(_ directories: UserDirectories) -> [FilePath] {
    let khard = lines(directories.configuration.appending("khard/khard.conf"))
    let vdirsyncer = lines(directories.configuration.appending("vdirsyncer/config"))
    return (khardFolders(khard) + vdirsyncerFolders(vdirsyncer)).map {
      directories.expand($0, in: directories.home.text)
    }
  }

  private static func lines(_ path: FilePath) -> [String] {
    let bytes = (try? SettingsFile.read(path, limit: limit)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map {
      String($0).trimmingBlanks
    }
  }

  /// `path = ...` below `[addressbooks]`.
  static func khardFolders(_ lines: [String]) -> [String] {
    var isInside = false
    var folders: [String] = []
    for line in lines {
      if line.hasPrefix("["), !line.hasPrefix("[[") { isInside = line.hasPrefix("[addressbooks]") }
      if isInside, let path = value("path", line) { folders.append(path) }
    }
    return folders
  }

  /// `path = "..."` in a `[storage NAME]` of the type `filesystem` with files that end in `.vcf`.
  static func vdirsyncerFolders(_ lines: [String]) -> [String] {
    let sections = lines.split { $0.hasPrefix("[") }
    return sections.compactMap { lines in
      let isCards =
        lines.contains { value("type", $0) == "filesystem" }
        && lines.contains { value("fileext", $0) == ".vcf" }
      return isCards ? lines.lazy.compactMap { value("path", $0) }.first : nil
    }
  }

  private static func value(_ key: String, _ line: String) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1).map { String($0).trimmingBlanks }
    guard parts.count == 2, parts[0] == key else { return nil }
    let value = parts[1]
    let isQuoted = value.count > 1 && "\"'".contains(value.prefix(1)) && value.first == value.last
    return isQuoted ? String(value.dropFirst().dropLast()) : value
  }
}
