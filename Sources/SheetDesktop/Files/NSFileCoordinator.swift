import Foundation

/// Where code that reads or writes a file tells so. On Linux programs do not wait for each other's files: an
/// accessor runs at once, on the thread of the caller, and presenters of this program hear of what was written.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Ignored: presenters are not asked to save.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// The accessor gets what a link leads to.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Ignored: every file is here.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The accessor gets a copy that may be sent: of a folder a ZIP archive, which is removed when the accessor
    /// returns.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// How a file is written. Accepted for code written for iOS, and ignored: nobody has to make room.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Ignored.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// Ignored.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Ignored.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Ignored.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Ignored.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private let own: (any NSFilePresenter)?
  /// Accepted for code written for iOS and ignored.
  open var purposeIdentifier: String = UUID().uuidString

  /// For the file of a presenter, who does not hear of what this coordinator does.
  public init(filePresenter: (any NSFilePresenter)?) {
    own = filePresenter
  }

  /// For nobody in particular.
  public override convenience init() {
    self.init(filePresenter: nil)
  }

  /// Those that hear of changes.
  open class var filePresenters: [any NSFilePresenter] { FilePresenters.all }

  /// From now on it hears of changes. It is kept until ``removeFilePresenter(_:)``.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.add(filePresenter)
  }

  /// It hears of nothing any more.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.remove(filePresenter)
  }

  /// Reads a file.
  ///
  /// - Parameter outError: Why the accessor was not called: a folder could not be packed for an upload.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    do {
      let file = try ReadFile(url, options)
      withExtendedLifetime(file) { reader(file.url) }
    } catch {
      outError?.pointee = error as NSError
    }
  }

  /// Writes a file. The error is never set.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) {
    writer(url)
    FilePresenters.tellChange(of: url, except: own)
  }

  /// Reads a file and writes another one.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    coordinate(readingItemAt: readingURL, options: readingOptions, error: outError) { source in
      coordinate(writingItemAt: writingURL, options: writingOptions, error: outError) { target in
        readerWriter(source, target)
      }
    }
  }

  /// Writes two files. The error is never set.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [],
    writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
  ) {
    coordinate(writingItemAt: url1, options: options1, error: outError) { first in
      coordinate(writingItemAt: url2, options: options2, error: outError) { second in
        writer(first, second)
      }
    }
  }

  /// Does something with files, on a queue. A folder is not packed for an upload in this form.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    queue.addOperation { [self] in
      accessor(nil)
      for intent in intents where intent.writes {
        FilePresenters.tellChange(of: intent.url, except: own)
      }
    }
  }

  /// Presenters hear that a file is elsewhere.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    FilePresenters.tellMove(of: oldURL, to: newURL, except: own)
  }

  /// Accepted for code written for iOS and ignored.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  /// Accepted for code written for iOS and ignored: accessors run at once.
  open func cancel() {}
}
