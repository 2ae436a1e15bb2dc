import SheetFiles

/// What counts as a link (RFC 3986 section 3.1), by its form alone.
enum LinkSyntax {
  /// Whether the text is one URL: a scheme of at least two letters, a colon, and something without
  /// blanks. One letter would be a drive, as in `C:\`.
  static func isLink(_ text: String) -> Bool {
    guard let scheme = scheme(of: text), scheme.utf8.count > 1 else { return false }
    let rest = text.unicodeScalars.dropFirst(scheme.unicodeScalars.count + 1)
    guard !rest.isEmpty, !rest.contains(where: isBlankOrControl) else { return false }
    let isBare = rest.allSatisfy { $0 == "/" }
    return !isBare && (host(of: text) != nil || !hostSchemes.contains(scheme.lowercased()))
  }

  /// Whether the text, which nobody called a link, is surely one: `Note:this` is not.
  static func isSurelyLink(_ text: String) -> Bool {
    guard isLink(text), let scheme = scheme(of: text)?.lowercased(), scheme != "file" else {
      return false
    }
    return text.dropFirst(scheme.count).hasPrefix("://") || opaqueSchemes.contains(scheme)
  }

  /// The scheme in front of the colon, or `nil`.
  static func scheme(of text: String) -> Substring? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon]
    guard let first = scheme.utf8.first, first.isASCIILetter else { return nil }
    let isWord = scheme.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0)
    }
    return isWord ? scheme : nil
  }

  /// The host, without name, password and port; `nil` where there is none.
  static func host(of text: String) -> String? {
    guard let scheme = scheme(of: text) else { return nil }
    let rest = text.dropFirst(scheme.count + 1)
    guard rest.hasPrefix("//") else { return nil }
    let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    let host = place.hasPrefix("[") ? place.prefix { $0 != "]" } + "]" : place.prefix { $0 != ":" }
    return host.isEmpty ? nil : String(host)
  }

  /// What leads nowhere without a host (RFC 9110 section 4.2.1, and their like).
  private static let hostSchemes = ["http", "https", "ftp", "ftps", "sftp", "ssh", "ws", "wss"]

  private static let opaqueSchemes: Set<String> = [
    "mailto", "tel", "sms", "geo", "magnet", "xmpp", "matrix", "sip", "news", "urn", "bitcoin",
  ]

  private static func isBlankOrControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }
}
