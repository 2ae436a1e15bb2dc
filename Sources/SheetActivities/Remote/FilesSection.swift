import SheetFiles
import SheetSettings

/// `[files.NAME]`: the servers that files can be saved on.
package struct FilesSection: SettingsSection {
  package static let name = "files"

  /// Of a server that is reached by SSH.
  static let sftpKeys = ["type", "host", "port", "path", "public_url"]

  package static let keys =
    sftpKeys + (FileServer.webDAVKeys + FileServer.s3Keys).filter { !sftpKeys.contains($0) }

  /// How a server is reached.
  private enum Kind: String, WordChoice {
    case sftp
    case webdav
    case s3
  }

  /// Those reached by SSH, by name.
  package var folders: [String: RemoteFolder] = [:]
  /// The others, by their names.
  var servers: [FileServer] = []

  package init() {}

  package init(_ table: SettingsTable) throws(ConfigurationFault) {
    for (name, server) in try table.tables() {
      guard !name.utf8.contains(UInt8(ascii: ":")) else { throw Self.badName(name) }
      let kind: Kind? = try server.choice("type")
      switch kind {
      case .sftp: folders[name] = try Self.folder(server)
      case .webdav: servers.append(try FileServer.webDAV(name, server))
      case .s3: servers.append(try FileServer.s3(name, server))
      case nil: throw server.missing("type")
      }
    }
  }

  /// What a person types as a folder, `NAME:inside`, has the name up to its first colon.
  private static func badName(_ name: String) -> ConfigurationFault {
    .outOfRange(
      key: "\(Self.name).\(name)", expected: "a name without a colon",
      got: MessageWords.quote(name))
  }

  private static func folder(_ server: SettingsTable) throws(ConfigurationFault) -> RemoteFolder {
    try server.refuseKeys(besides: sftpKeys)
    guard let host = try server.text("host") else { throw server.missing("host") }
    guard RemoteFolder.isHost(host) else {
      throw server.outOfRange("host", expected: "the name of a host, or user@host")
    }
    let url = try server.webAddress("public_url")
    return RemoteFolder(
      host: host, port: try server.number("port", in: SettingsTable.ports),
      path: FilePath(try server.text("path") ?? ""),
      publicURL: url.map { $0.hasSuffix("/") ? $0 : $0 + "/" })
  }
}
