import Foundation
import SheetFiles
import SheetPrograms

/// A program that takes the text on its standard input and the recipient as its last argument, such as
/// go-sendxmpp. It reads the account, with its password, from its own configuration.
struct JabberSender: MessageSender {
  let command: [String]
  let environment: [String: String]
  let monitor: WorkMonitor

  /// Its status is 0 once the server has logged it in and it has written the message: nobody tells whether
  /// the other side got it (seen with go-sendxmpp 0.5.6).
  func send(_ message: OutgoingMessage, to recipient: MessageRecipient) throws {
    let name = command.first ?? ""
    guard let path = ProgramFinder(environment: environment).path(of: name) else {
      throw MessageError.noService(name)
    }
    var child = ChildProcess(
      executable: path, arguments: command.dropFirst() + [recipient.address],
      environment: environment)
    child.input = .bytes(Array((message.text + "\n").utf8))
    child.timeout = .seconds(60)
    let outcome = try child.runMessage(monitor)
    guard outcome.isSuccess else {
      throw MessageError.program(
        child.name, status: outcome.status ?? -1, words: outcome.complaint.withoutLogTime)
    }
  }
}

extension String {
  /// The line of a log without the date and the time before it, as Go writes them.
  fileprivate var withoutLogTime: String {
    let words = split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let isLog = words.count == 3 && words[0].contains("/") && words[1].contains(":")
    return isLog && words[0].allSatisfy { $0.isNumber || $0 == "/" } ? String(words[2]) : self
  }
}

/// A modem, by gammu.
struct ModemSender: MessageSender {
  /// What it is told for each message of a part: it waits for the network.
  private static let patience = Duration.seconds(60)

  let configuration: FilePath
  let environment: [String: String]
  let monitor: WorkMonitor

  /// Its status is 0 when the network has taken each part; without a device 104 (seen with gammu 1.42). The
  /// text beyond `-autolen` would be dropped.
  func send(_ message: OutgoingMessage, to recipient: MessageRecipient) throws {
    guard let path = ProgramFinder(environment: environment).path(of: "gammu") else {
      throw MessageError.noService("gammu")
    }
    let parts = SMSParts(message.text)
    let length = String(message.text.utf16.count + 1)
    var child = ChildProcess(
      executable: path,
      arguments: [
        "-c", configuration.text, "sendsms", "TEXT", recipient.address, "-autolen", length,
      ]
        + (parts.alphabet == .ucs2 ? ["-unicode"] : []),
      // It reads the text in the encoding of the locale.
      environment: environment.merging(["LC_ALL": "C.UTF-8"]) { $1 })
    child.input = .bytes(Array(message.text.utf8))
    child.timeout = Self.patience * max(1, parts.count)
    let outcome = try child.runMessage(monitor)
    guard outcome.isSuccess else {
      throw MessageError.program(child.name, status: outcome.status ?? -1, words: words(outcome))
    }
  }

  /// It says on standard output what is wrong.
  private func words(_ outcome: ChildProcess.Outcome) -> String {
    let lines = String(decoding: outcome.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last.map(String.init) ?? outcome.complaint
  }
}

/// The program that the desktop has for `sms:` links. It says nothing of what became of the message.
struct DesktopSender {
  let opener: AddressOpener
  let work: ActivityWork

  /// Opens one link for all recipients.
  ///
  /// - Throws: ``OpenWithError``, ``ChildProcessError`` or `CancellationError`.
  func send(_ message: OutgoingMessage) throws {
    guard let url = URL(string: message.link) else { throw MessageError.noService("sms:") }
    try opener.open(url, terminal: work.terminal, work.monitor)
  }
}

extension OutgoingMessage {
  /// The message as an `sms:` link.
  var link: String { SMSLink(recipients: recipients.map(\.address), body: text).text }
}
