import Foundation
import SheetFiles
import SheetSettings

/// A folder on another machine, reached by SSH.
package struct RemoteFolder: Sendable, Hashable {
  /// What `ssh` connects to: a name of its configuration, a host, or `user@host`.
  package var host: String
  /// The port; `nil` for the usual one.
  package var port: Int?
  /// The folder there; empty for the one that a person gets after signing in.
  package var path: FilePath
  /// The address under which everybody can read what lies in the folder.
  package var publicURL: String?

  /// Makes a folder.
  package init(host: String, port: Int? = nil, path: FilePath, publicURL: String? = nil) {
    self.host = host
    self.port = port
    self.path = path
    self.publicURL = publicURL
  }

  /// What a person typed in place of a folder of this machine: `NAME:` or `NAME:folder/inside` for a
  /// server of the configuration, or an address `sftp://user@host:port/folder`. `nil` for anything else.
  package init?(_ text: String, servers: [String: RemoteFolder]) {
    if text.hasPrefix("sftp://") {
      self.init(address: text)
    } else if let colon = text.firstIndex(of: ":"), let server = servers[String(text[..<colon])] {
      self = server.inside(String(text[text.index(after: colon)...]))
    } else {
      return nil
    }
  }

  /// draft-ietf-secsh-scp-sftp-ssh-uri: the path is absolute, unless it begins with `/~/`.
  private init?(address: String) {
    guard let parts = URLComponents(string: address), let host = parts.host, !host.isEmpty,
      parts.password == nil, Self.isHost(host), Self.isHost(parts.user ?? ""),
      parts.port.map(SettingsTable.ports.contains) ?? true
    else { return nil }
    let path = parts.path.hasPrefix("/~/") ? String(parts.path.dropFirst(3)) : parts.path
    self.init(
      host: parts.user.map { "\($0)@\(host)" } ?? host, port: parts.port, path: FilePath(path))
  }

  /// Why an address is none of a folder.
  static func fault(of address: String) -> RemoteError {
    let authority = address.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst(3)
      .prefix { $0 != UInt8(ascii: "/") }
    let host = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[$0...] } ?? authority
    return SettingsTable.port(after: host) ? .badAddress : .badPort
  }

  /// A word that begins with a hyphen would be an option to `ssh`.
  static func isHost(_ text: String) -> Bool {
    !text.hasPrefix("-") && text.unicodeScalars.allSatisfy { $0.isPrintable }
  }

  private func inside(_ folder: String) -> RemoteFolder {
    guard !folder.isEmpty else { return self }
    var result = self
    let isAbsolute = folder.hasPrefix("/")
    result.path =
      isAbsolute || path.bytes.isEmpty ? FilePath(folder) : path.appending(FilePath(folder))
    result.publicURL =
      isAbsolute ? nil : publicURL.map { $0 + FilePath(folder).percentEncoded + "/" }
    return result
  }

  /// The address of a file in the folder: the public one, else that of SFTP.
  func url(of name: FilePath) -> URL? {
    if let publicURL { return URL(string: publicURL + name.percentEncoded) }
    let place = path.isAbsolute ? path : FilePath("/~").appending(path)
    let port = port.map { ":\($0)" } ?? ""
    return URL(string: "sftp://\(host)\(port)\(place.appending(name).percentEncoded)")
  }
}

extension Unicode.Scalar {
  /// Neither a blank nor a control character.
  fileprivate var isPrintable: Bool {
    !properties.isWhitespace && properties.generalCategory != .control
  }
}
