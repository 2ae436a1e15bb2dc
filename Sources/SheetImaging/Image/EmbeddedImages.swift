import Synchronization

/// Pictures that a program brings along in itself, for `UIImage(named:)` and `#imageLiteral`.
///
/// A static program has no folder of resources. With `.embedInCode` in its package the bytes of a file
/// become a constant, which is named here once, before a sheet is shown:
///
/// ```swift
/// EmbeddedImages.register(PackageResources.logo_2x_png, named: "logo@2x.png")
/// ```
///
/// May be called on any thread.
public enum EmbeddedImages {
  private static let files = Mutex<[String: [UInt8]]>([:])

  /// Adds a picture file, or replaces the one of that name.
  ///
  /// - Parameter name: As a file would be called; `@2x` and `@3x` count, an extension may be missing.
  public static func register(_ file: [UInt8], named name: String) {
    files.withLock { $0[name] = file }
  }

  /// The file of exactly that name.
  package static func file(named name: String) -> [UInt8]? {
    files.withLock { $0[name] }
  }
}
