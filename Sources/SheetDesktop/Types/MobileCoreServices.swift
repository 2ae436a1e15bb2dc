import Foundation
import SheetFiles

/// Stands for Core Foundation's string, which Linux lacks: `as String` and `as CFString` work as they do
/// for `NSString`.
public typealias CFString = NSString

/// Names the class of tags that are suffixes.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// Names the class of tags that are MIME names.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Whether data of the first type are data of the second one too.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  let (type, other) = (inUTI as String, inConformsToUTI as String)
  return UTType(known: type).conforms(to: UTType(known: other))
}

/// Whether two identifiers mean the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// The identifier that a suffix or MIME name stands for; `nil` when it cannot be one. The caller owns it.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let type = UTType(
    tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String),
    conformingTo: inConformingToUTI.map { UTType(known: $0 as String) })
  return type.map { .passRetained($0.identifier as CFString) }
}

/// The suffix or MIME name of a type; `nil` where there is none. The caller owns it.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  let tags = UTType(known: inUTI as String).tags[UTTagClass(rawValue: inTagClass as String)]
  return tags?.first.map { .passRetained($0 as CFString) }
}

/// What a person calls a type, in English; `nil` for an unknown one. The caller owns it.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  UTType(known: inUTI as String).localizedDescription.map { .passRetained($0 as CFString) }
}

/// Whether a type was made from a suffix or MIME name that the table does not know.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(known: inUTI as String).isDynamic }

/// Whether somebody declares a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool {
  UTType(inUTI as String)?.isDeclared ?? false
}
