import SheetFiles
import SheetPrograms

/// The person's account at a server, which is spoken to by curl.
struct MailAccount {
  /// A server is asked what it takes before a message of more bytes is written.
  private static let questionSize: Int64 = 4_000_000

  private let server: MailServer
  private let settings: MailSection
  private let surroundings: ActivitySettings
  private let monitor: WorkMonitor

  /// `nil` when none is configured.
  init?(_ settings: MailSection, _ surroundings: ActivitySettings, _ monitor: WorkMonitor) {
    guard let server = settings.server else { return nil }
    self.server = server
    self.settings = settings
    self.surroundings = surroundings
    self.monitor = monitor
  }

  /// Sends a message; when this returns, the server has taken it.
  ///
  /// - Throws: ``MailError``, ``NetworkError``, ``SecretError``, ``FileError`` or `CancellationError`.
  func send(_ message: MailMessage) throws {
    guard let sender = message.sender else { throw MailError.noSender }
    try refuse(message, above: settings.limit, .configuration)
    let curl = try CurlProgram(environment: surroundings.environment)
    let password = try settings.password?.secret(environment: surroundings.environment, monitor)
    if message.estimatedSize > Self.questionSize { try ask(curl, password, message) }
    let file = try MailFile(message, .wire, surroundings, monitor)
    var lines = configuration(password)
    lines.set("mail-from", sender.address)
    for recipient in message.recipients { lines.set("mail-rcpt", recipient.address) }
    lines.set("upload-file", "/dev/fd/0")
    let report = try curl.run(lines, input: .open(file.file), total: file.size, monitor)
    if let error = error(of: report, size: file.size) { throw error }
  }

  private func refuse(
    _ message: MailMessage, above limit: Int64?, _ limiter: MailError.Limiter
  ) throws(MailError) {
    guard let limit, message.estimatedSize > limit else { return }
    throw .tooLarge(size: message.estimatedSize, limit: limit, limiter)
  }

  /// Logs in and says nothing, so that a wrong password or too many gigabytes are known before these are
  /// read.
  private func ask(_ curl: CurlProgram, _ password: Secret?, _ message: MailMessage) throws {
    var lines = configuration(password)
    lines.set("request", "NOOP")
    let report = try curl.run(lines, monitor)
    let conversation = MailConversation(report)
    // Some servers refuse the word itself, which says nothing about mail.
    if report.status != 8, let error = error(of: report, size: message.estimatedSize) {
      throw error
    }
    if let limit = conversation.limit {
      try refuse(message, above: limit, .server(server.host))
    } else if settings.limit == nil {
      try refuse(message, above: MailMessage.customarySize, .custom)
    }
  }

  private func configuration(_ password: Secret?) -> CurlConfiguration {
    var lines = CurlConfiguration()
    lines.set("url", server.url)
    lines.set("proto", server.isEncrypted ? "=smtps" : "=smtp")
    lines.set("globoff")
    // The server's words are only told in this mode; what it says of the login stays here.
    lines.set("verbose")
    // Some servers look at the whole message before they answer.
    lines.set("speed-time", "300")
    if !server.isEncrypted, !server.isHere { lines.set("ssl-reqd") }
    if let user = settings.user {
      if !server.isEncrypted, server.isHere { lines.set("ssl") }
      lines.set("user", "\(user):\(password?.text ?? "")")
    }
    if let authorities = settings.authorities {
      let path = surroundings.directories.expand(authorities, in: surroundings.workingDirectory)
      lines.set("cacert", path.text)
    }
    return lines
  }

  /// What an end of curl means for mail.
  private func error(of report: CurlProgram.Report, size: Int64) -> (any Error)? {
    guard report.status != 0 else { return nil }
    let (host, conversation) = (server.host, MailConversation(report))
    let words = conversation.refusal
    switch NetworkError(curl: report, host: server.text) {
    case .login: return MailError.login(host: host, user: settings.user ?? "")
    case .speaksPlain: return MailError.speaksPlain(host: host)
    case .untrusted where report.status == 64: return MailError.notEncrypted(host: host)
    case .untrusted(_, let detail): return MailError.untrusted(host: host, detail: detail)
    case let error where words.isEmpty: return error
    default: break
    }
    if report.complaint.contains("RCPT failed") {
      return MailError.recipient(host: host, words: words)
    }
    guard words.hasPrefix("552") else { return MailError.refused(host: host, words: words) }
    return conversation.limit.map { .tooLarge(size: size, limit: $0, .server(host)) }
      ?? MailError.refused(host: host, words: words)
  }
}

/// What curl tells of its conversation with a server: its lines begin with `< `.
struct MailConversation {
  private let lines: [Substring]

  init(_ report: CurlProgram.Report) {
    self.init(String(decoding: report.errorOutput, as: UTF8.self))
  }

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("< ") }
      .map { $0.dropFirst(2) }
  }

  /// The bytes that the server takes, by its answer to EHLO (RFC 1870); `nil` when it does not say.
  var limit: Int64? {
    for line in lines where line.hasPrefix("250") {
      let words = line.dropFirst(4).split(separator: " ")
      guard words.first?.uppercased() == "SIZE", words.count > 1, let limit = Int64(words[1]) else {
        continue
      }
      return limit > 0 ? limit : nil
    }
    return nil
  }

  /// The last thing that the server said before it took leave, when that is a refusal: its status and
  /// words. Empty otherwise.
  var refusal: String {
    guard let last = lines.last(where: { !$0.hasPrefix("221") }),
      last.first == "4" || last.first == "5"
    else { return "" }
    return String(last.prefix(300))
  }
}
