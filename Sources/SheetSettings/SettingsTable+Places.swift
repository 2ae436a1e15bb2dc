/// Settings that say where something is. They are looked at byte by byte: that happens before the first
/// frame, and the parser of URLs would have to be loaded.
extension SettingsTable {
  /// The numbers of ports (RFC 6335).
  public static let ports = 1...65_535

  /// A path of this machine. Where the person happens to work must not decide what it means, so it begins
  /// with a slash or their own folder.
  public func localPath(_ key: String) throws(ConfigurationFault) -> String? {
    guard let path = try text(key) else { return nil }
    guard path == "~" || path.utf8.starts(with: "/".utf8) || path.utf8.starts(with: "~/".utf8)
    else { throw outOfRange(key, expected: "a whole path, which begins with / or ~/") }
    return path
  }

  /// A program with its arguments, blanks between them. Its name is looked for in `PATH`; a path must be
  /// whole, since another one would run whatever lies below the folder where the person works.
  public func program(_ key: String) throws(ConfigurationFault) -> String? {
    guard let command = try text(key) else { return nil }
    guard Self.isProgram(command) else {
      throw outOfRange(
        key, expected: "the name of a program or its whole path, which begins with /")
    }
    return command
  }

  /// Whether the first word of a command can name a program.
  public static func isProgram(_ command: String) -> Bool {
    let name = command.utf8.drop { $0 == 0x20 }.prefix { $0 != 0x20 }
    return name.first == UInt8(ascii: "/") || !name.contains(UInt8(ascii: "/"))
  }

  /// The address of a server on the web.
  public func webAddress(_ key: String) throws(ConfigurationFault) -> String? {
    try address(key, ["https://", "http://"], expected: "https://")
  }

  /// The address of a server that WebSocket (RFC 6455) is spoken with.
  public func socketAddress(_ key: String) throws(ConfigurationFault) -> String? {
    try address(key, ["wss://", "ws://"], expected: "ws:// or wss://")
  }

  private func address(
    _ key: String, _ schemes: [String], expected: String
  ) throws(ConfigurationFault) -> String? {
    guard let address = try text(key) else { return nil }
    guard let server = Self.server(in: address, schemes), server.host else {
      throw outOfRange(
        key, expected: "an address that begins with \(expected), without name and password")
    }
    guard server.port else { throw badPort(key) }
    return address
  }

  /// The fault for an address with a port that there is not.
  public func badPort(_ key: String) -> ConfigurationFault {
    outOfRange(
      key,
      expected:
        "an address with a port from \(Self.ports.lowerBound) to \(Self.ports.upperBound)")
  }

  /// Whether the host, and the port after it, can be meant; `nil` when the scheme is none of these.
  private static func server(
    in address: String, _ schemes: [String]
  ) -> (host: Bool, port: Bool)? {
    for scheme in schemes where address.lowercased().hasPrefix(scheme) {
      let authority = address.utf8.dropFirst(scheme.utf8.count).prefix { !"/?#".utf8.contains($0) }
      let isClean = address.utf8.allSatisfy { $0 > 0x20 } && !authority.contains(0x40)
      return (isClean && (authority.first ?? 0x3A) != 0x3A, port(after: authority))
    }
    return nil
  }

  /// Whether what stands behind the last colon, if there is one outside brackets, is a port.
  public static func port(after authority: some Sequence<UInt8>) -> Bool {
    var digits: [UInt8]?
    for byte in authority {
      switch byte {
      case UInt8(ascii: ":"): digits = []
      case UInt8(ascii: "]"): digits = nil
      default: digits?.append(byte)
      }
    }
    guard let digits, !digits.isEmpty else { return true }
    return Int(String(decoding: digits, as: UTF8.self)).map(ports.contains) ?? false
  }
}
