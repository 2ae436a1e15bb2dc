import Foundation

/// What the head of a page of HTML says of it. Sources: HTML's elements `title`, `meta`, `link` and `base`, and
/// the Open Graph protocol (ogp.me).
package struct PageHead: Equatable {
  /// Characters of the longest title; the rest is cut off.
  private static let longestTitle = 500

  /// The title for sharing, else that of the window.
  package var title: String?
  /// Addresses as they stand there, the best picture first.
  package var images: [String] = []
  /// Addresses of small pictures for the site, the best first.
  package var icons: [String] = []
  /// What addresses are relative to.
  package var base: String?
  /// How the bytes are to be read.
  package var charset: String?

  /// Looks through markup up to the body.
  package init(_ markup: String) {
    var reader = TagReader(markup)
    var (shared, window, pictures) = (String?.none, String?.none, [(rank: Int, address: String)]())
    var icons: [(rank: Int, address: String)] = []
    while let tag = reader.next(), tag.name != "body", tag.name != "/head" {
      switch tag.name {
      case "title" where window == nil: window = reader.text(until: "</title")
      case "script", "style", "noscript": reader.skip(to: "</\(tag.name)")
      case "base": base = base ?? tag["href"]
      case "meta":
        charset = charset ?? tag.charset
        if Self.titles.contains(tag.property), let content = tag["content"] {
          shared = shared ?? content
        }
        if let rank = Self.pictures.firstIndex(of: tag.property), let content = tag["content"] {
          pictures.append((rank, content))
        }
      case "link":
        if let rank = tag.iconRank, let address = tag["href"] { icons.append((rank, address)) }
      default: break
      }
    }
    title = [shared, window].compactMap(\.self).map(Self.tidied).first { !$0.isEmpty }
    images = pictures.enumerated().sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }
      .map(\.1.address)
    self.icons = icons.enumerated().sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }
      .map(\.1.address)
  }

  private static let titles = ["og:title", "twitter:title"]
  private static let pictures = [
    "og:image:secure_url", "og:image", "og:image:url", "twitter:image", "twitter:image:src",
  ]

  private static func tidied(_ title: String) -> String {
    let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(words.prefix(longestTitle))
  }
}

/// A tag with its attributes.
private struct Tag {
  let name: String
  private let attributes: [String: String]

  init(name: String, attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  subscript(name: String) -> String? {
    attributes[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What a `meta` is about.
  var property: String { (self["property"] ?? self["name"] ?? "").lowercased() }

  var charset: String? {
    if let charset = self["charset"] { return charset }
    guard self["http-equiv"]?.lowercased() == "content-type" else { return nil }
    return self["content"].flatMap(MediaType.init)?.charset
  }

  /// The large ones first; `nil` for a link to something else, and for formats that are not decoded.
  var iconRank: Int? {
    let relations = (self["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
    let type = (self["type"] ?? "").lowercased()
    let path = (self["href"] ?? "").lowercased().prefix { $0 != "?" && $0 != "#" }
    guard !path.hasSuffix(".ico"), !type.hasSuffix("icon") else { return nil }
    if relations.contains("apple-touch-icon") || relations.contains("apple-touch-icon-precomposed")
    {
      return 0
    }
    guard relations.contains("icon") else { return nil }
    let size = (self["sizes"] ?? "").lowercased().split(separator: "x").first.flatMap { Int($0) }
    return size.map { 1000 - min(max($0, 0), 998) } ?? 1000
  }
}

/// Goes from tag to tag through markup, however broken that is.
private struct TagReader {
  private var rest: Substring.UnicodeScalarView

  init(_ markup: String) {
    rest = markup[...].unicodeScalars
  }

  /// The next tag; comments and declarations are left out.
  mutating func next() -> Tag? {
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      if rest.starts(with: "!--".unicodeScalars) {
        skip(to: "-->")
      } else if let first = rest.first, first == "/" || first.properties.isAlphabetic {
        return tag()
      }
    }
    return nil
  }

  /// Moves to where some letters begin, in whatever case, or to the end.
  mutating func skip(to end: String) {
    rest = rest[index(of: end)...]
  }

  /// What stands up to some letters, its entities read.
  mutating func text(until end: String) -> String {
    let stop = index(of: end)
    defer { rest = rest[stop...] }
    return MarkupEntities.decoded(String(rest[..<stop]))
  }

  private func index(of end: String) -> Substring.UnicodeScalarView.Index {
    let text = Substring(rest)
    return text.range(of: end, options: .caseInsensitive)?.lowerBound ?? rest.endIndex
  }

  private mutating func tag() -> Tag {
    let name = take { !$0.properties.isWhitespace && $0 != ">" }.lowercased()
    var attributes: [String: String] = [:]
    while true {
      _ = take { $0.properties.isWhitespace || $0 == "/" || $0 == "=" }
      guard let first = rest.first, first != ">" else { break }
      let key = take { !$0.properties.isWhitespace && !"=/>".unicodeScalars.contains($0) }
      let value = value()
      if attributes[key.lowercased()] == nil { attributes[key.lowercased()] = value }
    }
    rest = rest.dropFirst()
    return Tag(name: name, attributes: attributes)
  }

  private mutating func value() -> String {
    _ = take(while: \.properties.isWhitespace)
    guard rest.first == "=" else { return "" }
    rest = rest.dropFirst()
    _ = take(while: \.properties.isWhitespace)
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      return MarkupEntities.decoded(take { !$0.properties.isWhitespace && $0 != ">" })
    }
    rest = rest.dropFirst()
    let value = take { $0 != quote }
    rest = rest.dropFirst()
    return MarkupEntities.decoded(value)
  }

  private mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let part = rest.prefix(while: isWanted)
    rest = rest[part.endIndex...]
    return String(String.UnicodeScalarView(part))
  }
}
