import Foundation
import HelperProtocol
import SheetFiles
import SheetPresentation
import SheetPrograms

/// A message as a person wants it sent.
struct MailMessage: Sendable {
  /// Bytes that most servers take, where nobody says.
  static let customarySize: Int64 = 20_000_000

  /// Who sends it; `nil` leaves that to the program that does.
  var sender: MailAddress?
  /// Who gets it.
  var to: [MailAddress] = [], cc: [MailAddress] = [], bcc: [MailAddress] = []
  /// In one line.
  var subject = ""
  /// Its lines ended by line feeds.
  var body = ""
  /// Who the person is, for the end of the text: lines ended by line feeds; empty for none.
  var signature = ""
  /// The files.
  var attachments: [MailAttachment] = []

  /// Everyone who gets it.
  var recipients: [MailAddress] { to + cc + bcc }

  /// Bytes that it will have when it is written, a little too many rather than too few: base64 has 78
  /// bytes on the wire for 57.
  var estimatedSize: Int64 {
    let files = attachments.map { ($0.size / 57 + 1) * 78 + 1000 }.reduce(0, +)
    return files + Int64(body.utf8.count + signature.utf8.count) * 3 + Int64(recipients.count) * 400
      + 4000
  }

  /// Reads the answers of the panel; the attachments are opened.
  ///
  /// - Throws: ``MailAddressError``, ``MailError`` or ``FileError``.
  init(_ work: ActivityWork, withAttachments: Bool = true) throws {
    let values = work.values
    to = try MailAddress.list(values.text("to"))
    cc = try MailAddress.list(values.text("cc"))
    bcc = try MailAddress.list(values.text("bcc"))
    let settings = try work.settings.section(MailSection.self)
    sender = settings.sender(values.text("from"))
    subject = values.text("subject").singleLine
    let shared = SharedMail(work.items)
    body = Self.clean(([values.text("body")] + shared.lateTexts(values)).joined(separator: "\n\n"))
    if values.flag("signature") { signature = Self.clean(settings.signature) }
    if withAttachments { attachments = try shared.attachments(work) }
  }

  /// A text that ends with a line break and has no character that mail does not carry.
  private static func clean(_ text: String) -> String {
    let lines = text.withoutControls
    let body = String(lines.reversed().drop(while: \.isWhitespace).reversed())
    return body.isEmpty ? "" : body + "\n"
  }
}

/// What a message is written for.
enum MailForm: Sendable {
  /// A server: nobody sees hidden recipients, and lines end as on the wire.
  case wire
  /// A program of this machine, which takes the hidden recipients out.
  case local
  /// A mailer in which the person goes on writing it.
  case mailer
  /// A file that the person opens later.
  case draft
}

extension MailMessage {
  /// Writes the message by the rules of MIME into a file, from its start.
  ///
  /// - Throws: ``MailError``, ``FileError`` for an attachment, or `CancellationError`.
  func write(
    _ form: MailForm, to file: Descriptor, _ settings: ActivitySettings, _ monitor: WorkMonitor
  ) throws {
    guard let helper = settings.helper() else { throw MailError.noHelper }
    for attachment in attachments { attachment.file.rewind() }
    do throws(HelperError) {
      _ = try helper.words(
        of: .message(attachments: attachments.count),
        .bytes(description(form, settings.now()).bytes),
        files: [file] + attachments.map(\.file), monitor)
    } catch .cancelled {
      throw CancellationError()
    } catch .missing {
      throw MailError.noHelper
    } catch .refused(.damaged, let number, _, _) {
      let names = attachments.map(\.name).dropFirst(Int(number) ?? 0)
      throw FileError.changed(FilePath(names.first ?? ""))
    } catch .refused(.unwritable, _, _, _) {
      throw MailError.noRoom(needed: estimatedSize)
    } catch {
      throw MailError.notWritten
    }
    file.rewind()
  }

  private func description(_ form: MailForm, _ now: Date) -> MessageDescription {
    var description = MessageDescription()
    description.addresses = [
      .from: [sender].compactMap(\.self).map(\.mailbox), .to: to.map(\.mailbox),
      .cc: cc.map(\.mailbox), .bcc: form == .wire ? [] : bcc.map(\.mailbox),
    ]
    description.subject = subject
    // A draft is not signed: whoever sends it adds a signature, and there would be two.
    description.body = form == .draft ? body : signedBody
    let seconds = Timestamp.seconds(now)
    (description.date, description.zone) = (seconds, Timestamp.offset(seconds))
    // A mailer makes an identifier of its own when it sends.
    if form == .wire || form == .local { description.identifier = identifier }
    description.isDraft = form == .draft
    description.hasWireEnds = form == .wire
    description.attachments = attachments.map {
      MessageDescription.Attachment(name: $0.name, type: $0.type, size: Int($0.size))
    }
    return description
  }

  /// The text with the signature behind it, once (RFC 3676 section 4.3).
  private var signedBody: String {
    // Many a file with a signature begins with the line that comes before one.
    let block = signature.hasPrefix("-- \n") ? signature : "-- \n" + signature
    guard !signature.isEmpty, !"\n\(body)".contains("\n" + block) else { return body }
    return body + (body.isEmpty ? "" : "\n") + block
  }

  /// A name for the message as a file.
  var draftName: FilePath {
    let stem = FileName.parts(FileName.name(forText: subject.isEmpty ? "Mail" : subject)).stem
    return FilePath(bytes: stem + Array(".eml".utf8))
  }

  /// Random, at the sender's domain: the name of this machine is nobody's business. Without a sender
  /// the program that sends it makes one.
  private var identifier: String {
    guard let sender else { return "" }
    let number = (0..<2).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 36) }
    return "\(number.joined(separator: "."))@\(sender.domain)"
  }
}

extension MailAddress {
  fileprivate var mailbox: MessageDescription.Mailbox {
    MessageDescription.Mailbox(name: name, address: address)
  }
}
