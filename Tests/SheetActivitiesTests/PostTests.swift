import Foundation
import SheetTestSupport
import Testing

@testable import SheetActivities

/// How services count, by their own rules.
@Suite struct PostCounterTests {
  /// From the conformance table of twitter-text 3 and from what its rules say; the peer's verdict on many more
  /// is in ServiceTests.
  @Test(arguments: [
    ("", 0), ("abc", 3), ("日本語", 6), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("👍🏽", 2),
    ("e\u{301}", 1), ("é", 1), ("a\r\nb", 3), ("https://example.org", 23), ("http://localhost", 16),
    ("example.com", 23), ("日本語example.com中国", 33), ("me@example.com", 14), ("a.b", 3),
    ("https://example.org/ä(b)c.", 24), ("(https://example.org/x)", 25), ("#️⃣", 2), ("1", 1),
    ("https://example.org?a=b&c=d!", 24), ("…", 2), ("‽", 2), ("см. пример", 10), ("©", 2),
  ])
  func twitterCounts(_ text: String, _ length: Int) {
    #expect(TextMeasure.weighted.count(text) == length)
  }

  /// `StatusLengthValidator` and `Extractor` in Mastodon's source.
  @Test(arguments: [
    ("abc", 3), ("👨‍👩‍👧‍👦e\u{301}", 2), ("https://example.org/a/very/long/path/indeed?q=1", 23),
    ("see https://example.org/x.", 28), ("example.org", 11), ("@ada@example.org hi", 7),
    ("@ada hi", 7), ("mail ada@example.org", 20), ("(https://example.org/a_(b))", 25),
    ("http:// nothing", 15), ("xhttps://example.org", 20), ("@@", 2), ("HTTPS://EXAMPLE.ORG", 23),
  ])
  func mastodonCounts(_ text: String, _ length: Int) {
    #expect(TextMeasure.charactersWithLinks(23).count(text) == length)
  }

  @Test func othersCount() {
    #expect(TextMeasure.characters.count("👨‍👩‍👧‍👦e\u{301}") == 2)
    #expect(TextMeasure.units.count("👨‍👩‍👧‍👦e\u{301}") == 13)
    #expect(TextMeasure.halves.count("微博ab") == 3)
    #expect(TextMeasure.halves.count("a") == 1)
  }

  @Test func whatIsTooLongIsToldByHowMuch() {
    let limits = BlueskyService.usualLimits
    #expect(limits.problem(String(repeating: "ä", count: 300), besidePictures: false) == nil)
    #expect(
      limits.problem(String(repeating: "ä", count: 301), besidePictures: false)
        == "1 character over 300")
    #expect(
      limits.problem(String(repeating: "👨‍👩‍👧‍👦", count: 200), besidePictures: false)
        == "2000 bytes over 3000")
    #expect(limits.counter("Größe", besidePictures: false) == "5 of 300 characters")
    #expect(
      TelegramService.usualLimits.problem(
        String(repeating: "x", count: 1030), besidePictures: true) == "6 characters over 1024")
  }

  /// Whatever stands there, a counter ends and the places lie inside of the text.
  @Test func anyTextCanBeCounted() {
    var random = SeededGenerator(seed: 6)
    let parts = [
      "http", "https://", "://", ".", "com", "example", "/", "(", ")", "?", "#", "@", "ä", "日",
      "👍🏽", "\u{200D}", "\u{301}", "\r\n", " ", ":", "80", "xn--", "-", "_", "\u{FEFF}", "🇩",
    ]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      #expect(TextMeasure.weighted.count(text) >= 0)
      #expect(TextMeasure.charactersWithLinks(23).count(text) >= 0)
      let length = text.utf8.count
      for facet in BlueskyFacets(text).all {
        #expect((0...length).contains(facet.bytes.lowerBound) && facet.bytes.upperBound <= length)
        #expect(!facet.bytes.isEmpty)
      }
    }
  }
}

@Suite struct BlueskyFacetTests {
  private func facets(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return BlueskyFacets(text).all.map { facet in
      let words = String(decoding: bytes[facet.bytes], as: UTF8.self)
      return "\(words) \(facet.meaning)"
    }
  }

  @Test func placesAreCountedInBytes() {
    #expect(
      BlueskyFacets("Größe ☕ https://example.org/ä.").all == [
        .init(bytes: 12..<34, meaning: .link("https://example.org/ä"))
      ])
  }

  @Test(arguments: [
    ("siehe example.org/x.", ["example.org/x link(\"https://example.org/x\")"]),
    ("#Café (#日本) a#b #1", ["#Café tag(\"Café\")", "#日本 tag(\"日本\")"]),
    ("@Ada.bsky.social, hi", ["@Ada.bsky.social person(\"ada.bsky.social\")"]),
    ("@ada ada@example.org", []),
    ("https://example.org/#top", ["https://example.org/#top link(\"https://example.org/#top\")"]),
  ])
  func whatIsFound(_ text: String, _ expected: [String]) {
    #expect(facets(text) == expected)
  }

  @Test func aNameIsOfTheTimeAndSorts() {
    let first = BlueskyService.newKey(Date(timeIntervalSince1970: 1_790_000_000))
    let later = BlueskyService.newKey(Date(timeIntervalSince1970: 1_790_000_001))
    #expect(first.count == 13 && first < later)
    #expect(first.allSatisfy { "234567abcdefghijklmnopqrstuvwxyz".contains($0) })
  }
}

@Suite struct PostPageTests {
  private func post(_ text: String, _ link: String = "") -> Post {
    var post = Post()
    (post.text, post.link) = (text, link)
    return post
  }

  @Test func addressesHoldTheText() {
    let post = post("Größe & „☕“ 100%", "https://example.org/a?b=c&d=é")
    let pages: [(any PostService.Type, String)] = [
      (
        XService.self,
        "https://twitter.com/intent/tweet?text=Gr%C3%B6%C3%9Fe%20%26%20%E2%80%9E%E2%98%95%E2%80%9C"
          + "%20100%25&url=https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc%26d%3D%C3%A9"
      ),
      (
        FacebookService.self,
        "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc%26d"
          + "%3D%C3%A9"
      ),
      (
        WeiboService.self,
        "https://service.weibo.com/share/share.php?url=https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc%26d"
          + "%3D%C3%A9&title=Gr%C3%B6%C3%9Fe%20%26%20%E2%80%9E%E2%98%95%E2%80%9C%20100%25"
      ),
    ]
    for (service, address) in pages {
      #expect(service.page(for: post, at: "")?.absoluteString == address)
    }
    for service in [BlueskyService.self, TelegramService.self, QzoneService.self]
      as [any PostService.Type]
    {
      let address = service.page(for: post, at: "")?.absoluteString ?? ""
      #expect(address.contains("Gr%C3%B6%C3%9Fe%20%26%20"), "\(address)")
      #expect(address.contains("d%3D%C3%A9"), "\(address)")
    }
  }

  @Test func mastodonsPageIsOnTheServerThatIsNamed() {
    let page = MastodonService.page(for: post("a b"), at: "example.social")
    #expect(page?.absoluteString == "https://example.social/share?text=a%20b")
    for place in ["", "a b", "http://example.org", "me:pw@example.org", "example.org/?x"] {
      #expect(MastodonService.page(for: post("a"), at: place) == nil, "\(place)")
    }
  }

  @Test func facebookAndQzoneTakeOnlyLinks() {
    #expect(FacebookService.page(for: post("a"), at: "") == nil)
    #expect(QzoneService.page(for: post("a"), at: "") == nil)
  }

  @Test func aWarningStandsBeforeTheTextWhereThereIsNoPlaceForIt() {
    var post = post("Text", "https://example.org/")
    post.warning = "Essen"
    #expect(XService.body(of: post) == "CW: Essen\n\nText\n\nhttps://example.org/")
    #expect(MastodonService.body(of: post) == "Text\n\nhttps://example.org/")
    #expect(BlueskyService.body(of: post) == "CW: Essen\n\nText")
    post.warning = "nudity"
    #expect(BlueskyService.body(of: post) == "Text")
  }
}

@Suite struct OAuth1Tests {
  /// The example of RFC 5849, section 3.4.1.1.
  @Test func theBaseOfTheStandardsExample() {
    let fields = [
      ("b5", "=%3D"), ("a3", "a"), ("c@", ""), ("a2", "r b"),
      ("oauth_consumer_key", "9djdj82h48djs9d2"),
      ("oauth_token", "kkk9d7dh3k39sjv7"), ("oauth_signature_method", "HMAC-SHA1"),
      ("oauth_timestamp", "137131201"), ("oauth_nonce", "7d8f3e4a"), ("c2", ""), ("a3", "2 q"),
    ]
    #expect(
      OAuth1.base("post", "http://example.com/request", fields)
        == "POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D"
        + "%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a"
        + "%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token"
        + "%3Dkkk9d7dh3k39sjv7")
  }

  /// The example of OAuth Core 1.0, appendix A.5.
  @Test func theSignatureOfTheStandardsExample() {
    var keys = OAuth1(
      consumerKey: Secret("dpf43f3p2l4k3l03"), consumerSecret: Secret("kd94hf93k423kf44"),
      token: Secret("nnch734d00sl2jdk"), tokenSecret: Secret("pfkkdhi9sl3r4s00"))
    keys.nonce = { "kllo9940pd9333jh" }
    keys.now = { Date(timeIntervalSince1970: 1_191_242_096) }
    let header = keys.authorization(
      "GET", "HTTP://Photos.example.net:80/photos?file=vacation.jpg&size=original")
    #expect(
      header.text.hasSuffix("oauth_signature=\"tR3%2BTy81lMeYAr%2FFid0kMTYa%2FWM%3D\""),
      "\(header.text)")
    #expect("\(keys) \(header)".contains("kd94") == false)
  }
}
