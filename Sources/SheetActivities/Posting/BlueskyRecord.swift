import Foundation

/// A post as Bluesky keeps it: `app.bsky.feed.post`, from its lexicon.
struct BlueskyRecord: Encodable {
  var type = "app.bsky.feed.post"
  var text: String
  var createdAt: String
  var langs: [String]?
  var facets: [Facet]?
  var embed: Embed?
  var labels: Labels?

  enum CodingKeys: String, CodingKey {
    case type = "$type"
    case text, createdAt, langs, facets, embed, labels
  }

  /// A place in the text.
  struct Facet: Encodable {
    struct Index: Encodable { var byteStart, byteEnd: Int }
    struct Feature: Encodable {
      var type: String
      var uri, tag, did: String?

      enum CodingKeys: String, CodingKey {
        case type = "$type"
        case uri, tag, did
      }
    }

    var index: Index
    var features: [Feature]

    init(_ bytes: Range<Int>, _ feature: Feature) {
      index = Index(byteStart: bytes.lowerBound, byteEnd: bytes.upperBound)
      features = [feature]
    }
  }

  /// Pictures, or the card of a link.
  struct Embed: Encodable {
    struct Image: Encodable {
      struct Ratio: Encodable { var width, height: Int }
      var alt: String
      var image: BlueskyBlob
      var aspectRatio: Ratio?
    }
    struct Card: Encodable { var uri, title, description: String }

    var type: String
    var images: [Image]?
    var external: Card?

    enum CodingKeys: String, CodingKey {
      case type = "$type"
      case images, external
    }

    static func images(_ images: [Image]) -> Embed {
      Embed(type: "app.bsky.embed.images", images: images)
    }

    static func card(_ card: Card) -> Embed {
      Embed(type: "app.bsky.embed.external", external: card)
    }
  }

  /// What the author says of the pictures.
  struct Labels: Encodable {
    struct Value: Encodable { var val: String }
    var type = "com.atproto.label.defs#selfLabels"
    var values: [Value]

    enum CodingKeys: String, CodingKey {
      case type = "$type"
      case values
    }
  }
}

/// A file that the server has taken, in the form in which it is named in a record.
struct BlueskyBlob: Codable, Sendable {
  struct Link: Codable, Sendable {
    var link: String

    enum CodingKeys: String, CodingKey { case link = "$link" }
  }

  var type: String
  var ref: Link
  var mimeType: String
  var size: Int

  enum CodingKeys: String, CodingKey {
    case type = "$type"
    case ref, mimeType, size
  }
}
