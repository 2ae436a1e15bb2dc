import Foundation

extension FileManager {
  /// A folder for a group of apps: one of that name in `$XDG_DATA_HOME`, which is made when it is not there.
  /// `nil` for a name that is none of a folder, or when it cannot be made.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."),
      !groupIdentifier.contains(where: { $0 == "/" || $0 == "\0" }),
      let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = data.appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return folder
    } catch {
      return nil
    }
  }

  /// Always `nil`: there is no iCloud on Linux, as on a device without an account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Always `nil`: there is no iCloud on Linux, as on a device without an account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Always false: there is no iCloud on Linux, and every file is here.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Accepted for code written for iOS and ignored: every file is here.
  public func startDownloadingUbiquitousItem(at url: URL) throws {}
}

/// Folders of the person, as the desktop names them (XDG).
extension URL {
  /// Documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// What programs keep.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// What programs can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// What was fetched.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// Pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// Films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// Music.
  public static var musicDirectory: URL { folder(.musicDirectory) }

  /// Without a folder of that kind the person's own one.
  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
