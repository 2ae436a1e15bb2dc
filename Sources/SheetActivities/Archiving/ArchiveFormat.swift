/// How files are packed into one.
package enum ArchiveFormat: String, CaseIterable, Sendable {
  /// A ZIP archive, which every system opens. Names must be UTF-8.
  case zip
  /// A tar archive, compressed with gzip. Names are kept byte for byte.
  case tarGzip = "tar.gz"

  /// The suffix of the file's name, with its point.
  package var suffix: String { "." + rawValue }
}
