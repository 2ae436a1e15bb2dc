import Foundation
import SheetTestSupport
import Testing

@testable import SheetActivities

/// Signatures and lengths, judged by independent implementations.
@Suite struct PostJudgeTests {
  private let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  /// What a Python program prints that uses a package of a peer's folder.
  private func python(_ folder: String, _ script: String, _ arguments: [String]) throws -> String {
    let python = try Peers.python(folder)
    let run = try ProgramCall(
      python, ["-W", "ignore", "-c", script] + arguments,
      environment: scratch.environment(adding: ["PYTHONUTF8": "1"])
    ).run(within: .seconds(60))
    try #require(run.status == .code(0), "\(run.standardError)")
    return run.standardOutput
  }

  @Test(.pythonPackage("oauthlib"))
  func oauthlibTakesOurSignatures() throws {
    let secrets = ("c&s ä", "t%s=ß")
    let keys = OAuth1(
      consumerKey: Secret("ck"), consumerSecret: Secret(secrets.0), token: Secret("at"),
      tokenSecret: Secret(secrets.1))
    let script = """
      import sys
      from oauthlib.oauth1.rfc5849 import signature as s
      from oauthlib.common import Request
      from urllib.parse import urlencode
      method, uri, header, title, cs, ts = sys.argv[1:]
      body = urlencode([("title", title)]) if title else None
      headers = {"Authorization": header}
      if body: headers["Content-Type"] = "application/x-www-form-urlencoded"
      params = s.collect_parameters(uri_query=uri.partition("?")[2], body=body or [], headers=headers,
          exclude_oauth_signature=False)
      class R: pass
      r = R(); r.http_method = method; r.uri = uri
      r.signature = dict(params)["oauth_signature"]
      r.params = [p for p in params if p[0] != "oauth_signature"]
      print(s.verify_hmac_sha1(r, cs, ts), s.verify_hmac_sha1(r, cs + "x", ts))
      """
    for (method, address, title) in [
      ("POST", "https://up.flickr.com/services/upload/", "Café & co „☕“ 日本+%20"),
      ("POST", "https://api.x.com/2/tweets", ""),
      ("GET", "https://api.x.com/2/media/upload?command=STATUS&media_id=7&x=a%20b%2B", ""),
      ("GET", "http://127.0.0.1:8080/x?a=%C3%A4&a=b", ""),
    ] {
      let fields = title.isEmpty ? [] : [("title", title)]
      let header = keys.authorization(method, address, fields: fields).text
      let verdict = try python(
        "oauthlib", script, [method, address, header, title, secrets.0, secrets.1])
      #expect(verdict == "True False\n", "\(method) \(address): \(verdict)")
    }
  }

  @Test(.pythonPackage("twitter-text"))
  func twitterTextCountsAsWeDo() throws {
    let texts = Self.texts()
    let script = """
      import json, sys
      from twitter_text import parse_tweet
      print(json.dumps([parse_tweet(t).weightedLength for t in json.loads(sys.argv[1])]))
      """
    let list = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let answer = try python("twitter-text", script, [list])
    let lengths = try JSONDecoder().decode([Int].self, from: Data(answer.utf8))
    for (text, length) in zip(texts, lengths) {
      let ours = TextMeasure.weighted.count(text)
      #expect(ours == length, "\(text.debugDescription): \(ours), the peer says \(length)")
    }
  }

  /// Parts of posts in any order, with what stands between words.
  private static func texts() -> [String] {
    var random = SeededGenerator(seed: 14)
    let parts = [
      "Größe", "日本語", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "©", "e\u{301}", "https://example.org/a_(b)", "http://",
      "https://example.org?q=1&r=2", "example.com", "@ada", "#tag", "www.test.de/x#y", "a.b.c",
      "foo@bar.com", "1.5", "привет", "안녕", "x.py", "ab", "größe.de", "https://日本.jp/",
      "http://localhost",
      "example.com日本", "example.org:80/é/",
    ]
    let between = [" ", "\n", ", ", ". ", " („", "“) ", " – ", "… ", "! "]
    return (0..<300).map { _ in
      (0..<Int.random(in: 1...6, using: &random)).map { _ in
        (parts.randomElement(using: &random) ?? "") + (between.randomElement(using: &random) ?? "")
      }.joined()
    }
  }
}
