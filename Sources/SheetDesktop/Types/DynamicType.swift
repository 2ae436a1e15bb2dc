import Foundation
import SheetActivities
import SheetFiles
import Synchronization

/// A type that is known by a suffix or a MIME name only. Its identifier holds both, so that it can be
/// handed on as a text.
struct DynamicType {
  static let prefix = "dyn."

  private let tag: String
  private let tagClass: UTTagClass
  private let parent: String

  /// `nil` for a tag that cannot be one.
  init?(tag: String, _ tagClass: UTTagClass, parent: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty, tag.utf8.count <= 127, !tag.contains(where: \.isWhitespace) else {
      return nil
    }
    switch tagClass {
    case .filenameExtension: guard !tag.contains("/") else { return nil }
    case .mimeType: guard tag.split(separator: "/").count == 2 else { return nil }
    default: return nil
    }
    (self.tag, self.tagClass, self.parent) = (tag, tagClass, parent?.identifier ?? "public.data")
  }

  /// Reads an identifier that ``type`` made.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let digits = identifier.dropFirst(Self.prefix.count)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { place in
      UInt8(digits.dropFirst(place).prefix(2), radix: 16)
    }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
    guard parts.count == 3, bytes.count * 2 == digits.count else { return nil }
    (tagClass, tag, parent) = (UTTagClass(rawValue: parts[0]), parts[1], parts[2])
  }

  /// The type.
  var type: UTType {
    let text = "\(tagClass.rawValue) \(tag) \(parent)"
    return UTType(
      known: Self.prefix + text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
  }

  var suffixes: [String] { tagClass == .filenameExtension ? [tag] : [] }

  /// The MIME names: its own, or those that the database has for the suffix.
  var mimes: [String] {
    tagClass == .mimeType ? [tag] : MIMEDatabase.installed.types(ofName: FilePath("x." + tag))
  }

  /// The types that it belongs to: by the database, and by who made it.
  var parents: [String] {
    let database = MIMEDatabase.installed
    let chain = mimes.flatMap(database.chain).flatMap { mime in
      UniformTypes.forMIME(mime).map(\.identifier) + Self.kind(of: mime)
    }
    return chain + [parent]
  }

  /// What the first word of a MIME name says.
  private static func kind(of mime: String) -> [String] {
    switch mime.prefix(while: { $0 != "/" }) {
    case "text": ["public.text"]
    case "image": ["public.image"]
    case "audio": ["public.audio"]
    case "video": ["public.movie"]
    default: []
    }
  }
}

extension MIMEDatabase {
  /// That of this machine, read when it is first asked for.
  static let installed = MIMEDatabase(
    folders: BaseDirectories(environment: ProcessInfo.processInfo.environment))
}

/// The types that this program declares.
final class DeclaredTypes: Sendable {
  static let shared = DeclaredTypes()

  private let types = Mutex([String: String]())

  func add(_ identifier: String, parent: String) {
    types.withLock { $0[identifier.lowercased()] = parent }
  }

  func parents(of identifier: String) -> [String] {
    types.withLock { $0[identifier.lowercased()].map { [$0] } ?? [] }
  }

  /// A type with all that it belongs to. Programs can declare types in a circle.
  func chain(of identifier: String, depth: Int) -> [String] {
    let known = UniformTypes.chain(of: identifier)
    guard known.count == 1, depth < 20 else { return known }
    return known + parents(of: identifier).flatMap { chain(of: $0, depth: depth + 1) }
  }
}
