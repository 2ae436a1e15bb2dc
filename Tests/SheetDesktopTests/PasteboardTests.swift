import Foundation
import SheetActivities
import SheetEngine
import SheetFiles
import SheetImaging
import SheetTestSupport
import Testing

@testable import SheetDesktop

/// Without a display and without tmux: the terminal is told, and this process remembers.
@Suite struct PasteboardTests {
  private let scratch: ScratchDirectory
  private let written = Written()
  private let board: UIPasteboard

  init() throws {
    scratch = try ScratchDirectory()
    board = Self.board(scratch.environment(), written)
  }

  static func board(_ environment: [String: String], _ written: Written) -> UIPasteboard {
    UIPasteboard(
      name: .general,
      clipboard: SystemClipboard(
        environment: environment, terminal: TerminalWriter { written.add($0) }))
  }

  @Test func textGoesToTheTerminalAndIsKept() {
    let count = board.changeCount
    board.string = "Grüße"
    #expect(written.text == "\u{1B}]52;c;\(Data("Grüße".utf8).base64EncodedString())\u{07}")
    #expect(board.string == "Grüße" && board.strings == ["Grüße"])
    #expect(board.hasStrings && !board.hasImages && !board.hasURLs)
    #expect(board.changeCount == count + 1)
    board.string = nil
    #expect(board.string == nil && board.items.isEmpty && !board.hasStrings)
  }

  @Test func severalItemsKeepAllTheirForms() throws {
    let link = try #require(URL(string: "https://example.org/a"))
    board.items = [
      ["public.utf8-plain-text": "one", "org.example.own": Data([1, 2])], ["public.url": link],
    ]
    #expect(board.numberOfItems == 2)
    #expect(board.strings == ["one", "https://example.org/a"])
    #expect(board.url == link)
    #expect(board.data(forPasteboardType: "org.example.own") == Data([1, 2]))
    #expect(board.value(forPasteboardType: "public.text") as? String == "one")
    #expect(board.contains(pasteboardTypes: ["public.text"]))
    #expect(!board.contains(pasteboardTypes: ["public.url"]))
    #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet(integer: 1))
    #expect(board.types(forItemSet: IndexSet(integer: 9)) == nil)
    board.addItems([["public.plain-text": "three"]])
    #expect(board.strings?.last == "three")
    // One text with a line for each.
    let copied = Data("one\nhttps://example.org/a\nthree".utf8).base64EncodedString()
    #expect(written.text.hasSuffix("]52;c;\(copied)\u{07}"))
  }

  @Test func bytesAndValuesOfATypeReplaceEverything() {
    board.string = "before"
    board.setData(Data("<b>".utf8), forPasteboardType: "public.html")
    #expect(board.types == ["public.html"])
    #expect(board.data(forPasteboardType: "public.html") == Data("<b>".utf8))
    board.setValue("value", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "value")
    #expect(board.data(forPasteboardType: "public.plain-text") == Data("value".utf8))
  }

  @Test func coloursAndPicturesAreKept() {
    board.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(board.hasColors && board.color != nil)
    #expect(written.text.contains(Data("#FF0000".utf8).base64EncodedString()))
    board.image = UIImage(bitmap: Bitmap(width: 3, height: 2))
    #expect(board.hasImages && board.image?.size == CGSize(width: 3, height: 2))
    #expect(board.string == nil)
  }

  @Test func whatIsLocalStaysHere() {
    board.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
    #expect(written.text.isEmpty && board.string == "secret")
    let past = Date(timeIntervalSince1970: 0)
    board.setItems([["public.utf8-plain-text": "old"]], options: [.expirationDate: past])
    #expect(board.string == nil)
  }

  @Test func aTextThatIsAnAddressIsOne() {
    board.string = " https://example.org/x \n"
    #expect(board.url?.host == "example.org" && board.hasURLs)
    for text in ["note: buy milk", "see https://example.org", "http:", "a:b"] {
      board.string = text
      #expect(board.url == nil, "\(text)")
    }
  }

  @Test func namedBoardsShareTheirItemsInThisProcess() throws {
    let name = UIPasteboard.Name("org.example.board")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    first.string = "shared"
    #expect(UIPasteboard(name: name, create: false)?.string == "shared")
    #expect(UIPasteboard.withUniqueName().string == nil)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test func providersGoInAndOut() throws {
    board.itemProviders = [NSItemProvider(object: "provided" as NSString)]
    let isThere = poll(within: .seconds(10)) { board.string == "provided" ? true : nil }
    #expect(isThere == true)
    #expect(board.itemProviders.first?.canLoadObject(ofClass: NSString.self) == true)
    board.setObjects(["object"])
    #expect(board.string == "object")
  }
}

/// Programs that misbehave, found before the real ones.
@Suite struct HostileClipboardTests {
  private let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  private func board(_ script: String) throws -> UIPasteboard {
    try scratch.writeScript("#!/bin/sh\n\(script)\n", to: "bin/xclip")
    let environment = scratch.environment(adding: [
      "PATH": scratch.path("bin") + ":/usr/bin:/bin", "DISPLAY": ":4711",
    ])
    return PasteboardTests.board(environment, Written())
  }

  @Test func aProgramThatHangsIsNotWaitedFor() throws {
    let board = try board("exec sleep 60")
    let start = ContinuousClock.now
    #expect(board.string == nil)
    #expect(ContinuousClock.now - start < .seconds(6))
    board.string = "kept"
    #expect(board.string == "kept")
  }

  @Test func dataWithoutEndIsNotRead() throws {
    let script = "case \"$*\" in *TARGETS*) echo UTF8_STRING;; *) exec yes;; esac"
    _ = try board(script)
    let environment = scratch.environment(adding: [
      "PATH": scratch.path("bin") + ":/usr/bin:/bin", "DISPLAY": ":4711",
    ])
    let reader = ClipboardReader(environment: environment, limit: 1 << 20)
    let source = try #require(reader.source())
    #expect(source.types == ["UTF8_STRING"])
    #expect(reader.bytes(of: "UTF8_STRING", from: source) == nil)
  }

  @Test func bytesThatAreNoTextAndNoPictureDoNoHarm() throws {
    let board = try board(
      "case \"$*\" in *TARGETS*) printf 'UTF8_STRING\\nimage/png\\ntext/uri-list\\n';; "
        + "*) printf '\\377\\376\\000%%zz\\n';; esac")
    #expect(board.image == nil)
    #expect(board.hasImages && board.hasStrings)
    #expect(board.string != nil)
    #expect(board.items.count == 1)
  }
}

/// What went to a terminal.
final class Written: @unchecked Sendable {
  private let lock = NSLock()
  private var parts: [String] = []

  var text: String { lock.withLock { parts.joined() } }
  func add(_ text: String) { lock.withLock { parts.append(text) } }
}
