import SheetFiles

/// An application as its desktop entry describes it.
struct DesktopEntry: Hashable, Sendable {
  /// The desktop file ID, such as `vim.desktop`.
  let id: String
  /// Where the entry lies.
  let path: FilePath
  /// What a person calls it, in their language.
  let name: String
  /// How it is started.
  let exec: ExecLine
  /// Whether it runs in a terminal.
  let isTerminal: Bool
  /// A program that must be there for the entry to count; empty for none.
  let tryExec: String
  /// The folder it starts in; empty for the one that the person is in.
  let directory: String
  /// The icon's name.
  let icon: String
  /// The MIME types that it declares.
  let types: [String]
  /// The desktops that show it; empty for all.
  let onlyShownIn: [String]
  /// The desktops that do not show it.
  let notShownIn: [String]

  /// What the IDs of all entries end in.
  static let suffix = ".desktop"

  /// The ID as it is typed: without its suffix, unless that would be the word for any other program.
  var choiceName: String {
    id == "other" + Self.suffix ? id : String(id.dropLast(Self.suffix.count))
  }

  /// Whether a desktop of these names shows the entry among its applications.
  func isShown(in desktops: [String]) -> Bool {
    // The first name that either list knows decides ("Recognized desktop entry keys").
    for desktop in desktops {
      if onlyShownIn.contains(desktop) { return true }
      if notShownIn.contains(desktop) { return false }
    }
    return onlyShownIn.isEmpty
  }
}

// MARK: Reading

extension DesktopEntry {
  /// Far more than any entry has; some with all translations reach 100 KB.
  static let limit = 1 << 20

  /// Reads an entry. `nil` for one that is deleted (`Hidden`), is no application, or has no usable `Exec`.
  init?(id: String, path: FilePath, bytes: [UInt8], locale: EntryLocale) {
    let values = DesktopEntryValues(bytes, locale: locale)
    guard values.type.isEqual("Application"), !values.hidden.isEqual("true"),
      let exec = ExecLine(KeyFile.text(values.exec))
    else { return nil }
    self.id = id
    self.path = path
    let name = KeyFile.text(values.name)
    self.name = name.isEmpty ? id : name
    self.exec = exec
    isTerminal = values.terminal.isEqual("true")
    tryExec = KeyFile.text(values.tryExec)
    directory = KeyFile.text(values.path)
    icon = KeyFile.text(values.icon)
    types = KeyFile.list(values.mimeType)
    onlyShownIn = KeyFile.list(values.onlyShowIn)
    notShownIn = KeyFile.list(values.notShowIn)
  }
}

/// The values of an entry's first group that matter here, as bytes.
private struct DesktopEntryValues {
  var type: ArraySlice<UInt8> = []
  var name: ArraySlice<UInt8> = []
  var exec: ArraySlice<UInt8> = []
  var tryExec: ArraySlice<UInt8> = []
  var path: ArraySlice<UInt8> = []
  var icon: ArraySlice<UInt8> = []
  var terminal: ArraySlice<UInt8> = []
  var hidden: ArraySlice<UInt8> = []
  var mimeType: ArraySlice<UInt8> = []
  var onlyShowIn: ArraySlice<UInt8> = []
  var notShowIn: ArraySlice<UInt8> = []
  private var nameRank = Int.max

  init(_ bytes: [UInt8], locale: EntryLocale) {
    var wasInside = false
    KeyFile.forEach(in: bytes, keysBeginningWith: "NTEPIHMO") { entry in
      guard entry.group.isEqual("Desktop Entry") else { return !wasInside }
      wasInside = true
      take(entry.key, entry.value, locale)
      return true
    }
  }

  private mutating func take(
    _ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, _ locale: EntryLocale
  ) {
    switch key.first {
    case UInt8(ascii: "N"):
      if key.starts(with: "Name".utf8) {
        takeName(key.dropFirst(4), value, locale)
      } else if key.isEqual("NotShowIn") {
        notShowIn = value
      }
    case UInt8(ascii: "T"):
      if key.isEqual("Type") { type = value }
      if key.isEqual("TryExec") { tryExec = value }
      if key.isEqual("Terminal") { terminal = value }
    case UInt8(ascii: "E") where key.isEqual("Exec"): exec = value
    case UInt8(ascii: "P") where key.isEqual("Path"): path = value
    case UInt8(ascii: "I") where key.isEqual("Icon"): icon = value
    case UInt8(ascii: "H") where key.isEqual("Hidden"): hidden = value
    case UInt8(ascii: "M") where key.isEqual("MimeType"): mimeType = value
    case UInt8(ascii: "O") where key.isEqual("OnlyShowIn"): onlyShowIn = value
    default: break
    }
  }

  /// `Name` or `Name[locale]`; the best one stays.
  private mutating func takeName(
    _ suffix: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, _ locale: EntryLocale
  ) {
    guard let rank = locale.rank(suffix), rank < nameRank else { return }
    (name, nameRank) = (value, rank)
  }
}
