import SheetFiles

/// Reads what is piped in: first enough to say what it is, then the rest into a file.
///
/// Standard input is read once, and never wholly in memory: at most ``chunkSize`` bytes and one
/// buffer are. All of it blocks, so it belongs on a thread of its own.
public struct StandardInputReader: Sendable {
  /// How many bytes are looked at to find out what the data is; also the longest text that stays a
  /// text rather than a file.
  public static let chunkSize = 64 << 10

  /// How many bytes are enough to say what the data is.
  private static let firstLook = 4 << 10

  private let input: Descriptor
  private let name: ByteString?
  private let type: DataType?

  /// A reader for a descriptor, with the name and type that the options give the data.
  public init(options: Options, descriptor: Int32 = 0) {
    input = Descriptor(number: descriptor)
    name = options.inputName
    type = options.inputType
  }

  /// Reads until the end, enough to say what it is, or a pause of 20 ms after the first byte: a slow
  /// writer must not keep the sheet from saying what it has got so far. Waits for the first byte as
  /// long as it takes. A link is told only by its end, so what looks like one is read on.
  public func firstChunk() throws(CommandError) -> InputChunk {
    var bytes: [UInt8] = []
    while bytes.isEmpty || needsMore(bytes) && input.isReadable(within: 20) {
      let part = try readChunk(Self.chunkSize - bytes.count)
      guard !part.isEmpty else { return InputChunk(bytes: bytes, isComplete: true) }
      bytes += part
    }
    return InputChunk(bytes: bytes, isComplete: false)
  }

  private func needsMore(_ bytes: [UInt8]) -> Bool {
    bytes.count < Self.firstLook
      || bytes.count < Self.chunkSize && InputContent.mayBeLink(bytes)
  }

  /// Makes an item of the chunk and of all that follows it. A link or a short text comes back as
  /// such, and needs no `directory`; anything else as a file in there. On an error, nothing of it
  /// stays there.
  ///
  /// - Parameter progress: is told now and then how many bytes have been stored.
  public func collect(
    _ first: InputChunk, into directory: @autoclosure () throws(CommandError) -> PrivateDirectory,
    progress: @Sendable (Int) -> Void = { _ in }
  ) throws(CommandError) -> InputItem {
    let chunk = try completed(first)
    if let item = try smallItem(chunk) { return item }
    let file = try spool(chunk, into: try directory(), progress: progress)
    return .file(file)
  }

  /// Reads on while the data is short enough to be held: after a pause, the end may be near.
  private func completed(_ first: InputChunk) throws(CommandError) -> InputChunk {
    var chunk = first
    while !chunk.isComplete, chunk.bytes.count < Self.chunkSize {
      let part = try readChunk(Self.chunkSize - chunk.bytes.count)
      chunk = InputChunk(bytes: chunk.bytes + part, isComplete: part.isEmpty)
    }
    return chunk
  }

  /// The item, when it needs no file: nobody named the data, and it is a link or plain text.
  private func smallItem(_ chunk: InputChunk) throws(CommandError) -> InputItem? {
    let content = chunk.content
    guard content != .empty else { throw .emptyStandardInput }
    guard chunk.isComplete, name == nil else { return nil }
    if case .url(let link) = content, type == nil { return .url(link) }
    let isPlain = type == nil || type?.fileType == .plainText
    guard isPlain, content.isReadable, let text = chunk.text else { return nil }
    return .text(text)
  }

  private func spool(
    _ chunk: InputChunk, into directory: PrivateDirectory, progress: (Int) -> Void
  ) throws(CommandError) -> SpooledFile {
    let fileType = fileType(of: chunk)
    let path = directory.path.appending(fileName(for: fileType))
    let spooler = Spooler(input: input, path: path)
    let size = try spooler.run(start: chunk.bytes, isComplete: chunk.isComplete, progress)
    return SpooledFile(path: path, type: fileType, mime: type?.mime ?? fileType.mime, size: size)
  }

  /// What was said counts before the name's suffix, and that before the content.
  private func fileType(of chunk: InputChunk) -> FileType {
    if let type { return type.fileType ?? .unknown }
    if let name, let known = FileType.forSuffix(FilePath(name).suffix) { return known }
    return chunk.type
  }

  private func fileName(for fileType: FileType) -> FilePath {
    name.flatMap(FileName.sanitized) ?? FileName.standard(for: fileType)
  }

  private func readChunk(_ size: Int) throws(CommandError) -> [UInt8] {
    do {
      return try input.chunk(size)
    } catch {
      throw .standardInputUnreadable(error)
    }
  }
}

/// The first of what came on standard input.
public struct InputChunk: Sendable, Equatable {
  /// The bytes.
  public let bytes: [UInt8]
  /// Whether they are all there is.
  public let isComplete: Bool

  /// What it is, as far as can be told.
  public var content: InputContent { InputContent(bytes, isComplete: isComplete) }

  /// The type of it: plain text for a text or a link.
  public var type: FileType {
    guard case .data(let type) = content else { return .plainText }
    return type
  }

  /// The text, when it is one.
  public var text: String? { InputContent.text(bytes, isComplete: isComplete) }
}

/// What standard input has become.
public enum InputItem: Sendable, Equatable {
  /// A link.
  case url(String)
  /// A text, unchanged but for a byte order mark.
  case text(String)
  /// Anything else.
  case file(SpooledFile)
}

/// Data from standard input in a file of its own.
public struct SpooledFile: Sendable, Equatable {
  /// Where it is.
  public let path: FilePath
  /// What it is.
  public let type: FileType
  /// Its MIME type: the one that was said, when one was.
  public let mime: String
  /// Its size in bytes.
  public let size: Int
}

extension InputContent {
  fileprivate var isReadable: Bool {
    switch self {
    case .text, .url: return true
    case .empty, .data: return false
    }
  }
}
