import Foundation
import SheetTestSupport
import Testing

/// X, Facebook, Weibo and Telegram, of which no server can be had here: what is sent is recorded, and the
/// answers are those of their documentation.
@Suite struct PostRecorderTests {
  private func person(_ table: String, _ address: String, _ more: String) throws -> SharingPerson {
    try SharingPerson("[\(table)]\napi_url = \"\(address)\"\n\(more)\n")
  }

  private func body(_ request: HTTPRequest?) -> String {
    String(decoding: request?.body ?? [], as: UTF8.self)
  }

  private static let keys = """
    consumer_key_cmd = "echo ck"
    consumer_secret_cmd = "echo cs"
    access_token_cmd = "echo at"
    access_secret_cmd = "echo as"
    """

  // MARK: X

  @Test func xGetsThePictureItsWordsAndTheText() throws {
    let server = try LocalHTTPServer(answers: [
      ("POST /2/media/upload/initialize", 200, #"{"data": {"id": "71"}}"#),
      ("POST /2/media/upload/71/append", 200, "{}"),
      (
        "POST /2/media/upload/71/finalize", 200,
        #"{"data": {"id": "71", "processing_info": {"state": "pending", "check_after_secs": 1}}}"#
      ),
      (
        "GET /2/media/upload?command=STATUS", 200,
        #"{"data": {"id": "71", "processing_info": {"state": "succeeded"}}}"#
      ),
      ("POST /2/media/metadata", 200, "{}"),
      ("POST /2/tweets", 201, #"{"data": {"id": "1445880548472328192", "text": "x"}}"#),
    ])
    let person = try person("postToTwitter", server.address, Self.keys)
    try person.scratch.write(try TestPicture.noise(20), to: "Größe.png")
    let shared = try person.share(
      "postToTwitter", ["alt1": "Ein „Maß“"],
      ["-t", "Größe & „☕“", person.scratch.path("Größe.png")])
    #expect(
      shared.results.first?.value == "https://x.com/i/web/status/1445880548472328192", "\(shared)")
    let post = server.requests.last
    #expect(body(post).contains(#""text":"Größe & „☕“""#), "\(body(post))")
    #expect(body(post).contains(#""media_ids":["71"]"#))
    #expect(post?.headers["authorization"]?.contains("oauth_consumer_key=\"ck\"") == true)
    let append = server.requests.first { $0.path.hasSuffix("append") }
    #expect(append?.headers["content-type"]?.hasPrefix("multipart/form-data") == true)
    let metadata = server.requests.first { $0.path == "/2/media/metadata" }
    #expect(body(metadata).contains("Ein „Maß“"))
  }

  @Test func xSaysWhatItDoesNotAllow() throws {
    let forbidden = try LocalHTTPServer(answers: [
      ("POST /2/tweets", 403, #"{"title": "Forbidden", "detail": "Nicht erlaubt", "status": 403}"#)
    ])
    let plan = try person("postToTwitter", forbidden.address, "token_cmd = \"echo t\"").share(
      "postToTwitter", [:], ["-t", "x"])
    #expect(
      plan.error?.message
        == "X does not take it: Nicht erlaubt. Perhaps your X plan does not allow posting.")
    #expect(forbidden.requests.first?.headers["authorization"] == "Bearer t")
    let gone = try LocalHTTPServer(answers: [("POST /2/tweets", 401, "{}")])
    let withdrawn = try person("postToTwitter", gone.address, Self.keys).share(
      "postToTwitter", [:], ["-t", "x"])
    #expect(withdrawn.error?.message.lowercased().contains("access was withdrawn") == true)
    let long = try person("postToTwitter", gone.address, Self.keys).share(
      "postToTwitter", [:], ["-t", String(repeating: "日", count: 150)])
    #expect(long.error?.message.contains("20 characters over 280") == true, "\(long)")
  }

  @Test func anAnswerThatIsLostIsNotAskedForAgain() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(status: 201, manner: .cutOff) }
    for (table, more) in [
      ("postToTwitter", Self.keys), ("postToFacebook", "page_id = \"1\"\ntoken_cmd = \"echo t\""),
      ("postToWeibo", "token_cmd = \"echo t\""),
      ("telegram", "chat = \"1\"\ntoken_cmd = \"echo t\""),
    ] {
      let before = server.requests.count
      let shared = try person(table, server.address, more).share(table, [:], ["-t", "x"])
      #expect(
        shared.error?.message.hasPrefix("Everything was sent to 127.0.0.1") == true,
        "\(table): \(shared)")
      #expect(server.requests.count == before + 1)
    }
  }

  // MARK: Facebook

  @Test func facebookGetsTextAndLink() throws {
    let server = try LocalHTTPServer(answers: [("POST /12/feed", 200, #"{"id": "12_34"}"#)])
    let shared = try person(
      "postToFacebook", server.address, "page_id = \"12\"\ntoken_cmd = \"echo t\""
    ).share("postToFacebook", [:], ["-t", "Größe & Co", "-u", "https://example.org/?a=b"])
    #expect(shared.results.first?.value == "https://www.facebook.com/12_34", "\(shared)")
    #expect(
      body(server.requests.first)
        == "message=Gr%C3%B6%C3%9Fe%20%26%20Co&link=https%3A%2F%2Fexample.org%2F%3Fa%3Db")
    #expect(server.requests.first?.headers["authorization"] == "Bearer t")
  }

  @Test func facebookGetsSeveralPicturesAsOnePost() throws {
    let server = try LocalHTTPServer(answers: [
      ("POST /12/photos", 200, #"{"id": "77"}"#), ("POST /12/feed", 200, #"{"id": "12_34"}"#),
    ])
    let person = try person(
      "postToFacebook", server.address, "page_id = \"12\"\ntoken_cmd = \"echo t\"")
    for name in ["ä.png", "b.png"] {
      try person.scratch.write(try TestPicture.noise(20), to: name)
    }
    let shared = try person.share(
      "postToFacebook", [:], ["ä.png", "b.png"].map { person.scratch.path($0) })
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(body(server.requests.first).contains("name=\"published\"\r\n\r\nfalse"))
    #expect(
      body(server.requests.last).removingPercentEncoding
        == "attached_media[0]={\"media_fbid\":\"77\"}&attached_media[1]={\"media_fbid\":\"77\"}")
  }

  @Test func facebooksTokenThatIsNoLongerGoodIsTold() throws {
    let error = #"{"error": {"message": "Error validating token", "code": 190}}"#
    let server = try LocalHTTPServer(answers: [("POST /12/feed", 400, error)])
    let shared = try person(
      "postToFacebook", server.address, "page_id = \"12\"\ntoken_cmd = \"echo t\""
    ).share("postToFacebook", [:], ["-t", "x"])
    #expect(shared.error?.message.lowercased().contains("access was withdrawn") == true)
  }

  // MARK: Weibo

  @Test func weiboGetsTextLinkAndOnePicture() throws {
    let server = try LocalHTTPServer(answers: [
      ("POST /2/statuses/share.json", 200, #"{"idstr": "5012"}"#)
    ])
    let person = try person("postToWeibo", server.address, "token_cmd = \"echo t\"")
    try person.scratch.write(try TestPicture.noise(20), to: "图.png")
    let shared = try person.share(
      "postToWeibo", [:],
      ["-t", "微博 100%", "-u", "https://example.org/", person.scratch.path("图.png")])
    #expect(shared.results.first?.value == "https://m.weibo.cn/status/5012", "\(shared)")
    #expect(body(server.requests.first).contains("微博 100%\n\nhttps://example.org/"))
    #expect(server.requests.first?.headers["authorization"] == "OAuth2 t")
    let text = try person.share("postToWeibo", [:], ["-t", "微博 100%"])
    #expect(text.outcome == "completed")
    #expect(body(server.requests.last) == "status=%E5%BE%AE%E5%8D%9A%20100%25")
  }

  @Test func weibosRefusalsAreTold() throws {
    let words = #"{"error": "text not find domain!", "error_code": 10017}"#
    let server = try LocalHTTPServer(answers: [("POST", 400, words)])
    let refused = try person("postToWeibo", server.address, "token_cmd = \"echo t\"").share(
      "postToWeibo", [:], ["-t", "x"])
    #expect(refused.error?.message.contains("text not find domain!") == true, "\(refused)")
    let gone = try LocalHTTPServer(answers: [
      ("POST", 403, #"{"error": "expired", "error_code": 21327}"#)
    ])
    let withdrawn = try person("postToWeibo", gone.address, "token_cmd = \"echo t\"").share(
      "postToWeibo", [:], ["-t", "x"])
    #expect(withdrawn.error?.message.lowercased().contains("access was withdrawn") == true)
  }

  // MARK: Telegram

  private static let message =
    #"{"ok": true, "result": {"message_id": 5, "chat": {"id": -1001234, "type": "supergroup"}}}"#

  @Test func telegramGetsTextsPicturesAndFiles() throws {
    let server = try LocalHTTPServer(answers: [
      ("POST /bott0ken/sendMediaGroup", 200, #"{"ok": true, "result": []}"#),
      ("POST /bott0ken/send", 200, Self.message),
    ])
    let person = try person(
      "telegram", server.address, "chat = \"-1001234\"\ntoken_cmd = \"echo t0ken\"")
    for name in ["ä.png", "b.png"] {
      try person.scratch.write(try TestPicture.noise(20), to: name)
    }
    try person.scratch.write("Inhalt", to: "Größe.txt")
    let text = try person.share("Telegram", [:], ["-t", "Größe „☕“"])
    #expect(text.results.first?.value == "https://t.me/c/1234/5", "\(text)")
    #expect(body(server.requests.last).contains("name=\"text\"\r\n\r\nGröße „☕“\r\n"))
    let paths = ["ä.png", "b.png", "Größe.txt"].map { person.scratch.path($0) }
    for (items, method) in [
      ([paths[0]], "sendPhoto"), ([paths[2]], "sendDocument"),
      (Array(paths[0...1]), "sendMediaGroup"),
    ] {
      let shared = try person.share("Telegram", [:], items)
      #expect(shared.outcome == "completed", "\(shared)")
      #expect(server.requests.last?.path == "/bott0ken/\(method)")
    }
    #expect(body(server.requests.last).contains(#"attach:\/\/photo1"#))
  }

  @Test func telegramsRefusalsAreToldWithoutTheToken() throws {
    let gone = try LocalHTTPServer(answers: [
      ("POST", 401, #"{"ok": false, "description": "Unauthorized"}"#)
    ])
    let settings = "chat = \"1\"\ntoken_cmd = \"echo t0ken\""
    let withdrawn = try person("telegram", gone.address, settings).share(
      "Telegram", [:], ["-t", "x"])
    #expect(withdrawn.error?.message.lowercased().contains("access was withdrawn") == true)
    let words = #"{"ok": false, "description": "Bad Request: chat not found"}"#
    let lost = try LocalHTTPServer(answers: [("POST", 400, words)])
    let refused = try person("telegram", lost.address, settings).share(
      "Telegram", [:], ["-t", "x"])
    #expect(refused.error?.message.contains("chat not found") == true, "\(refused)")
    #expect(refused.error?.message.contains("t0ken") == false)
  }

  // MARK: All

  @Test func leavingInTheMiddle() throws {
    for (table, more) in [
      ("postToTwitter", Self.keys), ("postToFacebook", "page_id = \"1\"\ntoken_cmd = \"echo t\""),
      ("postToWeibo", "token_cmd = \"echo t\""),
      ("telegram", "chat = \"1\"\ntoken_cmd = \"echo t\""),
    ] {
      let server = try LocalHTTPServer { _ in HTTPResponse(manner: .silent) }
      let person = try person(table, server.address, more)
      let status = try person.cancel(try person.call(table, [:], ["-t", "x"])) {
        !server.requests.isEmpty
      }
      #expect(status == .code(130), "\(table)")
    }
  }

  @Test func answersThatMakeNoSenseAreTold() throws {
    var random = SeededGenerator(seed: 13)
    for (table, more) in [
      ("postToTwitter", Self.keys), ("postToFacebook", "page_id = \"1\"\ntoken_cmd = \"echo t\""),
      ("postToWeibo", "token_cmd = \"echo t\""),
      ("telegram", "chat = \"1\"\ntoken_cmd = \"echo t\""),
    ] {
      for _ in 0..<4 {
        let body = HTTPRelay.nonsense(&random)
        let server = try LocalHTTPServer { _ in HTTPResponse(body: body) }
        let shared = try person(table, server.address, more).share(table, [:], ["-t", "x"])
        #expect(shared.outcome == "failed", "\(String(decoding: body, as: UTF8.self)): \(shared)")
      }
    }
  }

  /// Without an account, a browser or a screen the address of the page is the result.
  @Test func withoutAnAccountThePageIsTold() throws {
    let person = try SharingPerson("")
    let shared = try person.share(
      "postToTwitter", [:], ["-t", "Größe", "-u", "https://example.org/"])
    #expect(shared.outcome == "handedOver", "\(shared)")
    #expect(
      shared.results.first?.value
        == "https://twitter.com/intent/tweet?text=Gr%C3%B6%C3%9Fe&url=https%3A%2F%2Fexample.org%2F")
    let history = try person.scratch.read("home/.local/state/sharesheet/history.jsonl")
    #expect(!String(decoding: history, as: UTF8.self).contains("Gr%C3"))
  }

  /// A browser of the person is used, but not over SSH unless they say so.
  @Test func aBrowserOpensThePage() throws {
    let person = try SharingPerson("", adding: ["DISPLAY": ":99"])
    let log = person.scratch.path("browser.log")
    let browser = try person.scratch.writeScript("#!/bin/sh\necho \"$1\" > '\(log)'\n", to: "see")
    let here = try person.call(
      ["--json", "-a", "postToFacebook", "-u", "https://example.org/"], ["BROWSER": browser])
    #expect(try here.run().standardOutput.contains("handedOver"))
    #expect(
      try person.scratch.read("browser.log")
        == Array("https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.org%2F\n".utf8)
    )
    try person.scratch.write("", to: "browser.log")
    let far = try person.call(
      ["--json", "-a", "postToFacebook", "-u", "https://example.org/"],
      ["BROWSER": browser, "SSH_TTY": "/dev/pts/9"])
    #expect(try far.run().standardOutput.contains("sharer.php"))
    #expect(try person.scratch.read("browser.log").isEmpty)
  }
}
