import Foundation
import SheetActivities
import SheetFiles

extension UTType {
  private var known: UniformType? { UniformTypes.known(identifier) }
  private var dynamic: DynamicType? { DynamicType(identifier) }

  /// The suffix that a file of the type should have, without the point; `nil` for a kind of data rather
  /// than a format.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME name; `nil` where there is none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// All suffixes and MIME names.
  public var tags: [UTTagClass: [String]] {
    let (suffixes, mimes) =
      known.map { ($0.suffixes, $0.mimes) } ?? dynamic.map { ($0.suffixes, $0.mimes) } ?? ([], [])
    return [.filenameExtension: suffixes, .mimeType: mimes].filter { !$0.value.isEmpty }
  }

  /// What a person calls it, in English: the table has no other languages.
  public var localizedDescription: String? {
    if let known { return known.words }
    return preferredFilenameExtension.map { "\($0.uppercased()) file" } ?? preferredMIMEType
  }

  /// Always `nil`: no version is declared here.
  public var version: Int? { nil }

  /// Always `nil`: no page is declared here.
  public var referenceURL: URL? { nil }

  /// Whether the type was made from a suffix or MIME name that the table does not know.
  public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }

  /// Whether somebody declares the type: Apple, or this program.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the type belongs to everybody.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  /// All types that it belongs to, itself left out.
  public var supertypes: Set<UTType> {
    Set(chain.dropFirst().map { UTType(known: UniformTypes.known($0)?.identifier ?? $0) })
  }

  /// Whether data of this type are data of the other one too. A type conforms to itself.
  public func conforms(to type: UTType) -> Bool {
    chain.contains(type.identifier.lowercased())
  }

  /// Whether this type belongs to the other one, which is more general.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether the other one belongs to this type, which is more general.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The identifier with all types that it belongs to, in small letters.
  private var chain: [String] {
    let parents = dynamic?.parents ?? DeclaredTypes.shared.parents(of: identifier)
    guard known == nil else { return UniformTypes.chain(of: identifier) }
    return [identifier.lowercased()]
      + parents.flatMap { DeclaredTypes.shared.chain(of: $0, depth: 0) }
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { "UTType(\(identifier))" }
}

extension UTType: Codable {
  /// Reads an identifier; an unknown one is taken as it is.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  /// The address with one more component, which gets the suffix of a type if it lacks one.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(partialName).suffixed(for: type)
  }

  /// The address with the suffix of a type, if the type has one.
  public func appendingPathExtension(for type: UTType) -> URL { suffixed(for: type) }

  private func suffixed(for type: UTType) -> URL {
    let suffixes = type.tags[.filenameExtension] ?? []
    guard let suffix = suffixes.first, !suffixes.contains(pathExtension.lowercased())
    else { return self }
    return appendingPathExtension(suffix)
  }
}
