import Foundation
import SheetCells

extension NetworkError {
  /// The error in words: what happened, to what, what to do next.
  package var message: String {
    switch self {
    case .noCurl: "The program curl is not installed. Install the package curl."
    case .badAddress(let address): "\(address.quoted) is no address of a server."
    case .notEncrypted(let host):
      "The address of \(host.displayable) begins with http: and is not encrypted. Use https."
    case .refused, .badAnswer, .answerTooLong, .login: answerMessage
    case .moved, .tooMany, .unconfirmed, .page, .signInFirst, .compressed: answerMessage
    case .untrusted, .speaksPlain, .speaksTLS, .noHandshake: encryptionMessage
    default: connectionMessage
    }
  }

  private var connectionMessage: String {
    switch self {
    case .noSuchHost(let host):
      "There is no server \(host.quoted), or the network is down. Check the address."
    case .notReached(let host, let detail):
      "\(host.displayable) cannot be reached\(detail.asReason)"
    case .tooSlow(let host): "\(host.displayable) did not answer in time. Try again later."
    case .cutOff(let host):
      "\(host.displayable) closed the connection in the middle. Try again later."
    case .other(let host, let status, let detail):
      "\(host.displayable): curl failed with status \(status)\(detail.asReason)"
    default: ""
    }
  }

  private var encryptionMessage: String {
    switch self {
    case .untrusted(let host, let detail):
      "The certificate of \(host.displayable) is not trusted\(detail.asReason) Name the certificate of its "
        + "authority in ca_file beside its address in the configuration, if you know it."
    case .speaksPlain(let host):
      "\(host.displayable) does not speak TLS at this port, so nothing was sent to it. Check the port in its "
        + "address. Only a server on this machine or in a private network may have an address with http:."
    case .speaksTLS(let host):
      "\(host.displayable) speaks TLS at this port, and its address begins with http:. Write https: instead."
    case .noHandshake(let host, let detail):
      "\(host.displayable) and this machine found no way to speak TLS\(detail.asReason) Check the port in "
        + "its address; the server may also be too old, or closed to this network."
    default: ""
    }
  }

  private var answerMessage: String {
    switch self {
    case .page, .signInFirst, .compressed: strangeMessage
    case .login(let host):
      "\(host.displayable) refuses the name or the password. Check both."
    case .answerTooLong(let host):
      "\(host.displayable) answered with far more than was asked for."
    case .badAnswer(let host):
      "\(host.displayable) gave an answer that makes no sense. Is the address right?"
    case .refused(let host, let status, let words):
      "\(host.displayable) refuses, with status \(status)\(words.asReason)"
    case .moved(let host, let address):
      "\(host.displayable) sends to another address: \(address.displayable). If you trust it, write that "
        + "one into the configuration.\(Self.isElsewhere(address, host) ? Self.signInHint : "")"
    case .tooMany(let host, let wait):
      "\(host.displayable) is asked too often. \(advice(after: wait))"
    case .unconfirmed(let host):
      "Everything was sent to \(host.displayable), but no answer came. It may have arrived: look there "
        + "before you send it again."
    default: ""
    }
  }

  private var strangeMessage: String {
    switch self {
    case .page(let host):
      "An HTML page came instead of an answer of \(host.displayable). Perhaps this network has a sign-in "
        + "page: open any page in a browser. Else check the server's address."
    case .signInFirst(let host):
      "The network wants you to sign in before it lets anything through to \(host.displayable). Open any "
        + "page in a browser, sign in there, and try again."
    case .compressed(let host):
      "\(host.displayable) sent a compressed answer that cannot be read. Tell those who run it."
    default: ""
    }
  }

  private static let signInHint =
    " If it is a page where this network wants you to sign in, do that in a browser first."

  /// Whether an address leads to another host. One without a host leads to the same.
  private static func isElsewhere(_ address: String, _ host: String) -> Bool {
    guard let other = URLComponents(string: address)?.host else { return false }
    return other.lowercased() != host.lowercased()
  }

  private func advice(after wait: Int?) -> String {
    switch wait {
    case nil: "Try again later."
    case .some(let seconds) where seconds < 120: "Try again in \(seconds) seconds."
    case .some(let seconds): "Try again in \((seconds + 59) / 60) minutes."
    }
  }
}

extension NetworkError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
