import Foundation

/// What a coordinator is asked to do with a file.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  let writes: Bool

  private init(_ url: URL, writes: Bool) {
    (self.url, self.writes) = (url, writes)
  }

  /// To read it. Options are ignored.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(url, writes: false)
  }

  /// To write it. Options are ignored.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(url, writes: true)
  }
}
