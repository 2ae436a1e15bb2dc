/// A uniform type as the built-in table knows it: what the same data is called by Apple, by MIME and in
/// file names, and which more general types it belongs to.
package struct UniformType: Sendable, Equatable {
  /// The name, such as `public.png`.
  package let identifier: String
  /// The identifiers of the types that it belongs to directly.
  package let parents: [String]
  /// Suffixes in small letters, the usual one first; empty for a kind of data rather than a format.
  package let suffixes: [String]
  /// MIME types, the usual one first.
  package let mimes: [String]
  /// What a person calls it.
  package let words: String
}

/// The built-in table of uniform types. It is made when it is first asked for, never before the first
/// frame.
package enum UniformTypes {
  /// The type of that identifier, in any case; `nil` for one that is not in the table.
  package static func known(_ identifier: String) -> UniformType? {
    table.types[identifier.lowercased()]
  }

  /// The types that a suffix stands for, the likeliest first.
  package static func forSuffix(_ suffix: String) -> [UniformType] {
    types(table.suffixes[suffix.lowercased()])
  }

  /// The types of a MIME name, the likeliest first.
  package static func forMIME(_ name: String) -> [UniformType] {
    types(table.mimes[name.lowercased()])
  }

  /// An identifier with all types that it belongs to, the closest first. One that is not in the table
  /// stands alone.
  package static func chain(of identifier: String) -> [String] {
    var result = [identifier.lowercased()]
    var index = 0
    while index < result.count {
      for parent in table.types[result[index]]?.parents ?? [] where !result.contains(parent) {
        result.append(parent)
      }
      index += 1
    }
    return result
  }

  /// Whether data of a type are data of the other one too.
  package static func conforms(_ identifier: String, to parent: String) -> Bool {
    chain(of: identifier).contains(parent.lowercased())
  }

  private static func types(_ identifiers: [String]?) -> [UniformType] {
    (identifiers ?? []).compactMap { table.types[$0] }
  }

  private static let table = Table()
}

/// The types by all their names.
private struct Table: Sendable {
  var types: [String: UniformType] = [:]
  var suffixes: [String: [String]] = [:]
  var mimes: [String: [String]] = [:]

  init() {
    for line in UniformTypes.lines.split(separator: "\n") { add(Self.type(String(line))) }
    for type in FileType.known where types[type.identifier.lowercased()] == nil {
      add(Self.type(type))
    }
  }

  private mutating func add(_ type: UniformType) {
    let name = type.identifier.lowercased()
    types[name] = type
    for suffix in type.suffixes { suffixes[suffix, default: []].append(name) }
    for mime in type.mimes { mimes[mime, default: []].append(name) }
  }

  /// A line is `identifier|parents|suffixes|MIME types|words`. What is left out comes from the table of
  /// file types.
  private static func type(_ line: String) -> UniformType {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let part = { (index: Int) in parts.count > index ? parts[index] : "" }
    let known = FileType.forIdentifier(part(0))
    let words = { (text: String) in text.split(separator: " ").map(String.init) }
    return UniformType(
      identifier: part(0), parents: words(part(1)),
      suffixes: part(2).isEmpty ? known?.suffixes ?? [] : words(part(2)),
      mimes: part(3).isEmpty ? [known?.mime].compactMap(\.self) : words(part(3)),
      words: part(4).isEmpty ? known?.words ?? part(0) : part(4))
  }

  private static func type(_ type: FileType) -> UniformType {
    let parent =
      switch type.category {
      case .text: "public.plain-text"
      case .image: "public.image"
      case .audio: "public.audio"
      case .video: "public.movie"
      case .data: type.mime.hasSuffix("archive") ? "public.archive" : "public.data"
      }
    return UniformType(
      identifier: type.identifier, parents: [parent], suffixes: type.suffixes, mimes: [type.mime],
      words: type.words)
  }
}
