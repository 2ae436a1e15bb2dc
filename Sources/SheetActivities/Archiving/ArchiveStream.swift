import CArchive
import Glibc
import SheetFiles
import SheetPrograms

/// A libarchive writer that fills an open file. One thread at a time.
///
/// libarchive asks the locale of the thread how names are encoded. In a "C" locale it would replace
/// every byte above 127 (seen with 3.6), so the writer's thread works in UTF-8 while it is open.
final class ArchiveStream {
  /// Why writing stopped, in the system's number.
  struct Failure: Error {
    let error: SystemError
  }

  private let archive: OpaquePointer
  private let locale: locale_t?
  private let previousLocale: locale_t?

  /// Begins an archive in an empty file. With a password, which only ZIP can have, the contents are
  /// encrypted (AES-256, as WinZip specified it); names are not.
  init(_ format: ArchiveFormat, password: Secret?, to file: Descriptor) throws(Failure) {
    guard let archive = archive_write_new() else { throw Failure(error: SystemError(ENOMEM)) }
    self.archive = archive
    locale = newlocale(1 << LC_CTYPE, "C.UTF-8", nil)
    previousLocale = uselocale(locale)
    try check(Self.configure(archive, format))
    if let password {
      try check(archive_write_set_format_option(archive, "zip", "encryption", "aes256"))
      try check(archive_write_set_passphrase(archive, password.text))
    }
    // Whole blocks of zeros at the end are for tapes.
    try check(archive_write_set_bytes_in_last_block(archive, 1))
    try check(archive_write_open_fd(archive, file.number))
  }

  deinit {
    archive_write_free(archive)
    if let locale {
      uselocale(previousLocale)
      freelocale(locale)
    }
  }

  /// Begins an entry.
  func begin(_ entry: ArchiveEntry) throws(Failure) {
    try check(archive_write_header(archive, entry.pointer))
  }

  /// Adds bytes to the entry.
  func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = archive_write_data(archive, part.baseAddress, part.count)
      guard count > 0 else { throw failure }
      rest = rest.dropFirst(count)
    }
  }

  /// Ends the archive.
  func finish() throws(Failure) {
    try check(archive_write_close(archive))
  }

  private static func configure(_ archive: OpaquePointer, _ format: ArchiveFormat) -> Int32 {
    switch format {
    case .zip:
      let result = archive_write_set_format_zip(archive)
      guard result == ARCHIVE_OK else { return result }
      return archive_write_set_format_option(archive, "zip", "hdrcharset", "UTF-8")
    case .tarGzip:
      // GNU's form of long names and sizes: names are bytes there, no encoding is claimed.
      let result = archive_write_set_format_gnutar(archive)
      return result == ARCHIVE_OK ? archive_write_add_filter_gzip(archive) : result
    }
  }

  /// A warning is about something that was left out; names are checked before.
  private func check(_ result: Int32) throws(Failure) {
    if result < ARCHIVE_WARN { throw failure }
  }

  private var failure: Failure {
    let code = archive_errno(archive)
    return Failure(error: SystemError(code > 0 ? code : EIO))
  }
}

/// What stands before the contents of one file in an archive.
final class ArchiveEntry {
  let pointer: OpaquePointer?

  /// An entry for a file, folder or link that exists.
  ///
  /// Owners are left out: their names are nobody's business, and only root could restore them.
  init(name: FilePath, status: stat, link: FilePath? = nil) {
    pointer = archive_entry_new()
    name.withCString { archive_entry_set_pathname(pointer, $0) }
    archive_entry_set_mode(pointer, status.st_mode & (S_IFMT | 0o777))
    archive_entry_set_mtime(pointer, time_t(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
    archive_entry_set_size(pointer, status.kind == S_IFREG ? Int64(status.st_size) : 0)
    if let link { link.withCString { archive_entry_set_symlink(pointer, $0) } }
  }

  /// An entry for bytes in memory.
  init(name: FilePath, size: Int, time: time_t) {
    pointer = archive_entry_new()
    name.withCString { archive_entry_set_pathname(pointer, $0) }
    archive_entry_set_mode(pointer, S_IFREG | 0o644)
    archive_entry_set_mtime(pointer, time, 0)
    archive_entry_set_size(pointer, Int64(size))
  }

  deinit {
    archive_entry_free(pointer)
  }
}
