import Foundation
import SheetCells
import SheetPresentation
import SheetPrograms

/// What shared items are in a message: recipients and texts of `sms:` links, texts, files.
struct SharedMessage {
  /// The links that name recipients.
  private let links: [SMSLink]
  /// The rest, in the places of the items.
  private let rest: SharedMail
  /// Whether there are files. A text that is only promised is none.
  let hasFiles: Bool

  init(_ items: [ActivityItem]) {
    links = items.compactMap(Self.link)
    rest = SharedMail(items.map { Self.link($0) == nil ? $0 : .text("") })
    hasFiles = SharedMail(items.map { $0.isPromisedText ? .text("") : $0 }).hasFiles
  }

  private static func link(_ item: ActivityItem) -> SMSLink? {
    guard case .link(let url) = item else { return nil }
    return SMSLink(url.absoluteString)
  }

  /// The numbers that links name.
  var recipients: String { links.flatMap(\.recipients).joined(separator: ", ") }

  /// The text to begin with.
  var text: String {
    (links.map(\.body) + [rest.body]).map(\.trimmingBlanks).filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// The fields for the files.
  var fields: [FormField] { rest.fields }

  /// Texts and links that were only promised when the panel was made.
  func lateTexts(_ values: FormValues) -> [String] { rest.lateTexts(values) }

  /// The files that were not left out, opened.
  func attachments(_ work: ActivityWork) throws -> [MailAttachment] { try rest.attachments(work) }
}

extension ActivityItem {
  /// Whether a provider will hand out a text or a link.
  var isPromisedText: Bool {
    guard case .promise = self else { return false }
    return kind == .text || kind == .link
  }
}

/// A message on its way.
struct OutgoingMessage: Sendable {
  /// Who gets it, by addresses of the service.
  let recipients: [MessageRecipient]
  /// The text, its lines ended by line feeds; may be empty.
  let text: String
  /// What goes along.
  let files: [MailAttachment]

  /// Takes what was typed and shared.
  ///
  /// - Throws: ``MessageError``, ``MailError``, ``FileError`` or `CancellationError`.
  init(_ work: ActivityWork, by route: MessageRoute) throws {
    let shared = SharedMessage(work.items)
    let texts = [work.values.text("text")] + shared.lateTexts(work.values)
    text = texts.map(\.withoutControls).map(\.trimmingBlanks).filter { !$0.isEmpty }
      .joined(separator: "\n\n")
    recipients = try MessageRecipient.list(work.values.text("to")).map { recipient in
      guard let known = recipient.resolved(for: route.service, names: route.names) else {
        throw MessageError.recipient(recipient.address, route.service)
      }
      return known
    }
    files = try shared.attachments(work)
    guard files.isEmpty || route.service.takesFiles else { throw MessageError.noFiles }
    guard !text.isEmpty || !files.isEmpty else { throw MessageError.empty }
    if let excess = MessageLimits.excess(of: text, for: route.service) {
      throw MessageError.tooLong(route.service, excess: excess.count, unit: excess.unit)
    }
  }
}

/// What carries messages, one recipient after the other. Any thread but the main one.
protocol MessageSender {
  /// Sends a message to one of its recipients.
  func send(_ message: OutgoingMessage, to recipient: MessageRecipient) throws
}

extension MessageSender {
  /// Sends a message to all.
  ///
  /// - Throws: ``MessageError/partly(done:cause:)`` when some have it and the next failed.
  func send(_ message: OutgoingMessage, _ monitor: WorkMonitor) throws {
    var done: [String] = []
    for recipient in message.recipients {
      do {
        try monitor.checkCancellation()
        try send(message, to: recipient)
      } catch let error where !(error is CancellationError) && !done.isEmpty {
        throw MessageError.partly(
          done:
            "\(done.joined(separator: ", ")) got the message already: take that out before you send again.",
          cause: "For \(recipient.title.displayable): \(error.localizedDescription)")
      }
      done.append(recipient.title.displayable)
    }
  }

  /// Sends a text and files, a step each.
  ///
  /// - Throws: ``MessageError/partly(done:cause:)`` when something has left and the next failed.
  func inSteps(_ count: Int, _ step: (Int) throws -> Void) throws {
    for index in 0..<count {
      do {
        try step(index)
      } catch let error where !(error is CancellationError) && index > 0 {
        throw MessageError.partly(
          done: "The first \(index) of \(count) parts of the message have left.",
          cause: error.localizedDescription)
      }
    }
  }
}
