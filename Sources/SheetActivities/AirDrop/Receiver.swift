import Foundation
import HelperProtocol
import SheetPresentation

/// To whom things go: what was chosen in the panel, or typed as the field `to`.
enum Receiver: Hashable, Sendable {
  /// Whoever types the code.
  case code
  /// Whoever opens the link.
  case link
  /// A device that was found.
  case device(NearbyDevice)
  /// What listens at an address.
  case address(String, port: Int)
  /// The device with a certificate.
  case fingerprint(String)
  /// The device of that name.
  case name(String)

  /// The field in which the panel adds the device that was chosen, as JSON.
  static let foundField = "found"

  /// Reads what was entered.
  init(_ values: FormValues) {
    let found = Data(values.text(Self.foundField).utf8)
    if let device = try? JSONDecoder().decode(NearbyDevice.self, from: found) {
      self = .device(device)
    } else {
      self.init(typed: values.text("to"))
    }
  }

  /// Reads what was typed. What is neither a word of ours nor an address is a name.
  init(typed text: String) {
    let text = text.trimmingBlanks
    switch text.lowercased() {
    case "code": self = .code
    case "link": self = .link
    case let word where word.count == 64 && word.allSatisfy(\.isHexDigit):
      self = .fingerprint(word)
    default: self = Self.address(text) ?? .name(text)
    }
  }

  /// `10.0.0.2`, `laptop.local:53317`, `[fe80::1%eth0]`; a word alone is a name, unless a port follows.
  private static func address(_ text: String) -> Receiver? {
    guard !text.contains(where: \.isWhitespace), !text.contains("/"), !text.contains("@") else {
      return nil
    }
    let colons = text.count { $0 == ":" }
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      let rest = text[text.index(after: end)...]
      let host = String(text[..<end].dropFirst())
      return rest.isEmpty ? .address(host, port: LocalSend.port) : port(rest, of: host)
    }
    if colons > 1 { return .address(text, port: LocalSend.port) }
    if colons == 1, let colon = text.firstIndex(of: ":") {
      return port(text[colon...], of: String(text[..<colon]))
    }
    let isHost = text.contains(".") && !text.hasPrefix(".") && !text.hasSuffix(".")
    return isHost || text == "localhost" ? .address(text, port: LocalSend.port) : nil
  }

  private static func port(_ text: Substring, of host: String) -> Receiver? {
    guard text.first == ":", let port = UInt16(text.dropFirst()), port > 0, !host.isEmpty else {
      return nil
    }
    return .address(host, port: Int(port))
  }
}
