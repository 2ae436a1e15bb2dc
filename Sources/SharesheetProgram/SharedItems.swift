import Foundation
import SheetCommand
import SheetEngine

/// The items of the command line as the sheet takes them. What is long or still coming is deferred.
@MainActor
final class SharedItems {
  /// In the order of the command line.
  let activityItems: [Any]
  /// What the head of the sheet says of them.
  let header: SheetHeader
  private let input: PipedInput?

  /// Reads as much of standard input as it takes to say what it is; waits for its first byte.
  init(
    _ list: ItemList, options: Options, environment: Environment
  ) throws(CommandError) {
    let input =
      list.readsStandardInput
      ? try PipedInput(options: options, environment: environment) : nil
    self.input = input
    let isPiped = list.items.first == .standardInput
    var header = isPiped ? input?.header ?? SheetHeader(list) : SheetHeader(list)
    header.count = list.count
    self.header = header
    activityItems = list.items.compactMap { item -> Any? in
      switch item {
      case .file(let file): URL(file.path, isFolder: file.isFolder)
      case .url(let text): URL.typed(text) ?? text
      case .text(let text): text
      case .standardInput: input?.item
      case .pathList(let paths): DeferredItems(paths, of: list)
      }
    }
  }

  /// Goes on reading standard input in the background.
  func startReading() {
    input?.start()
  }

  /// Removes what was stored.
  func remove() {
    input?.remove()
  }
}

extension URL {
  /// The file at a path, byte by byte.
  init?(_ path: FilePath, isFolder: Bool = false) {
    self.init(string: path.fileURL + (isFolder && path.bytes.last != 0x2F ? "/" : ""))
  }
}

extension DeferredItems {
  /// How many paths of a list services are asked about before the choice.
  private static let sample = 16

  /// The files of a list. That the rest of them exist is looked at after the choice.
  convenience init(_ paths: PathList, of list: ItemList) {
    self.init(
      placeholders: paths.prefix(Self.sample).map { path in { URL(path) as Any } },
      load: {
        try list.checkRest()
        return paths.compactMap { URL($0) }
      })
  }
}
