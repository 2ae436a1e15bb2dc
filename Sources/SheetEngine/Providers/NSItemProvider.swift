import Dispatch
import Foundation
import SheetFiles
import Synchronization

/// Something in one or more types, handed out when asked for. Foundation on Linux lacks it.
///
/// What is asked for arrives on a background queue, and each completion is called once. Source of the
/// rules: Foundation's documentation of `NSItemProvider`.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Gets an object, or the error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  /// Makes an object when it is asked for.
  public typealias LoadHandler =
    @Sendable (
      CompletionHandler?, AnyClass?, [AnyHashable: Any]?
    ) -> Void

  let representations = Mutex([ItemRepresentation]())
  private let name = Mutex(String?.none)

  /// Makes a provider that has nothing yet.
  public override init() {}

  /// Makes a provider of one object. A `nil` item, or no type, means nothing can be loaded.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let typeIdentifier else { return }
    register(.stored(item, typeIdentifier))
  }

  /// Makes a provider of an object, in all types in which it can write itself.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider of a file or folder, whose type its name tells; `nil` when there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let path = FilePath(fileURL: fileURL),
      path.withCString({ access($0, F_OK) }) == 0
    else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    register(.file(fileURL, type: Self.type(of: fileURL, suffix: path.suffix)))
  }

  private static func type(of url: URL, suffix: String) -> String {
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      return "public.folder"
    }
    return UniformTypes.forSuffix(suffix).first?.identifier ?? "public.data"
  }

  /// The identifiers of the types that can be loaded, in the order of their registration.
  open var registeredTypeIdentifiers: [String] {
    representations.withLock { $0.map(\.typeIdentifier) }
  }

  /// As ``registeredTypeIdentifiers``. Options are ignored: a file is copied or not as it was registered.
  open func registeredTypeIdentifiers(
    fileOptions: NSItemProviderFileOptions
  ) -> [String] {
    guard fileOptions.contains(.openInPlace) else { return registeredTypeIdentifiers }
    return representations.withLock { $0.filter(\.opensInPlace).map(\.typeIdentifier) }
  }

  /// The name that a file made of the data should have.
  open var suggestedName: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }

  /// Whether there is data of this type, or of one that belongs to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: typeIdentifier) != nil
  }

  /// As ``hasItemConformingToTypeIdentifier(_:)``, of what can be opened in place when the options say so.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains {
      UniformTypes.conforms($0, to: typeIdentifier)
    }
  }

  /// The representation of exactly this type, else the first whose type belongs to it.
  func representation(for typeIdentifier: String) -> ItemRepresentation? {
    representations.withLock { known in
      known.first { $0.typeIdentifier == typeIdentifier }
        ?? known.first { UniformTypes.conforms($0.typeIdentifier, to: typeIdentifier) }
    }
  }

  /// A type is registered once; what comes later takes its place.
  func register(_ representation: ItemRepresentation) {
    representations.withLock { known in
      let place = known.firstIndex { $0.typeIdentifier == representation.typeIdentifier }
      if let place { known[place] = representation } else { known.append(representation) }
    }
  }
}

/// Who may load what is registered; accepted for code written for iOS, since there is one program here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everyone.
  case all = 0
  /// The same team.
  case team = 1
  /// The same group.
  case group = 2
  /// This program.
  case ownProcess = 3
}

/// How a file may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where it lies, without a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// Why nothing was handed out.
  public enum Failure: Error, Equatable {
    /// No data of this type is registered.
    case noSuchType(String)
    /// What is registered gave nothing, or something else than it said.
    case noData(String)
    /// What is registered did not call back in time.
    case noAnswer(String)
  }
}

extension NSItemProvider.Failure: LocalizedError {
  /// The failure in words.
  public var errorDescription: String? {
    switch self {
    case .noSuchType(let type): "There is no data of type \(type)."
    case .noData(let type): "What should give data of type \(type) gave none."
    case .noAnswer(let type): "What should give data of type \(type) did not answer."
    }
  }
}
