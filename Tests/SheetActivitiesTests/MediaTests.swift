import Foundation
import SheetFiles
import SheetPresentation
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct FlickrTextTests {
  @Test(arguments: [
    ("<rsp stat=\"ok\"><photoid>123</photoid></rsp>", FlickrAnswer.photo("123")),
    (
      "<?xml version='1.0'?>\n<!-- a -->\n<rsp stat='ok'>\n<photoid secret=\"a>b\">\n12&#51;</photoid>\n</rsp>",
      .photo("123")
    ),
    (
      "<rsp stat=\"fail\"><err code=\"98\" msg=\"a &lt;b&gt; > &quot;ä&quot;\" /></rsp>",
      .failure(98, words: "a <b> > \"ä\"")
    ),
    ("<rsp stat=\"fail\"><err code='5'/></rsp>", .failure(5, words: "")),
  ])
  func answersAreRead(_ text: String, _ answer: FlickrAnswer) {
    #expect(FlickrAnswer(Array(text.utf8)) == answer)
  }

  @Test(arguments: [
    "", "ok", "<rsp stat=\"ok\">", "<rsp stat=\"ok\"></rsp>",
    "<rsp stat=\"ok\"><photoid>../x</photoid></rsp>", "<rsp><photoid>1</photoid></rsp>",
    "<rsp stat=\"fail\"><photoid>1</photoid></rsp>", "<rsp stat=\"fail\"><err code=\"x\"/></rsp>",
    "<rsp stat=\"ok><photoid>1</photoid></rsp>",
    "<a><rsp stat=\"ok\"><photoid>1</photoid></rsp></a>",
    "<!DOCTYPE x><rsp stat=\"ok\"><photoid>1</photoid></rsp>",
  ])
  func whatIsNoAnswerIsNone(_ text: String) {
    #expect(FlickrAnswer(Array(text.utf8)) == nil)
  }

  @Test func tagsWithBlanksStandBetweenQuotationMarks() {
    #expect(FlickrService.tags(["New York", "mär", "a\"b"]) == "\"New York\" mär ab")
    #expect(FlickrService.tags([]).isEmpty)
  }

  @Test func whoMaySeeItIsThreeFieldsOrNone() {
    #expect(FlickrService.access("usual").isEmpty)
    for choice in FlickrService.visibilities.dropFirst() {
      let fields = FlickrService.access(choice.value)
      #expect(fields.map(\.0) == ["is_public", "is_friend", "is_family"], "\(choice.value)")
    }
    #expect(FlickrService.access("private").allSatisfy { $0.1 == "0" })
  }
}

@Suite struct DataCategoryTests {
  @Test(arguments: [
    ("\u{89}PNG", "", FileType.Category.data), ("x", "public.png", .image),
    ("x", "video/x", .video),
    ("x", "public.movie", .video), ("x", "public.pdf", .data), ("\0\0\0\u{18}ftypmp42", "", .video),
    ("\0\0\0\u{18}ftypheic", "", .data), ("GIF89a", "", .image), ("RIFF....AVI ", "", .video),
    ("RIFF....WAVE", "", .data), ("", "", .data),
  ])
  func aNamedTypeOrTheBeginningCounts(_ text: String, _ type: String, _ category: FileType.Category)
  {
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let found = FileType.category(of: Data(bytes), named: type)
    // A HEIC picture is one or none, by what the decoder knows, but no video.
    if text.hasSuffix("heic") { #expect(found != .video) } else { #expect(found == category) }
  }

  @Test @MainActor func onlyVideosAreTaken() {
    let filter = PostToVimeoActivity.profile.accepts
    #expect(filter.accepts(.data(Data([0x1A, 0x45, 0xDF, 0xA3, 0]))))
    #expect(!filter.accepts(.data(Data("text".utf8))))
    #expect(filter.accepts(.file(FilePath("/a.MP4"))) && !filter.accepts(.file(FilePath("/a.png"))))
    #expect(!PostToFlickrActivity.profile.accepts.accepts(.data(Data("text".utf8))))
  }
}

@Suite struct UnfinishedUploadTests {
  private let scratch: ScratchDirectory
  private let uploads: UnfinishedUploads
  private let account: Account

  init() throws {
    scratch = try ScratchDirectory()
    uploads = UnfinishedUploads(scratch.settings())
    account = Account(service: "postToVimeo", name: "Zoë")
    try scratch.write("abc", to: "Größe.mp4")
  }

  private func entry(_ account: Account? = nil) throws -> UnfinishedUploads.Entry {
    var entry = try #require(
      UnfinishedUploads.Entry(
        .file(FilePath("Größe.mp4")), account ?? self.account, scratch.settings()))
    entry.name = "/videos/7"
    return entry
  }

  @Test func oneIsFoundUntilItIsForgotten() throws {
    let entry = try entry()
    try uploads.remember(entry)
    #expect(uploads.entry(like: entry) == entry)
    #expect(try uploads.entry(like: self.entry(Account(service: "postToVimeo", name: "b"))) == nil)
    try uploads.forget(entry)
    #expect(uploads.entry(like: entry) == nil)
  }

  @Test func anotherContentIsAnotherUpload() throws {
    try uploads.remember(try entry())
    try scratch.write("abd", to: "Größe.mp4")
    #expect(try uploads.entry(like: entry()) == nil)
  }

  @Test func aDamagedRecordCountsAsNone() throws {
    let entry = try entry()
    for text in ["", "{", "[]", "{\"uploads\": 5}", "{\"uploads\": [{\"size\": -1}]}"] {
      try scratch.write(text, to: "home/.local/state/sharesheet/uploads.json")
      #expect(uploads.entry(like: entry) == nil)
      try uploads.remember(entry)
      #expect(uploads.entry(like: entry) == entry)
    }
  }

  @Test func whatIsNoFileLeavesNothing() {
    #expect(UnfinishedUploads.Entry(.data(Data([1])), account, scratch.settings()) == nil)
    #expect(
      UnfinishedUploads.Entry(.file(FilePath("/missing")), account, scratch.settings()) == nil)
  }
}

/// The protocol, with a server of the test's own that misbehaves.
@Suite struct TusUploadTests {
  private let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  private func send(
    _ text: String = "Größe", to server: LocalHTTPServer, link: String? = nil,
    from start: Int64? = 0
  ) throws -> Int64 {
    let path = FilePath(try scratch.write(text, to: "ä.mp4"))
    var account = Account(service: "postToVimeo", name: "a")
    account.address = server.address
    let work = ActivityWork(
      items: [], values: Form(title: "", fields: []).values,
      settings: scratch.settings(adding: ["PATH": "/usr/bin:/bin"]), monitor: WorkMonitor())
    let progress = UploadProgress(work.monitor, total: nil)
    var upload = try TusUpload(
      link ?? server.address + "/files/x?a=b", of: SizedFile(.file(path), called: "ä.mp4"),
      for: account, work, progress)
    upload.pause = 0
    var reached: Int64 = 0
    try upload.send(from: start) { reached = $0 }
    return reached
  }

  private func answer(_ status: Int, _ offset: String? = nil) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: offset.map { ["Upload-Offset": $0] } ?? [:])
  }

  @Test func theRestIsSentWithoutASecret() throws {
    let server = try LocalHTTPServer { request in
      answer(request.method == "HEAD" ? 200 : 204, request.method == "HEAD" ? "3" : "7")
    }
    #expect(try send(to: server, from: nil) == 7)
    #expect(server.requests.map(\.method) == ["HEAD", "PATCH"])
    let patch = server.requests.last
    #expect(patch?.path == "/files/x?a=b")
    #expect(patch?.body == Array("Größe".utf8.dropFirst(3)))
    #expect(patch?.headers["upload-offset"] == "3" && patch?.headers["tus-resumable"] == "1.0.0")
    #expect(patch?.headers["authorization"] == nil && patch?.headers["content-range"] == nil)
    #expect(patch?.headers["content-type"] == "application/offset+octet-stream")
  }

  @Test func anotherOffsetIsAskedFor() throws {
    let server = try LocalHTTPServer { request in
      switch (request.method, request.headers["upload-offset"]) {
      case ("HEAD", _): answer(200, "2")
      case (_, "2"): answer(204, "7")
      default: answer(409)
      }
    }
    #expect(try send(to: server) == 7)
    #expect(server.requests.map(\.method) == ["PATCH", "HEAD", "PATCH"])
  }

  @Test func aServerThatTakesPartsGetsTheRest() throws {
    let server = try LocalHTTPServer { request in
      let offset = request.headers["upload-offset"].flatMap { Int($0) } ?? 0
      return answer(204, "\(offset + 1)")
    }
    #expect(try send(to: server) == 7)
    #expect(server.requests.count == 7)
  }

  /// Forward, or nowhere.
  @Test func offsetsThatMakeNoSenseAreTold() throws {
    for offset in ["0", "-1", "8", "99999999999999999999", "x", ""] {
      let server = try LocalHTTPServer { _ in answer(204, offset) }
      #expect(throws: NetworkError.badAnswer("127.0.0.1"), "\(offset)") { try send(to: server) }
      #expect(server.requests.count == 1)
    }
  }

  @Test func itIsGivenUpAfterSeveralAttempts() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(manner: .mute) }
    #expect(throws: NetworkError.cutOff("127.0.0.1")) { try send(to: server) }
    #expect(server.requests.count == 5)
  }

  @Test func anUploadThatIsGoneIsNotAskedForAgain() throws {
    for status in [404, 410] {
      let server = try LocalHTTPServer { _ in answer(status) }
      #expect(throws: TusUpload.Gone.self) { try send(to: server) }
      #expect(throws: TusUpload.Gone.self) { try send(to: server, from: nil) }
      #expect(server.requests.count == 2)
    }
  }

  @Test func addressesThatLeadElsewhereAreRefused() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse() }
    for link in [
      "", "x", "/files/x", "http://example.org/x", "ftp://127.0.0.1/x", "file:///etc/passwd",
      "https://me:pw@example.org/x", server.address + "/files/", server.address + "/x#y",
    ] {
      #expect(throws: NetworkError.badAnswer("127.0.0.1"), "\(link)") {
        try send(to: server, link: link)
      }
    }
    #expect(server.requests.isEmpty)
  }

  /// The file grows while it is sent.
  @Test func aFileThatChangesIsNotSent() throws {
    let path = scratch.path("ä.mp4")
    let server = try LocalHTTPServer { _ in
      try? FileHandle(forWritingTo: URL(fileURLWithPath: path)).write(
        contentsOf: Data("anders!".utf8))
      return answer(204, "7")
    }
    #expect(throws: MediaError.changed("ä.mp4")) { try send(to: server) }
  }

  @Test func anEmptyFileIsTold() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse() }
    #expect(throws: MediaError.empty("ä.mp4")) { try send("", to: server) }
  }
}

@Suite struct UploadProgressTests {
  @Test func aStepBackCounts() {
    let done = Shared<Int64>(0)
    let whole = WorkMonitor(advance: { count in done.change { $0 += count } })
    let progress = UploadProgress(whole, total: 20)
    progress.monitor.advance(6)
    progress.move(to: 4)
    #expect(done.value == 4)
    progress.monitor.advance(3)
    progress.finish(10)
    #expect(done.value == 10)
    progress.move(to: 2)
    #expect(done.value == 12)
  }
}
