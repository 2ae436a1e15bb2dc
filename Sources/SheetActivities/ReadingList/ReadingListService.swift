import Foundation
import SheetEngine
import SheetPrograms

/// A program or server that keeps pages to read, one call for each page. Any thread but the main one.
protocol ReadingListService: Sendable {
  /// Puts a page on the list.
  ///
  /// - Parameter updating: Whether an entry that is there already is written anew.
  func add(_ entry: ReadingListEntry, updating: Bool) throws -> ReadingListAnswer
}

/// What became of a page.
enum ReadingListAnswer: Hashable, Sendable {
  /// It is on the list.
  case added
  /// The list took it, and fetches it before it is there.
  case accepted
  /// It was there already and was left as it is; since when, if that is known.
  case known(since: Date?)
}

extension ReadingListService {
  /// Puts pages on the list. Those that were there already are left alone and counted, unless there is
  /// nothing else.
  ///
  /// - Throws: ``ReadingListError/partly(done:of:cause:)`` when some are on the list and the next failed.
  func add(_ entries: [ReadingListEntry], _ work: ActivityWork) throws -> ActivityResult {
    var answers: [ReadingListAnswer] = []
    for entry in entries {
      do {
        try work.monitor.checkCancellation()
        answers.append(try add(entry, updating: work.values.flag("update")))
      } catch let error where !(error is CancellationError) && !answers.isEmpty {
        throw ReadingListError.partly(
          done: answers.count, of: entries.count, cause: error.localizedDescription)
      }
    }
    return try result(of: answers, for: entries)
  }

  private func result(
    of answers: [ReadingListAnswer], for entries: [ReadingListEntry]
  ) throws -> ActivityResult {
    let known = answers.filter { if case .known = $0 { true } else { false } }.count
    if known == answers.count, let entry = entries.first, case .known(let date) = answers.first {
      throw ReadingListError.known(entry.address, since: date)
    }
    let warning = known == 0 ? nil : ReadingListError.left(known, of: answers.count)
    return answers.contains(.accepted)
      ? ActivityResult(.handedOver, note: "The server fetches the page now.", warning: warning)
      : ActivityResult(.completed, warning: warning)
  }
}

extension ReadingListSection {
  /// The program or server that the configuration names; `nil` for the file of our own.
  ///
  /// - Throws: ``NetworkError``, ``SecretError``, ``ReadingListError`` or `CancellationError`.
  func service(_ work: ActivityWork) throws -> (any ReadingListService)? {
    switch access {
    case nil: return backend == .buku ? try BukuList(work) : nil
    case .client(let server, let password, let client, let secret):
      return try WallabagList(server, password, client, secret, work)
    case .token(let server, let command):
      let account = try ServerAccount(server, work)
      return service(account, try account.secret(command), work)
    }
  }

  private func service(
    _ account: ServerAccount, _ token: Secret, _ work: ActivityWork
  ) -> any ReadingListService {
    var account = account
    switch backend {
    case .shaarli:
      return ShaarliList(
        account: account, secret: token, isPrivate: isPrivate, now: work.settings.now)
    case .linkding:
      account.login = .header(Secret("Token " + token.text))
      return LinkdingList(account: account)
    default:
      return ReadeckList(account: account.bearing(token))
    }
  }
}

extension ReadingListEntry {
  /// The title that the person gave; without one a server finds it out.
  var givenTitle: String? { title == address ? nil : title }

  /// The tags for a server where a blank divides them.
  var dashedTags: [String] {
    tags.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: "-") }
  }
}

extension Date {
  /// A moment as servers write it: ISO 8601, with or without parts of seconds. `nil` for other texts.
  init?(serverText text: String) {
    let point = text.firstIndex(of: ".") ?? text.endIndex
    let rest = text[point...].dropFirst().drop(while: \.isNumber)
    let whole = text[..<point] + rest
    guard let date = try? Date(String(whole), strategy: .iso8601) else { return nil }
    self = date
  }
}
