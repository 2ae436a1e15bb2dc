import Foundation
import SheetPrograms

/// buku's database, by its program.
///
/// `buku --add` fetches the page and answers 0 for one that it refuses; the import of bookmarks does
/// neither. It reads standard input under a name, and afterwards the database is asked.
struct BukuList: ReadingListService {
  private let program: ChildProcess
  private let monitor: WorkMonitor

  private struct Bookmark: Decodable {
    var index: Int
    var uri: String
  }

  /// Finds the program.
  init(_ work: ActivityWork) throws {
    let environment = work.settings.environment
    guard let path = ProgramFinder(environment: environment).path(of: "buku") else {
      throw ReadingListError.noProgram
    }
    program = ChildProcess(
      executable: path, arguments: ["--nostdin", "--nc", "--np", "--tacit"],
      environment: environment)
    monitor = work.monitor
  }

  func add(_ entry: ReadingListEntry, updating: Bool) throws -> ReadingListAnswer {
    if let known = try bookmark(entry.address).mark {
      guard updating else { return .known(since: nil) }
      try update(known, entry)
      return .added
    }
    var program = program
    program.arguments += ["--import", "/dev/stdin"]
    program.input = .bytes(Array(ReadingListPage.adding(entry, to: nil).utf8))
    let complaint = try program.run(monitor).complaint
    let (mark, words) = try bookmark(entry.address)
    guard mark != nil else {
      throw ReadingListError.notKept(program.name, words: complaint.isEmpty ? words : complaint)
    }
    return .added
  }

  /// The entry of an address, and what was complained of when there is none.
  private func bookmark(_ address: String) throws -> (mark: Bookmark?, words: String) {
    var program = program
    program.arguments += ["--json", "--sall", address]
    program.captureLimit = 16 << 20
    let outcome = try program.run(monitor)
    let all = try? JSONDecoder().decode([Bookmark].self, from: Data(outcome.output))
    return (all?.first { $0.uri == address }, outcome.complaint)
  }

  /// With a title given the page is not fetched.
  private func update(_ mark: Bookmark, _ entry: ReadingListEntry) throws {
    var program = program
    program.arguments += [
      "--update", "\(mark.index)", "--title=" + entry.title,
      "--tag=" + entry.tags.joined(separator: ","), "--comment=" + entry.note,
    ]
    let outcome = try program.run(monitor)
    guard outcome.isSuccess, !outcome.complaint.contains("[ERROR]") else {
      throw ReadingListError.notKept(program.name, words: outcome.complaint)
    }
  }
}
