import Glibc
import SheetFiles

/// The paths of `--files-from`: one block of bytes, and where in it each path lies. A path becomes a
/// value only when somebody asks for it, so that 100,000 of them cost one search for separators.
public struct PathList: RandomAccessCollection, Sendable, Equatable {
  /// How many files are looked at before the first frame.
  public static let checkedAtOnce = 256
  /// The longest list in bytes, far beyond 1,000,000 paths: a list without an end must not take all
  /// memory.
  public static let limit = 256 << 20

  /// About the length of a path, for the first guess at their number.
  private static let usualLength = 48

  private let bytes: [UInt8]
  /// Start and end of each path, in `bytes`.
  private let bounds: [Range<Int>]
  private let directory: FilePath

  /// The paths in `bytes`, each but perhaps the last followed by `separator`. Empty ones are left
  /// out. Relative ones lie in `directory`.
  public init(_ bytes: [UInt8], separator: UInt8, directory: FilePath) {
    self.bytes = bytes
    self.directory = directory
    bounds = Self.bounds(in: bytes, separator: separator)
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of paths.
  public var endIndex: Int { bounds.count }

  /// The path from the root on.
  public subscript(position: Int) -> FilePath {
    FilePath(bytes: bytes[bounds[position]]).absolute(in: directory)
  }

  /// `memchr` looks at 16 or 32 bytes at a time: 100,000 paths in 6 MB take a millisecond.
  private static func bounds(in bytes: [UInt8], separator: UInt8) -> [Range<Int>] {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var (result, start): ([Range<Int>], Int) = ([], 0)
      result.reserveCapacity(buffer.count / usualLength)
      while start < buffer.count {
        let found = memchr(base + start, Int32(separator), buffer.count - start)
        let end = found.map { UnsafeRawPointer($0) - base } ?? buffer.count
        if end > start { result.append(start..<end) }
        start = end + 1
      }
      return result
    }
  }

  /// Looks at some of the files, and throws for the first that is missing or unreadable.
  func check(_ indices: Range<Int>, probe: FileProbe) throws(CommandError) {
    for index in indices {
      let path = self[index]
      switch probe.status(path) {
      case .file, .folder: continue
      case .missing: throw .noSuchFile(path, fromArgument: false)
      case .special(let kind): throw .notAFile(path, kind: kind)
      case .unreadable(let error): throw .unreadable(path, error)
      }
    }
  }
}
