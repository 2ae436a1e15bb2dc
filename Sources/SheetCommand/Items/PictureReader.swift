import SheetFiles

/// Reads the files that `sharesheet icon` is given.
public struct PictureReader: Sendable {
  private let classifier: ItemClassifier
  private let input: Descriptor

  /// Beyond what the largest picture that is decoded takes uncompressed.
  private static let limit = 300 << 20

  /// A reader. Relative paths are looked up in `directory`, `-` is the descriptor `standardInput`.
  public init(
    environment: Environment, probe: FileProbe = .system, directory: FilePath = .current,
    standardInput: Int32 = 0
  ) {
    classifier = ItemClassifier(environment: environment, probe: probe, directory: directory)
    input = Descriptor(number: standardInput)
  }

  /// The bytes of one file; for standard input, waits for its end.
  public func bytes(of argument: ItemArgument) throws(CommandError) -> [UInt8] {
    guard let path = Self.path(of: argument) else {
      do {
        return try input.readAll(limit: Self.limit)
      } catch {
        throw .standardInputUnreadable(error)
      }
    }
    guard !path.bytes.isEmpty else { throw .emptyItem }
    guard case .file(let file) = try classifier.item(for: path) else {
      throw .noSuchFile(path, fromArgument: false)
    }
    guard !file.isFolder else { throw .undrawable(path, .folder) }
    do {
      let descriptor = try Descriptor.opening(file.path)
      defer { try? descriptor.close() }
      return try descriptor.readAll(limit: Self.limit)
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// The path that an argument is; `nil` for standard input.
  public static func path(of argument: ItemArgument) -> FilePath? {
    switch argument {
    case .operand(let operand): FilePath(operand)
    case .file(let path): path
    default: nil
    }
  }
}
