import Foundation
import SheetActivities
import SheetFiles
import SheetImaging
import Synchronization

/// A picture or video in the person's folder of pictures or that of videos, with the names that the framework Photos has.
/// Folders in them are not looked into.
open class PHAsset: NSObject, @unchecked Sendable {
  let path: FilePath
  /// The path.
  public let localIdentifier: String
  /// What it is.
  public let mediaType: PHAssetMediaType
  /// When the file was changed last.
  public let creationDate: Date?
  /// When the file was changed last.
  public var modificationDate: Date? { creationDate }
  /// Always 0: the length of videos is not looked up.
  public var duration: TimeInterval { 0 }
  /// Never so: a file has no such mark.
  public var isFavorite: Bool { false }
  /// Decodes the picture to count its pixels; 0 for videos.
  public var pixelWidth: Int { pixels.width }
  /// Decodes the picture to count its pixels; 0 for videos.
  public var pixelHeight: Int { pixels.height }

  /// `nil` for what is no picture and no video, or not there.
  init?(_ path: FilePath) {
    switch FileType.category(of: path) {
    case .image: mediaType = .image
    case .video: mediaType = .video
    default: return nil
    }
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path.text),
      facts[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    (self.path, localIdentifier) = (path, path.text)
    creationDate = facts[.modificationDate] as? Date
  }

  private let counted = Mutex<(width: Int, height: Int)?>(nil)

  /// Decoded once for both.
  private var pixels: (width: Int, height: Int) {
    counted.withLock { known in
      if let known { return known }
      let image = image?.cgImage
      let found = (width: image?.width ?? 0, height: image?.height ?? 0)
      known = found
      return found
    }
  }

  var image: UIImage? { mediaType == .image ? UIImage(contentsOfFile: path.text) : nil }

  // MARK: Finding

  /// All of them, those that were changed last at the end.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    found(nil, options)
  }

  /// All pictures or all videos, those that were changed last at the end.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { found(mediaType, options) }

  /// Those that are there of some paths, as ``PHObjectPlaceholder/localIdentifier`` says them.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { named(identifiers, options) }

  static func named(
    _ identifiers: [String], _ options: PHFetchOptions?, _ settings: ActivitySettings = .current
  ) -> PHFetchResult<PHAsset> {
    let folders = folders(settings)
    let paths = identifiers.map { FilePath($0) }.filter { path in
      folders.contains { path.text.hasPrefix($0.text + "/") }
    }
    return PHFetchResult(paths.compactMap { PHAsset($0) }, options)
  }

  private static func folders(_ settings: ActivitySettings) -> [FilePath] {
    let directories = settings.directories
    return Array(Set([directories.pictures, directories.videos]))
  }

  static func found(
    _ type: PHAssetMediaType?, _ options: PHFetchOptions?, _ settings: ActivitySettings = .current
  ) -> PHFetchResult<PHAsset> {
    let names = folders(settings).flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.text)) ?? [])
        .filter { !$0.hasPrefix(".") }.map { FilePath(folder.text + "/" + $0) }
    }
    let assets = names.compactMap { PHAsset($0) }.filter { type == nil || $0.mediaType == type }
    let sorted = assets.sorted {
      ($0.creationDate ?? .distantPast, $0.localIdentifier)
        < ($1.creationDate ?? .distantPast, $1.localIdentifier)
    }
    let isReversed = options?.sortDescriptors?.first?.ascending == false
    return PHFetchResult(isReversed ? sorted.reversed() : sorted, options)
  }
}

/// What an asset is.
public enum PHAssetMediaType: Int, Sendable {
  /// Never so here.
  case unknown = 0
  /// A picture.
  case image = 1
  /// A video.
  case video = 2
  /// Never so here.
  case audio = 3
}

/// How assets are found.
open class PHFetchOptions: NSObject {
  /// Of the first only whether it ascends counts: assets are sorted by when they were changed.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Accepted for code written for iOS, and ignored.
  open var predicate: NSPredicate?
  /// The most that are found; 0 for all.
  open var fetchLimit = 0
}

/// What was found; it does not change.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let objects: [ObjectType]

  init(_ objects: [ObjectType], _ options: PHFetchOptions?) {
    let limit = options?.fetchLimit ?? 0
    self.objects = limit > 0 ? Array(objects.prefix(limit)) : objects
  }

  /// How many there are.
  open var count: Int { objects.count }
  /// The first.
  open var firstObject: ObjectType? { objects.first }
  /// The last.
  open var lastObject: ObjectType? { objects.last }
  /// The one of a number below ``count``.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// The one of a number below ``count``.
  open subscript(index: Int) -> ObjectType { objects[index] }
  /// Those of some numbers; others are left out.
  open func objects(at indexes: IndexSet) -> [ObjectType] {
    indexes.filter(objects.indices.contains).map { objects[$0] }
  }
  /// The number of one; `NSNotFound` when it is not among them.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject } ?? NSNotFound
  }
  /// Calls the block with each one, until it says to stop.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() where !stop.boolValue {
      block(object, index, &stop)
    }
  }
}
