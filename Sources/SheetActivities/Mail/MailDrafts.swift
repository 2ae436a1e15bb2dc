import SheetFiles
import SheetPrograms

/// The forms in which a message is kept that was not sent.
struct MailDrafts {
  /// Larger files are not copied into a draft: they are where they were.
  private static let largest: Int64 = 30_000_000

  private var work: ActivityWork

  init(_ work: ActivityWork) {
    self.work = work
    // Nobody cancels this: it is short, and the person may have cancelled what came before.
    self.work.monitor = WorkMonitor()
  }

  /// The whole message, the message without files, then what was typed as a plain text: where the
  /// helper is missing or an address is none, nothing else is left.
  var versions: [DraftVersion] {
    let whole = try? MailMessage(work)
    let hadFiles = SharedMail(work.items).hasFiles
    let lack = hadFiles ? "without the attachments" : ""
    let small = whole.flatMap { $0.estimatedSize <= Self.largest ? $0 : nil }
    let bare = hadFiles || whole == nil ? try? MailMessage(work, withAttachments: false) : nil
    return [
      small.map { version($0, lacks: "") }, bare.map { version($0, lacks: lack) },
      DraftVersion(name: textName, lacks: lack, text: text),
    ].compactMap(\.self)
  }

  /// The message in the form in which other programs open it.
  func version(_ message: MailMessage, lacks: String) -> DraftVersion {
    let (settings, monitor) = (work.settings, work.monitor)
    return DraftVersion(name: message.draftName, lacks: lacks) { file in
      try message.write(.draft, to: file, settings, monitor)
    }
  }

  private var textName: FilePath {
    let subject = work.values.text("subject").singleLine
    return FileName.name(forText: subject.isEmpty ? "Mail" : subject)
  }

  private var text: String {
    let heads = ["to", "cc", "bcc", "subject"].filter { !work.values.text($0).isEmpty }
      .map { "\($0.capitalized): \(work.values.text($0).singleLine)\n" }
    return heads.joined() + "\n" + work.values.text("body").withoutControls + "\n"
  }
}
