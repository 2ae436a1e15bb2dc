import Foundation
import SheetFiles

/// Where the person keeps pictures, videos and downloads, by the XDG file `user-dirs.dirs`.
package struct UserDirectories: Sendable {
  /// The folder of the person.
  package let home: FilePath
  /// Where programs keep what belongs to the person: `XDG_DATA_HOME`, or `~/.local/share`.
  package let data: FilePath
  /// Where the person configures programs: `XDG_CONFIG_HOME`, or `~/.config`.
  package let configuration: FilePath
  /// Where programs keep what they remember: `XDG_STATE_HOME`, or `~/.local/state`.
  package let state: FilePath
  /// What is gone when the person logs out, and is theirs alone; `nil` without one.
  let runtime: FilePath?
  /// What everybody writes and nobody keeps.
  let temporary: FilePath

  /// The folders that `environment` names.
  package init(environment: [String: String]) {
    let folders = BaseDirectories(environment: environment)
    (home, configuration) = (folders.home, folders.config)
    (data, state) = (folders.data, folders.state)
    (runtime, temporary) = (folders.runtime, folders.temporary)
  }

  /// The folder for pictures.
  package var pictures: FilePath { folder("XDG_PICTURES_DIR", standard: "Pictures") }
  /// The folder for videos.
  package var videos: FilePath { folder("XDG_VIDEOS_DIR", standard: "Videos") }

  /// The folder for what comes from elsewhere.
  package var downloads: FilePath { folder("XDG_DOWNLOAD_DIR", standard: "Downloads") }

  /// A path as a person types it: `~` is their folder, and a relative one begins in `directory`.
  package func expand(_ text: String, in directory: String) -> FilePath {
    if text == "~" { return home }
    if text.hasPrefix("~/") { return home.appending(FilePath(String(text.dropFirst(2)))) }
    return text.hasPrefix("/") ? FilePath(text) : FilePath(directory).appending(FilePath(text))
  }

  /// A path as a person reads it, with `~` for their folder.
  package func abbreviate(_ path: FilePath) -> String {
    guard home.bytes.count > 1, path.bytes.starts(with: home.bytes) else { return path.text }
    let rest = path.bytes.dropFirst(home.bytes.count)
    return rest.isEmpty || rest.first == .slash
      ? "~" + String(decoding: rest, as: UTF8.self) : path.text
  }

  /// What `user-dirs.dirs` says, read now: most who ask for folders need none of these. A missing file is
  /// normal.
  private var entries: [String: String] {
    let path = configuration.appending("user-dirs.dirs")
    let bytes = try? SettingsFile.read(path, limit: Self.limit)
    return Self.parse(String(decoding: bytes ?? [], as: UTF8.self), home: home.text)
  }

  /// Far more than `xdg-user-dirs` writes.
  private static let limit = 1 << 20

  /// `xdg-user-dirs` writes the person's own folder for a folder that is switched off.
  private func folder(_ key: String, standard: String) -> FilePath {
    guard let entry = entries[key].map({ FilePath($0) }), entry != home else {
      return home.appending(FilePath(standard))
    }
    return entry
  }

  /// Lines are `XDG_NAME="$HOME/folder"` or `XDG_NAME="/folder"`, shell quoting inside; all others are
  /// ignored (xdg-user-dirs, user-dirs.dirs(5)).
  private static func parse(_ text: String, home: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let value = unquoted(parts[1]) else { continue }
      let key = parts[0].trimmingCharacters(in: .whitespaces)
      if value == "$HOME" || value == "$HOME/" {
        result[key] = home
      } else if value.hasPrefix("$HOME/") {
        result[key] = home + value.dropFirst("$HOME".count)
      } else if value.hasPrefix("/") {
        result[key] = value
      }
    }
    return result
  }

  private static func unquoted(_ text: Substring) -> String? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    guard trimmed.count >= 2, trimmed.first == "\"", trimmed.last == "\"" else { return nil }
    var result = ""
    var escaped = false
    for character in trimmed.dropFirst().dropLast() {
      if !escaped, character == "\\" {
        escaped = true
      } else {
        result.append(character)
        escaped = false
      }
    }
    return result
  }
}
