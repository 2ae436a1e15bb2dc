import Foundation
import SheetActivities
import SheetFiles

/// A type of data, with the name and members that the module UniformTypeIdentifiers has.
///
/// Apple's own types are known by a built-in table. For suffixes and MIME types beyond it the files of
/// shared-mime-info are read, once and when they are needed: such a type is dynamic, and belongs to the
/// types that those files say.
public struct UTType: Hashable, Sendable {
  /// The name, such as `public.png`.
  public let identifier: String

  init(known identifier: String) {
    self.identifier = identifier
  }

  /// The type of that name; `nil` when nobody declares it.
  public init?(_ identifier: String) {
    if let known = UniformTypes.known(identifier) {
      self.init(known: known.identifier)
    } else if DynamicType(identifier) != nil {
      self.init(known: identifier)
    } else {
      return nil
    }
  }

  /// A type of the program's own. Here nothing else declares it: its parent is public data, or the type
  /// that is given.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  /// A type of another program. As ``init(exportedAs:conformingTo:)``.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  private init(declared identifier: String, _ parent: UTType?) {
    DeclaredTypes.shared.add(identifier, parent: parent?.identifier ?? "public.data")
    self.init(known: UniformTypes.known(identifier)?.identifier ?? identifier)
  }

  /// The type of files with that suffix: a dynamic one when the table does not know it, and `nil` for
  /// what is no suffix.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of that MIME name: a dynamic one when the table does not know it, and `nil` for what is
  /// no such name.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type that a suffix or MIME name stands for.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    else { return nil }
    self = type
  }

  /// All types that a suffix or MIME name stands for, the likeliest first.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let known = tagClass.known(tag).map { UTType(known: $0.identifier) }
    let fitting = known.filter { supertype.map($0.conforms) ?? true }
    guard fitting.isEmpty else { return fitting }
    return [DynamicType(tag: tag, tagClass, parent: supertype)?.type].compactMap(\.self)
  }
}

/// A kind of other name that a type has.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// Its identifier.
  public let rawValue: String

  /// Takes an identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The suffixes of files.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME names.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  func known(_ tag: String) -> [UniformType] {
    switch self {
    case .filenameExtension: UniformTypes.forSuffix(tag)
    case .mimeType: UniformTypes.forMIME(tag)
    default: []
    }
  }
}
