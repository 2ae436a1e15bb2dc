import SheetFiles

/// Turns the items of the command line into ``Item``s that are known to be there.
public struct ArgumentResolver: Sendable {
  private let classifier: ItemClassifier
  private let input: Descriptor

  /// A resolver. Relative paths are looked up in `directory`; `standardInput` is the descriptor that
  /// `--files-from -` reads.
  public init(
    environment: Environment, probe: FileProbe = .system, directory: FilePath = .current,
    standardInput: Int32 = 0
  ) {
    classifier = ItemClassifier(environment: environment, probe: probe, directory: directory)
    input = Descriptor(number: standardInput)
  }

  /// The items of these options; standard input when they name none and it is not a terminal.
  ///
  /// Of a list only the first ``PathList/checkedAtOnce`` files are looked at; the caller has the
  /// rest looked at by ``ItemList/checkRest(probe:)``. Reads the lists, and waits for their ends.
  public func items(
    for options: Options, inputIsTerminal: Bool
  ) throws(CommandError) -> ItemList {
    guard !options.items.isEmpty else {
      guard !inputIsTerminal else { throw .nothingToShare }
      return ItemList(items: [.standardInput])
    }
    var items: [Item] = []
    for argument in options.items {
      items.append(try item(for: argument, listsEndInNUL: options.listsEndInNUL))
    }
    return ItemList(items: items)
  }

  private func item(
    for argument: ItemArgument, listsEndInNUL: Bool
  ) throws(CommandError) -> Item {
    switch argument {
    case .operand(let operand): return try classifier.item(for: operand)
    case .text(let text):
      guard !text.isEmpty else { throw .emptyItem }
      return .text(text)
    case .url(let text): return try classifier.item(forLink: text)
    case .file(let path): return try classifier.item(for: path)
    case .standardInput: return .standardInput
    case .pathList(let source):
      let bytes = try read(source)
      return .pathList(try checkedList(bytes, separator: listsEndInNUL ? 0 : .newline))
    }
  }

  private func checkedList(
    _ bytes: [UInt8], separator: UInt8
  ) throws(CommandError) -> PathList {
    let list = PathList(bytes, separator: separator, directory: classifier.directory)
    guard !list.isEmpty else { throw .emptyPathList }
    try list.check(list.indices.prefix(PathList.checkedAtOnce), probe: classifier.probe)
    return list
  }

  private func read(_ source: PathListSource) throws(CommandError) -> [UInt8] {
    switch source {
    case .standardInput: return try read(input, named: nil)
    case .file(let path):
      let file: Descriptor
      do {
        file = try Descriptor.opening(path)
      } catch {
        throw .pathListUnreadable(path, error)
      }
      defer { try? file.close() }
      return try read(file, named: path)
    }
  }

  private func read(
    _ file: Descriptor, named path: FilePath?
  ) throws(CommandError) -> [UInt8] {
    do {
      return try file.readAll(limit: PathList.limit)
    } catch {
      guard !error.isTooLarge else { throw .pathListTooLong(limit: PathList.limit) }
      throw .pathListUnreadable(path, error)
    }
  }
}
