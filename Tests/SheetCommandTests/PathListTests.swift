import Synchronization
import Testing

@testable import SheetCommand

@Suite struct PathListTests {
  @Test func pathsAreSplitAtNewlinesOrNUL() {
    let lines = PathList(Array("a\n\n/b\nc d".utf8), separator: .newline, directory: "/w")
    #expect(Array(lines) == ["/w/a", "/b", "/w/c d"])
    let zeros = PathList([0x61, 0x0A, 0, 0xFF, 0, 0x2D], separator: 0, directory: "/w")
    #expect(Array(zeros) == ["/w/a\n", FilePath(bytes: [0x2F, 0x77, 0x2F, 0xFF]), "/w/-"])
    #expect(PathList([], separator: 0, directory: "/").isEmpty)
    #expect(PathList([0x0A, 0x0A], separator: .newline, directory: "/").isEmpty)
  }

  @Test func aLongListIsLookedAtInTwoParts() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let text = (0..<100_000).map { "file-\($0).txt\n" }.joined()
    let path = try scratch.file("list", Array(text.utf8))
    let looks = Counter()
    let probe = FileProbe { path in
      looks.add()
      return path == "/w/file-99999.txt" ? .missing : .file(size: 1)
    }
    var options = Options()
    options.items = [.pathList(.file(path))]
    let resolver = ArgumentResolver(environment: Environment(), probe: probe, directory: "/w")

    let items = try resolver.items(for: options, inputIsTerminal: true)
    #expect(items.count == 100_000)
    #expect(looks.count == PathList.checkedAtOnce)
    #expect(ItemSummary(items).name == "file-0.txt")
    #expect(ItemSummary(items).more == "and 99999 more")
    #expect(looks.count == PathList.checkedAtOnce)

    #expect(throws: CommandError.noSuchFile("/w/file-99999.txt", fromArgument: false)) {
      try items.checkRest(probe: probe)
    }
    #expect(looks.count == 100_000)
  }

  @Test func theFirstMissingFileIsNamedAtOnceWhenItIsNear() throws {
    let pipe = try Pipe.holding(Array("here\nmissing\n".utf8))
    let probe = FileProbe { $0 == "/w/here" ? .file(size: 1) : .missing }
    let resolver = ArgumentResolver(
      environment: Environment(), probe: probe, directory: "/w",
      standardInput: pipe.reading.number)
    var options = Options()
    options.items = [.pathList(.standardInput)]
    #expect(throws: CommandError.noSuchFile("/w/missing", fromArgument: false)) {
      try resolver.items(for: options, inputIsTerminal: false)
    }
  }

  @Test func aListThatIsEmptyOrMissingIsAnError() throws {
    let pipe = try Pipe.holding([])
    let resolver = ArgumentResolver(
      environment: Environment(), standardInput: pipe.reading.number)
    var options = Options()
    options.items = [.pathList(.standardInput)]
    #expect(throws: CommandError.emptyPathList) {
      try resolver.items(for: options, inputIsTerminal: false)
    }
    options.items = [.pathList(.file("/nowhere"))]
    #expect(throws: CommandError.pathListUnreadable("/nowhere", SystemError(2))) {
      try resolver.items(for: options, inputIsTerminal: false)
    }
  }
}

/// Counts calls from any thread.
final class Counter: Sendable {
  private let value = Atomic(0)
  var count: Int { value.load(ordering: .relaxed) }
  func add() { value.add(1, ordering: .relaxed) }
}
