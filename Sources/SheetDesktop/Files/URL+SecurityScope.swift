import Foundation

extension URL {
  /// Always true: on Linux a program may read what its user may read, and nothing has to be unlocked.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Accepted for code written for iOS and ignored: nothing was unlocked.
  public func stopAccessingSecurityScopedResource() {}
}

/// As of `URL`.
extension NSURL {
  /// Always true: on Linux a program may read what its user may read, and nothing has to be unlocked.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Accepted for code written for iOS and ignored: nothing was unlocked.
  public func stopAccessingSecurityScopedResource() {}
}
