import Foundation
import SheetTestSupport
import Synchronization
import Testing

@testable import SheetActivities

/// Answers of XML that are meant to upset who reads them. They are read on threads with small stacks.
@Suite struct HostileAnswerTests {
  /// Reads an answer with all readers on a thread with the stack that libdispatch gives its threads.
  private func read(_ bytes: [UInt8]) -> Answers {
    let answers = Mutex(Answers())
    let isRead = DispatchSemaphore(value: 0)
    let thread = Thread {
      answers.withLock {
        $0.properties = MultiStatus(bytes)?.responses
        $0.photo = FlickrAnswer(bytes)
        $0.words = XMLWords(bytes).text(of: "message")
      }
      isRead.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    #expect(isRead.wait(timeout: .now() + 60) == .success, "it takes too long")
    return answers.withLock { $0 }
  }

  private struct Answers {
    var properties: [[String: String]]?
    var photo: FlickrAnswer?
    var words: String?
  }

  /// A part again and again, as much as curl's answers may have.
  private static func filled(with part: String, before end: String = "") -> [UInt8] {
    Array(String(repeating: part, count: CurlProgram.answerLimit / part.utf8.count).utf8)
      + Array(end.utf8)
  }

  @Test(arguments: ["<??>", "<?x y?>\n", "<!---->", "<!----><??>"])
  func remarksWithoutNumberAreSkipped(_ remark: String) {
    let end = "<rsp stat=\"ok\"><photoid>7</photoid></rsp>"
    #expect(read(Self.filled(with: remark, before: end)).photo == .photo("7"))
  }

  @Test(arguments: [
    "<a>", "<a/>", "</a>", "<", ">", "&amp;", "&", "&#", "<a b=\"", "<![CDATA[", "<![CDATA[]]>",
    "<!--", "<?", "<!DOCTYPE a>", "a", "\u{0}", "\r\n", "e\u{301}", "<a x='1' x=\"2\"/>",
    "<message>", "<?xml?><message/>",
  ])
  func muchOfOneThingIsRead(_ part: String) {
    let answers = read(Self.filled(with: part))
    #expect(answers.photo == nil)
    #expect(answers.properties?.isEmpty ?? true)
  }

  /// Entities that stand for many of the next one: a few lines that would be gigabytes.
  @Test func aBillionLaughsAreNone() {
    let entities = (1...9).map { number in
      "<!ENTITY lol\(number) \"\(String(repeating: "&lol\(number - 1);", count: 10))\">"
    }.joined()
    let text = """
      <?xml version="1.0"?><!DOCTYPE a [<!ENTITY lol0 "lol">\(entities)]>
      <multistatus><response><href>&lol9;</href></response></multistatus>
      """
    #expect(read(Array(text.utf8)).properties == nil)
    let error =
      "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"c\">]><e><message>&b;</message></e>"
    #expect(read(Array(error.utf8)).words == "&b;", "as it stands there")
  }

  @Test func anyMixtureIsRead() {
    var random = SeededGenerator(seed: 21)
    let parts = [
      "<?xml version=\"1.0\"?>", "<rsp stat=\"ok\">", "</rsp>", "<photoid>", "</photoid>", "1",
      "<D:multistatus xmlns:D=\"DAV:\">", "<D:response>", "</D:response>", "<D:href>", "</D:href>",
      "<![CDATA[", "]]>", "<!--", "-->", "<?", "?>", "<err code=\"1\" msg=\"&lt;\"/>", "&#x1F600;",
      "&#xFFFFFFFF;", "&nbsp;", "=", "\"", "'", "<", ">", "/", " ", "ä", "\u{202E}", "\r",
    ]
    for _ in 0..<3000 {
      var bytes = (0..<Int.random(in: 0...20, using: &random)).flatMap { _ in
        Array((parts.randomElement(using: &random) ?? "").utf8)
      }
      if Bool.random(using: &random), !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      _ = (MultiStatus(bytes), FlickrAnswer(bytes), XMLWords(bytes).text(of: "message"))
    }
  }
}

/// Servers whose answers have heads or addresses that nobody wants.
@Suite struct HostileHeadTests {
  @Test func aHeaderLineWithoutEndIsLeft() throws {
    let line = String(repeating: "x", count: 4 << 20)
    #expect(
      try networkError(for: HTTPResponse(headers: ["X-Long": line])) == .answerTooLong("127.0.0.1"))
  }

  @Test func headerLinesWithoutNumberAreLeft() throws {
    let lines = (0..<5000).map { ("X-\($0)", String(repeating: "x", count: 900)) }
    let headers = Dictionary(uniqueKeysWithValues: lines)
    #expect(try networkError(for: HTTPResponse(headers: headers)) == .answerTooLong("127.0.0.1"))
  }

  /// The other host gets nothing, and its name is told in a readable length.
  @Test func aRedirectionIsToldInShort() throws {
    let elsewhere = try LocalHTTPServer { _ in HTTPResponse() }
    let place = elsewhere.address + "/\u{1B}[2J" + String(repeating: "x", count: 50_000)
    let answer = HTTPResponse(status: 302, headers: ["Location": place])
    let error = try #require(try networkError(for: answer))
    guard case .moved("127.0.0.1", let told) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(told.hasPrefix(elsewhere.address) && told.count <= 300)
    #expect(!error.message.contains("\u{1B}"))
    #expect(elsewhere.requests.isEmpty)
  }
}
