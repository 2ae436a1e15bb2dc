import Foundation
import SheetEngine

/// Providers by `UTType` instead of by identifier.
extension NSItemProvider {
  /// Makes a provider of a file or folder.
  ///
  /// - Parameters:
  ///   - contentType: Its type; `nil` for what its name tells.
  ///   - openInPlace: Whether it may be used where it lies.
  ///   - coordinated: Accepted for code written for iOS and ignored.
  ///   - visibility: Accepted for code written for iOS and ignored.
  public convenience init(
    contentsOf url: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
    visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    suggestedName = url.lastPathComponent
    let type = contentType ?? .ofFile(url)
    registerFileRepresentation(for: type, openInPlace: openInPlace) { deliver in
      deliver(url, coordinated, nil)
      return nil
    }
  }

  /// The types that can be loaded, in the order of their registration.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// Those whose files can be used where they lie.
  public var registeredContentTypesForOpenInPlace: [UTType] {
    registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
  }

  /// Those that belong to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Adds bytes that are made when they are asked for.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a file that is made when it is asked for.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Hands out the bytes of a type.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Hands out a file of a type: where it lies, if that is asked for and allowed; else a copy, which is removed
  /// when the completion has returned.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let type = contentType.identifier
    guard !openInPlace else {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: type, completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: type) { completionHandler($0, false, $1) }
  }
}
