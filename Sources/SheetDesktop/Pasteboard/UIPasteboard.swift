import Foundation
import SheetActivities
import SheetEngine
import SheetImaging

/// What is copied, with UIKit's name and members.
///
/// ``general`` is the clipboard of the session. What is written to it goes the way that the activity Copy
/// takes: `wl-copy`, `xclip` or `xsel`, tmux's buffer, and the terminal (OSC 52) where no program is to be
/// had. It is read by `wl-paste`, `xclip`, `xsel` or from tmux. A terminal's own clipboard cannot be read:
/// then, and for all that those programs cannot hold, it has what this process wrote. Reading and writing
/// wait for the programs, but never longer than three seconds; data of more than 64 MB is not read.
///
/// Other pasteboards live in this process and end with it.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// Where the items lie that this process wrote.
  private enum Place {
    case nowhere
    case process
    case system(ClipboardContent)
  }

  private struct State {
    var items: [[String: Any]] = []
    var place = Place.nowhere
    var count = 0
    var expiry: Date?
    /// What another program had put there when it was last read.
    var foreign: [UInt8]?
  }

  /// The name.
  public let name: Name
  private let clipboard: SystemClipboard?
  private let lock = NSLock()
  private var state = State()

  /// Makes a pasteboard; without a clipboard it lives in this process alone.
  package init(name: Name, clipboard: SystemClipboard?) {
    (self.name, self.clipboard) = (name, clipboard)
  }

  /// The clipboard of the session.
  public static let general = UIPasteboard(name: .general, clipboard: .current)

  /// The pasteboard of that name in this process; without `create` only one that exists already.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let shared = NamedPasteboards.shared.storage(pasteboardName, create: create) else {
      return nil
    }
    self.init(name: pasteboardName, clipboard: nil)
    twin = shared
  }

  /// A new pasteboard that nobody else knows.
  public static func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString), clipboard: nil)
  }

  /// Removes a pasteboard of this process. ``general`` stays.
  public static func remove(withName pasteboardName: Name) {
    NamedPasteboards.shared.remove(pasteboardName)
  }

  /// The pasteboard that holds the items of all that have the same name.
  private var twin: UIPasteboard?

  /// Always `false`: nothing outlives the process but the clipboard itself.
  public var isPersistent: Bool { false }

  /// Accepted for code written for iOS, and ignored.
  public func setPersistent(_ persistent: Bool) {}

  /// How often the contents changed: by this process, or as was found out when they were read.
  public var changeCount: Int { twin?.changeCount ?? lock.withLock { state.count } }

  // MARK: Contents

  /// What is there now, with all forms of each item.
  var currentItems: [[String: Any]] {
    if let twin { return twin.currentItems }
    return foreignContents().map(\.items) ?? ownItems
  }

  /// The types of what is there now; of each item once.
  var currentTypes: [[String]] {
    if let twin { return twin.currentTypes }
    return foreignContents().map { [$0.types] } ?? ownItems.map { Array($0.keys) }
  }

  private var ownItems: [[String: Any]] {
    lock.withLock {
      if let expiry = state.expiry, expiry < Date() { state.items = [] }
      return state.items
    }
  }

  /// What another program put on the clipboard after this one; `nil` when nobody did.
  private func foreignContents() -> ForeignContents? {
    guard let clipboard else { return nil }
    let (place, foreign) = lock.withLock { (state.place, state.foreign) }
    if case .process = place { return nil }
    guard let contents = clipboard.contents() else { return nil }
    let main = contents.main
    if case .system(let written) = place {
      // With nothing there our program is gone, or has not told the display yet that it holds the text.
      let isOurs = main.map(written.main.contains) ?? (foreign == nil)
      if isOurs { return nil }
    }
    lock.withLock {
      guard state.foreign != main else { return }
      state.foreign = main
      state.count += 1
    }
    return contents
  }

  /// Replaces everything.
  func replace(_ items: [[String: Any]], localOnly: Bool, expiry: Date?) {
    if let twin { return twin.replace(items, localOnly: localOnly, expiry: expiry) }
    let written = localOnly ? nil : clipboard.flatMap { Self.write(items, to: $0) }
    lock.withLock {
      state.items = items
      state.expiry = expiry
      state.place = written.map(Place.system) ?? .process
      state.foreign = nil
      state.count += 1
    }
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  private static func write(
    _ items: [[String: Any]], to clipboard: SystemClipboard
  ) -> ClipboardContent? {
    let known = items.map { PasteboardForm.known($0) }
    let content =
      items.isEmpty
      ? ClipboardContent.text([])
      : (try? CopyActivity.content(of: ActivityItem.items(in: known), asPath: false))?.content
    return content.flatMap { clipboard.write($0) ? $0 : nil }
  }
}

/// The pasteboards of this process by their names.
private final class NamedPasteboards: @unchecked Sendable {
  static let shared = NamedPasteboards()

  private let lock = NSLock()
  private var known: [UIPasteboard.Name: UIPasteboard] = [:]

  func storage(_ name: UIPasteboard.Name, create: Bool) -> UIPasteboard? {
    if name == .general { return .general }
    return lock.withLock {
      if known[name] == nil, create { known[name] = UIPasteboard(name: name, clipboard: nil) }
      return known[name]
    }
  }

  func remove(_ name: UIPasteboard.Name) {
    lock.withLock { known[name] = nil }
  }
}
