import Glibc
import SheetFiles
import SheetPrograms

/// A written message on its way: in memory while it is small, else in the folder of drafts under a name
/// that goes with this value.
struct MailFile {
  private static let longestInMemory: Int64 = 4_000_000

  /// The message, at its start.
  let file: Descriptor
  /// Its bytes.
  let size: Int64
  private let staged: StagedFile?

  /// Writes the message.
  ///
  /// - Throws: As ``MailMessage/write(_:to:_:_:)``.
  init(
    _ message: MailMessage, _ form: MailForm, _ settings: ActivitySettings, _ monitor: WorkMonitor
  ) throws {
    if message.estimatedSize <= Self.longestInMemory {
      staged = nil
      file = try Descriptor.memory()
    } else {
      let staged = try Drafts(settings.directories).stage()
      if let free = staged.freeBytes, free < message.estimatedSize {
        throw FileError.noSpace(staged.folder, needed: message.estimatedSize, free: free)
      }
      self.staged = staged
      file = try staged.makeFile(mode: 0o600)
    }
    try message.write(form, to: file, settings, monitor)
    size = Int64(try file.status().st_size)
  }
}
