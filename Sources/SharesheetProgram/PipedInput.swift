import Foundation
import SheetCommand
import SheetEngine
import Synchronization

/// What comes on standard input: its first part is known before the sheet opens, the rest is stored in
/// a private folder while the sheet is up.
final class PipedInput: Sendable {
  /// What it is called.
  let name: String
  private let reader: StandardInputReader
  private let chunk: InputChunk
  /// Where what is no short text is stored; only that fails when there is no such place.
  private let directory: Result<PrivateDirectory, CommandError>
  private let condition = NSCondition()
  private let state = Mutex(State.waiting)

  private enum State {
    case waiting
    case reading
    case done(Result<InputItem, CommandError>)
  }

  /// Reads the first part.
  init(options: Options, environment: Environment) throws(CommandError) {
    name = options.inputName?.text ?? "Standard input"
    reader = StandardInputReader(options: options)
    chunk = try reader.firstChunk()
    guard chunk.content != .empty else { throw .emptyStandardInput }
    directory = Result { () throws(CommandError) in
      try PrivateDirectory.make(environment: environment)
    }
  }

  /// The item, with a placeholder of its kind.
  var item: DeferredItems {
    let (content, type) = (chunk.content, chunk.type)
    return DeferredItems(
      placeholders: [{ Self.placeholder(content, type) }],
      loadForType: { [self] type in [try Self.value(of: wait(), for: type)] })
  }

  /// What the head of the sheet says of it, by its first part.
  var header: SheetHeader {
    switch chunk.content {
    case .url(let text):
      SheetHeader(items: [URL.typed(text) ?? text as Any])
    case .text:
      SheetHeader(
        title: name, detail: chunk.type.words, preview: Self.firstLines(of: chunk),
        picture: .symbol("text"))
    case .empty, .data:
      SheetHeader(
        title: name, detail: chunk.type.words,
        picture: .symbol(chunk.type.category == .image ? "picture" : "document"))
    }
  }

  private static func firstLines(of chunk: InputChunk) -> [String] {
    let lines = (chunk.text ?? "").prefix(2000).split(whereSeparator: \.isNewline)
    return lines.prefix(3).map(String.init)
  }

  /// Reads the rest on a thread of its own. Only the first call counts.
  func start() {
    let isFirst = state.withLock { state in
      guard case .waiting = state else { return false }
      state = .reading
      return true
    }
    guard isFirst else { return }
    Thread.detachNewThread { [self] in
      let result = Result { () throws(CommandError) in
        try reader.collect(chunk, into: try directory.get())
      }
      condition.withLock {
        state.withLock { $0 = .done(result) }
        condition.broadcast()
      }
    }
  }

  /// Removes what was stored.
  func remove() {
    try? directory.get().remove()
  }

  private func wait() throws(CommandError) -> InputItem {
    start()
    condition.lock()
    defer { condition.unlock() }
    while true {
      if case .done(let result) = state.withLock({ $0 }) { return try result.get() }
      condition.wait()
    }
  }

  private static func placeholder(_ content: InputContent, _ type: FileType) -> Any {
    switch content {
    case .url(let text): URL.typed(text) as Any
    case .text: ""
    default: URL(FilePath("/standard-input.\(type.suffixes.first ?? "bin")")) as Any
    }
  }

  private static func value(
    of item: InputItem, for type: UIActivity.ActivityType?
  ) -> Any {
    switch item {
    case .url(let text): URL.typed(text) ?? text
    case .text(let text): text
    case .file(let file):
      type == .copyToPasteboard ? ClipboardForm.value(of: file) : URL(file.path) as Any
    }
  }
}
