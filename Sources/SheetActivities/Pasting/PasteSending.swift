import Foundation
import SheetCells
import SheetEngine
import SheetFiles

/// Sends the items of one choice to a service for pastes, each as a paste of its own.
struct PasteSending {
  let server: PasteServer
  let expiry: Lifetime
  let language: String
  let work: ActivityWork

  private var limits: PasteLimits { .of(server.kind) }

  /// Sends them. When one fails, those before it are in the result, and another attempt does not send them again.
  ///
  /// - Throws: ``PasteError``, ``FileError``, ``SecretError`` or `CancellationError` before the first is sent.
  func run() throws -> ActivityResult {
    guard limits.expiries.contains(expiry) else {
      throw PasteError.expiry(service: server.name, possible: limits.expiries)
    }
    let pastes = try pastes()
    try pastes.forEach(check)
    let service = try service()
    var result = ActivityResult(.completed)
    for (index, paste) in pastes.enumerated() {
      do {
        try work.monitor.checkCancellation()
        try send(paste, index, by: service, into: &result)
      } catch {
        guard !result.products.isEmpty else { throw error }
        let isCancelled = error is CancellationError
        result.outcome = .failed(
          isCancelled ? PasteError.cancelled(after: index, of: pastes.count) : error)
        return result
      }
    }
    result.note = note
    result.warning = warning
    return result
  }

  private var note: String {
    let end = expiry.words.map { "It ends after \($0)." } ?? "It does not expire."
    return "Anyone with the link can read it. \(end)"
  }

  private var warning: String? {
    work.items.lazy.compactMap(SecretScan.finding).first.map {
      "What was sent looks as if \($0) were in it. Anyone with the link can read it: make a new one."
    }
  }

  private func send(
    _ paste: Paste, _ index: Int, by service: any PasteService, into result: inout ActivityResult
  ) throws {
    let mark = "paste \(server.name) \(index)"
    if let known = work.memory[mark].flatMap({ URL(string: $0) }) {
      result.products.append(.url(known))
      return
    }
    let answer = try service.send(paste)
    work.memory[mark] = answer.address.absoluteString
    result.products.append(.url(answer.address))
    if let removal = answer.removal { result.removalLinks.append(removal) }
  }

  private func check(_ paste: Paste) throws {
    let size: Int64
    do {
      size = try paste.upload.open().size
    } catch UploadError.folder(let path) {
      throw PasteError.folder(path)
    }
    let name = paste.upload.name
    guard size > 0 else { throw PasteError.empty(name) }
    guard size <= limits.bytes else {
      throw PasteError.tooLarge(name, size: size, limit: limits.bytes, service: server.name)
    }
    if limits.isText { _ = try paste.text(for: server.name) }
  }

  private func pastes() throws -> [Paste] {
    try SaveToFilesActivity.jobs(work, FilePath("")).map { job in
      guard let name = job.source.storedName(job.name) else {
        throw FileError.badName(job.name.text)
      }
      return Paste(
        upload: Upload(source: job.source, name: name),
        language: language.isEmpty ? PasteLanguage.word(for: name) : language, expiry: expiry)
    }
  }

  // MARK: Services

  private func service() throws -> any PasteService {
    if server.kind == .termbin {
      return TermbinPaste(
        host: server.account.address, port: server.port,
        environment: work.settings.environment, monitor: work.monitor)
    }
    let account = try signedIn()
    switch server.kind {
    case .bepasty: return BepastyPaste(account: account)
    case .copyparty: return CopypartyPaste(account: account)
    case .nullPointer: return NullPointerPaste(account: account)
    default: return PinnwandPaste(account: account, name: server.name)
    }
  }

  /// Who needs a token has said so: by a command, or by the name it is kept under.
  private func signedIn() throws -> ServerAccount {
    var account = try ServerAccount(server.account, work, isListed: false)
    let needsToken = !server.account.user.isEmpty || server.account.commands["token"] != nil
    guard needsToken else { return account }
    let token = try work.secret("token", of: server.account)
    // Both take any name beside it.
    let user = server.account.user.isEmpty ? "sharesheet" : server.account.user
    account.login = .basic(user: user, token)
    return account
  }
}
