/// Why a server did not do what was asked.
package enum NetworkError: Error, Hashable, Sendable {
  /// The program `curl` is not installed.
  case noCurl
  /// No URL that can be used.
  case badAddress(String)
  /// `http:` to a host that is not on this machine or in a private network.
  case notEncrypted(String)
  /// There is no host of that name.
  case noSuchHost(String)
  /// Nobody listens there, or the network is not there; curl's words.
  case notReached(String, detail: String)
  /// It did not answer in time.
  case tooSlow(String)
  /// Its certificate is not trusted, or TLS failed otherwise; curl's words.
  case untrusted(String, detail: String)
  /// It does not speak TLS at that port.
  case speaksPlain(String)
  /// It speaks TLS at that port, and its address begins with `http:`.
  case speaksTLS(String)
  /// Both sides could not begin to speak TLS, before any certificate was looked at; curl's words.
  case noHandshake(String, detail: String)
  /// The connection ended in the middle.
  case cutOff(String)
  /// The server refuses the name or the password.
  case login(String)
  /// The server's answer is longer than is read.
  case answerTooLong(String)
  /// The server answered, but nothing that makes sense.
  case badAnswer(String)
  /// An HTML page came instead of an answer, as a network's sign-in page does.
  case page(String)
  /// The network wants the person to sign in before anything else (RFC 6585, status 511).
  case signInFirst(String)
  /// The answer is compressed, and cannot be read.
  case compressed(String)
  /// The server refuses; its status, and its own words, shortened.
  case refused(String, status: Int, words: String)
  /// The server sends to another address, which is not followed.
  case moved(String, to: String)
  /// Too much was asked for in too short a time, or the server is busy; the seconds until it may be asked
  /// again, if it says.
  case tooMany(String, wait: Int?)
  /// All was sent, and no answer came: what was asked for may have been done.
  case unconfirmed(String)
  /// Anything else, with curl's status and words.
  case other(String, status: Int32, detail: String)

  /// The error for curl's exit status (its manual, "EXIT CODES"); `nil` for 0.
  package init?(curl report: CurlProgram.Report, host: String) {
    switch report.status {
    case 0: return nil
    case 3: self = .badAddress(host)
    case 5, 6: self = .noSuchHost(host)
    case 7: self = .notReached(host, detail: report.complaint)
    case 28: self = .tooSlow(host)
    case 35 where report.isAnsweredWithoutTLS: self = .speaksPlain(host)
    case 35: self = .noHandshake(host, detail: report.complaint)
    case 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91:
      self = .untrusted(host, detail: report.complaint)
    // Curl 7.88 says so of many header lines, and of a long one that its memory does not suffice.
    case 56 where report.complaint.contains("response headers"): self = .answerTooLong(host)
    case 27, 63, 100: self = .answerTooLong(host)
    case 18, 52, 55, 56, 92, 95: self = .cutOff(host)
    case 61: self = .compressed(host)
    case 67: self = .login(host)
    default: self = .other(host, status: report.status, detail: report.complaint)
    }
  }
}

extension CurlProgram.Report {
  /// Whether the first bytes of the other side were none of TLS, in the words of OpenSSL 3 (seen with 3.0.19) and
  /// of GnuTLS.
  fileprivate var isAnsweredWithoutTLS: Bool {
    ["wrong version number", "packet length too long", "An unexpected TLS packet was received"]
      .contains { complaint.contains($0) }
  }
}
