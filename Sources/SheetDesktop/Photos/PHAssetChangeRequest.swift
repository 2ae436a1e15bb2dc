import Foundation
import SheetActivities
import SheetFiles
import SheetImaging

/// Asks for a picture or video to be added; within a block of ``PHPhotoLibrary/performChanges(_:completionHandler:)``.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  enum Content {
    case image(UIImage)
    case data(Data, name: String)
    case file(URL, name: String?)
  }

  var content: Content?
  var savedPath: FilePath?

  /// Accepted for code written for iOS: a file keeps the time at which it is saved.
  open var creationDate: Date?
  /// Accepted for code written for iOS: a file has no such mark.
  open var isFavorite = false

  /// Names what is added. Its identifier is the path, once it is there.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { PHObjectPlaceholder(self) }

  /// Asks for a picture, which is saved as PNG.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    begin(.image(image))
  }

  /// Asks for a picture as it is in a file; `nil` when there is none.
  @discardableResult
  public class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { beginFile(fileURL) }

  /// Asks for a video; `nil` when there is none.
  @discardableResult
  public class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { beginFile(fileURL) }

  private static func beginFile(_ url: URL) -> PHAssetChangeRequest? {
    FileManager.default.isReadableFile(atPath: url.path) ? begin(.file(url, name: nil)) : nil
  }

  private static func begin(_ content: Content) -> PHAssetChangeRequest {
    let request = PHAssetChangeRequest()
    request.content = content
    PHPhotoLibrary.changes?.add(request)
    return request
  }

  /// What is to be saved.
  func file() throws -> (name: FilePath, source: FileSaver.Source, isVideo: Bool) {
    switch content {
    case .image(let image):
      guard let png = image.pngData() else { throw CopyError.damagedPicture }
      return (FilePath("image.png"), .bytes(Array(png)), false)
    case .data(let data, let name):
      return (FilePath(name), .bytes(Array(data)), FileType.category(of: FilePath(name)) == .video)
    case .file(let url, let name):
      guard let path = FilePath(fileURL: url) else { throw CopyError.nothingToCopy }
      let stored = name.map { FilePath($0) } ?? path.lastComponent
      return (stored, .file(path), FileType.category(of: stored) == .video)
    case nil: throw CopyError.nothingToCopy
    }
  }
}

/// Asks for a picture or video that is given as a file or as bytes.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  /// Asks for one.
  @discardableResult
  public class func forAsset() -> PHAssetCreationRequest {
    let request = PHAssetCreationRequest()
    PHPhotoLibrary.changes?.add(request)
    return request
  }

  /// Gives its bytes. Of several the last ones count.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {
    let standard = type == .video ? "video.mp4" : Self.imageName(data)
    content = .data(data, name: options?.originalFilename ?? standard)
  }

  /// Gives its file. Of several the last one counts.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    content = .file(fileURL, name: options?.originalFilename)
  }

  /// The first bytes tell the format.
  private static func imageName(_ data: Data) -> String {
    data.starts(with: [0xFF, 0xD8, 0xFF]) ? "image.jpg" : "image.png"
  }
}

/// What a resource of an asset is.
public enum PHAssetResourceType: Int, Sendable {
  /// A picture.
  case photo = 1
  /// A video.
  case video = 2
}

/// How a resource is added.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file.
  open var originalFilename: String?
  /// Accepted for code written for iOS: files are copied.
  open var shouldMoveFile = false
}

/// Stands for what will be added.
open class PHObjectPlaceholder: NSObject {
  private let request: PHAssetChangeRequest

  init(_ request: PHAssetChangeRequest) {
    self.request = request
  }

  /// The path once it is there; empty before.
  open var localIdentifier: String { request.savedPath?.text ?? "" }
}

/// Saves a picture into the person's folder of pictures. Linux has no selectors to call back by: the target
/// and the selector are accepted as `nil`, and what fails is not told. ``PHPhotoLibrary`` tells it.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Never?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  PHPhotoLibrary.shared().performChanges {
    _ = PHAssetChangeRequest.creationRequestForAsset(from: image)
  }
}

/// Saves a video into the person's folder of videos. As
/// ``UIImageWriteToSavedPhotosAlbum(_:_:_:_:)``.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Never?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let url = URL(fileURLWithPath: videoPath)
  PHPhotoLibrary.shared().performChanges {
    _ = PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: url)
  }
}

/// Whether a file is a video by its name, and there.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  FileType.category(of: FilePath(videoPath)) == .video
    && FileManager.default.isReadableFile(atPath: videoPath)
}
