import SheetFiles

/// A type that a person named with `--type`: a MIME type or a uniform type identifier.
public struct DataType: Sendable, Equatable {
  /// The name as it was written.
  public let name: String
  /// What is known under that name.
  public let fileType: FileType?

  /// Takes `major/minor` and names with a point; `nil` for anything else. Parameters after a
  /// semicolon stay in the name.
  public init?(_ name: String) {
    let bare = String(name.prefix { $0 != ";" })
    guard Self.isMIME(bare) || Self.isIdentifier(bare) else { return nil }
    self.name = name
    fileType = FileType.forMIME(bare) ?? FileType.forIdentifier(bare)
  }

  /// The MIME type; `application/octet-stream` for an identifier that is not known.
  public var mime: String {
    name.contains("/") ? name : (fileType ?? .unknown).mime
  }

  /// RFC 6838 section 4.2.
  private static func isMIME(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { isWord($0, extra: "!#$&-^_.+") }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).count > 1
      && name.split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy { isWord($0, extra: "-") }
  }

  private static func isWord(_ text: Substring, extra: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || extra.utf8.contains($0) }
  }

  /// The MIME type whose end or suffix is that word (`png`), or the most similar one.
  static func nearest(to name: String) -> String? {
    if let type = FileType.forSuffix(name.lowercased()) { return type.mime }
    return name.nearest(among: FileType.known.map(\.mime))
  }
}
