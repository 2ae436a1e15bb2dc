import SheetDesktop

/// What a ``PHPickerViewController`` is to find.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which form pictures are wanted; accepted for code written for iOS: they are the files themselves.
  public enum AssetRepresentationMode: Int, Sendable {
    /// Ignored.
    case automatic = 0
    /// Ignored.
    case current = 1
    /// Ignored.
    case compatible = 2
  }

  /// How several are chosen; accepted for code written for iOS: always in the order of choosing.
  public enum Selection: Int, Sendable {
    /// Ignored.
    case `default` = 0
    /// Ignored.
    case ordered = 1
  }

  /// How many can be chosen; zero for as many as one likes.
  public var selectionLimit = 1
  /// What is shown; `nil` for pictures and videos.
  public var filter: PHPickerFilter?
  /// Accepted for code written for iOS, and ignored.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Accepted for code written for iOS, and ignored.
  public var selection = Selection.default
  /// Accepted for code written for iOS, and ignored: files have no such identifiers.
  public var preselectedAssetIdentifiers: [String] = []

  /// Makes one for one picture or video.
  public init() {}

  /// Makes one for one picture or video. There is one library only.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// Which files a ``PHPickerViewController`` shows.
public struct PHPickerFilter: Hashable, Sendable {
  private enum Kind: CaseIterable {
    case image, livePhoto, video

    var type: UTType {
      switch self {
      case .image: .image
      case .livePhoto: UTType(importedAs: "com.apple.live-photo")
      case .video: .movie
      }
    }
  }

  private let kinds: Set<Kind>

  /// Pictures.
  public static let images = PHPickerFilter(kinds: [.image])
  /// Videos.
  public static let videos = PHPickerFilter(kinds: [.video])
  /// Pictures that move a little; no file is one.
  public static let livePhotos = PHPickerFilter(kinds: [.livePhoto])

  /// What one of the filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }

  /// What all of the filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      kinds: subfilters.reduce(into: Set(Kind.allCases)) { $0.formIntersection($1.kinds) })
  }

  /// What a filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kinds: Set(Kind.allCases).subtracting(filter.kinds))
  }

  /// The types of its files; never empty, which would mean all.
  var types: [UTType] {
    kinds.isEmpty ? [Kind.livePhoto.type] : Kind.allCases.filter(kinds.contains).map(\.type)
  }
}
