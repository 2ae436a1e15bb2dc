import Foundation

/// The address of a server from the configuration, which may be used with a secret: `https`, or `http`
/// to this machine or a private network.
package struct ServerAddress: Sendable, Hashable {
  /// The URL without a slash at its end.
  package let text: String
  /// The name of the host, for messages.
  package let host: String
  /// Whether it is `http`.
  package let isPlain: Bool

  /// Checks a URL.
  ///
  /// - Throws: ``NetworkError/badAddress(_:)`` or ``NetworkError/notEncrypted(_:)``.
  package init(_ address: String) throws(NetworkError) {
    guard let parts = URLComponents(string: address), let host = parts.host, !host.isEmpty,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
    else { throw .badAddress(address) }
    switch parts.scheme?.lowercased() {
    case "https": isPlain = false
    case "http" where Self.isNear(host): isPlain = true
    case "http": throw .notEncrypted(host)
    default: throw .badAddress(address)
    }
    self.host = host
    text = address.hasSuffix("/") ? String(address.dropLast()) : address
  }

  /// The same server with another path, percent-encoded, as its answers name things: alone, or behind the
  /// server's own scheme and host (RFC 4918, section 14.7).
  package func with(path: String) throws(NetworkError) -> ServerAddress {
    guard var parts = URLComponents(string: text) else { throw .badAnswer(host) }
    parts.percentEncodedPath = ""
    let origin = parts.string ?? ""
    let path = path.hasPrefix(origin + "/") ? String(path.dropFirst(origin.count)) : path
    guard path.hasPrefix("/"), !path.hasPrefix("//") else { throw .badAnswer(host) }
    return try ServerAddress(origin + path)
  }

  /// Whether a host is this machine, or by its number in a private network (RFC 1918, RFC 4193, RFC
  /// 3927). A name that only a server of names can tell does not count.
  private static func isNear(_ host: String) -> Bool {
    let host = host.lowercased().trimmingCharacters(in: ["[", "]"])
    if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
    if host.hasPrefix("fd") && host.contains(":") || host.hasPrefix("fe80:") { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard numbers.count == 4, let first = numbers[0], let second = numbers[1], numbers[2] != nil,
      numbers[3] != nil
    else { return false }
    switch (first, second) {
    case (127, _), (10, _), (192, 168), (169, 254): return true
    case (172, 16...31): return true
    default: return false
    }
  }
}
