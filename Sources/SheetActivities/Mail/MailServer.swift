/// The address of a server that takes mail: `smtps://HOST[:PORT]` for TLS from the start, `smtp://…` for
/// STARTTLS, which only a server on this machine may lack.
package struct MailServer: Hashable, Sendable {
  /// The name or number of the host.
  package let host: String
  /// Its port.
  package let port: Int
  /// Whether TLS begins before the first word.
  package let isEncrypted: Bool

  /// Reads an address; `nil` when it is none, and with a name or password in it.
  package init?(_ text: String) {
    let lowered = text.lowercased()
    guard let scheme = ["smtps://", "smtp://"].first(where: lowered.hasPrefix) else { return nil }
    isEncrypted = scheme == "smtps://"
    var rest = Substring(lowered.dropFirst(scheme.count))
    if rest.hasSuffix("/") { rest = rest.dropLast() }
    let end = rest.hasPrefix("[") ? rest.firstIndex(of: "]").map(rest.index(after:)) : nil
    let hostEnd = end ?? rest.firstIndex(of: ":") ?? rest.endIndex
    let allowed = end == nil ? "-._" : "[]:.%"
    host = String(rest[..<hostEnd])
    guard !host.isEmpty,
      host.allSatisfy({ $0.isLetter || $0.isNumber || allowed.contains($0) })
    else { return nil }
    let tail = rest[hostEnd...]
    guard !tail.isEmpty else {
      // The ports for submission (RFC 8314 section 3).
      port = isEncrypted ? 465 : 587
      return
    }
    guard tail.hasPrefix(":"), let number = UInt16(tail.dropFirst()), number > 0 else {
      return nil
    }
    port = Int(number)
  }

  /// Whether it is this machine.
  package var isHere: Bool {
    host == "localhost" || host == "[::1]"
      || host.hasPrefix("127.")
        && host.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// For messages.
  package var text: String { "\(host):\(port)" }

  /// As curl takes it. The path is what we call ourselves: an address that says nothing (RFC 5321 section
  /// 4.1.4); curl would tell the name of this machine.
  var url: String { "\(isEncrypted ? "smtps" : "smtp")://\(text)/%5B127.0.0.1%5D" }
}
