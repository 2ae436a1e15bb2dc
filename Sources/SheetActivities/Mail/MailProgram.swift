import SheetFiles
import SheetPrograms

/// Programs of this machine that take a message.
struct MailProgram {
  private let work: ActivityWork
  private let settings: MailSection
  private let environment: [String: String]

  init(_ work: ActivityWork, _ settings: MailSection) {
    self.work = work
    self.settings = settings
    environment = work.settings.environment
  }

  /// Gives a message to the mail system, which reads the recipients from it (`-t`) and goes on past a line
  /// with one point (`-oi`). What it says beside its status 0 comes back: a queue that stands still says so.
  ///
  /// - Throws: ``MailError``, ``ChildProcessError``, ``FileError`` or `CancellationError`.
  func giveToMailSystem(_ message: MailMessage) throws -> String {
    guard let command = MailRoutes(settings, work.settings).sendmail else {
      throw MailError.noAccount
    }
    let limit = settings.limit ?? MailMessage.customarySize
    guard message.estimatedSize <= limit else {
      throw MailError.tooLarge(
        size: message.estimatedSize, limit: limit, settings.limit == nil ? .custom : .configuration)
    }
    let file = try MailFile(message, .local, work.settings, work.monitor)
    var child = ChildProcess(
      executable: command[0], arguments: command.dropFirst() + ["-t", "-oi"],
      environment: environment)
    child.input = .open(file.file)
    // msmtp speaks to its server meanwhile.
    child.timeout = .seconds(600)
    let outcome = try child.run(work.monitor)
    guard outcome.isSuccess else {
      throw MailError.mailSystem(
        program: child.name, status: outcome.status ?? -1, words: outcome.complaint)
    }
    return outcome.complaint
  }

  /// Opens a message in mutt or neomutt, at the screen before sending. Their status is 0 after sending and
  /// 1 when the person gave up (seen with mutt 2.2.9 and neomutt 20220429).
  ///
  /// - Throws: ``MailError``, ``ChildProcessError``, ``FileError`` or `CancellationError`.
  func openInMutt(_ message: MailMessage, _ program: MailRoute) throws {
    let (settings, monitor) = (work.settings, work.monitor)
    let version = DraftVersion(name: message.draftName) { file in
      try message.write(.mailer, to: file, settings, monitor)
    }
    let draft = DraftSlot()
    _ = try draft.keep([version], in: Drafts(settings.directories))
    defer { draft.remove() }
    let path = draft.path?.text ?? ""
    // Both add their own signature to a draft, too (seen with these versions).
    let own = self.settings.signature.isEmpty ? [] : ["-e", "unset signature"]
    try openInTerminal(
      program, own + ["-e", "set autoedit=yes", "-e", "set edit_headers=yes", "-H", path])
  }

  /// Opens a message without files in aerc.
  func openInAerc(_ message: MailMessage) throws {
    try openInTerminal(.aerc, [MailtoLink.text(for: message)])
  }

  private func openInTerminal(_ program: MailRoute, _ arguments: [String]) throws {
    let mailer = try spawn(program.rawValue, arguments)
    let status = try ForegroundProgram(mailer).run(on: work.terminal, work.monitor)
    guard status == 0 else {
      throw MailError.mailer(program: program.rawValue, status: status ?? -1)
    }
  }

  /// Opens a message without files in the mailer of the desktop.
  func openOnDesktop(_ message: MailMessage) throws {
    let mailer = try spawn("xdg-open", [MailtoLink.text(for: message)])
    let status = try DetachedProgram(mailer).start(work.monitor) ?? 0
    guard status == 0 else { throw MailError.mailer(program: "xdg-open", status: status) }
  }

  private func spawn(_ program: String, _ arguments: [String]) throws(MailError) -> Spawn {
    let finder = ProgramFinder(environment: environment)
    guard let path = finder.path(of: program) else { throw .noAccount }
    return Spawn(executable: path, arguments: arguments, environment: environment)
  }
}
