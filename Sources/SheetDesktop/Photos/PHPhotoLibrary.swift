import Foundation
import SheetActivities
import SheetEngine
import SheetFiles
import SheetPrograms

/// The person's folder of pictures and that of videos, with the names that the framework Photos has.
/// Pictures and videos can be added, as the activity Save Photo does it, and found by ``PHAsset``.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  /// The one there is.
  public class func shared() -> PHPhotoLibrary { instance }

  private static let instance = PHPhotoLibrary()

  /// Where a change block is being run.
  @TaskLocal static var changes: PhotoChanges?

  /// Whether the program may add pictures: always, as far as the folders can be written.
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }

  /// As ``authorizationStatus()``.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }

  /// Says that the program may add pictures, on another thread as Photos does.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { handler(.authorized) }
  }

  /// As ``requestAuthorization(_:)``.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }

  /// As ``requestAuthorization(_:)``.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .authorized }

  /// Runs a block that asks for changes, then makes them: all or, after an error, none. The handler is
  /// called on another thread.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      do {
        try self.performChangesAndWait(changeBlock)
        completionHandler?(true, nil)
      } catch {
        completionHandler?(false, error)
      }
    }
  }

  /// As ``performChanges(_:completionHandler:)``.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error { done.resume(throwing: error) } else { done.resume() }
      }
    }
  }

  /// As ``performChanges(_:completionHandler:)``, and waits.
  open func performChangesAndWait(_ changeBlock: @Sendable () -> Void) throws {
    let changes = PhotoChanges()
    Self.$changes.withValue(changes) { changeBlock() }
    try changes.save(ActivitySettings.current)
  }
}

/// Whether the program may use pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// The system forbids it.
  case restricted = 1
  /// The person forbids it.
  case denied = 2
  /// Yes.
  case authorized = 3
  /// Some of them.
  case limited = 4
}

/// What the program wants of pictures.
public enum PHAccessLevel: Int, Sendable {
  /// To add some.
  case addOnly = 1
  /// To read them too.
  case readWrite = 2
}

/// What a change block asked for.
final class PhotoChanges: @unchecked Sendable {
  private let lock = NSLock()
  private var requests: [PHAssetChangeRequest] = []

  func add(_ request: PHAssetChangeRequest) {
    lock.withLock { requests.append(request) }
  }

  /// Saves everything into the person's folders.
  func save(_ settings: ActivitySettings) throws {
    let requests: [PHAssetChangeRequest] = lock.withLock { self.requests }
    guard !requests.isEmpty else { return }
    let folders = settings.directories
    let jobs = try requests.map { request in
      let file = try request.file()
      let folder = file.isVideo ? folders.videos : folders.pictures
      try FileSaver.makeFolder(folder)
      return FileSaver.Job(source: file.source, name: file.name, folder: folder)
    }
    let paths = try FileSaver().save(jobs)
    for (request, path) in zip(requests, paths) { request.savedPath = path }
  }
}
