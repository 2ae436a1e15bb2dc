import SheetFiles

/// What goes onto the clipboard.
///
/// A clipboard holds one thing in several forms, but `xclip` and `wl-copy` offer one form a run. So a
/// form is chosen here: text as text, a picture as PNG, files as a list of URLs on the clipboard, which
/// file managers, browsers and mailers paste as files; and their paths as text on the primary selection
/// (middle button, Shift-Insert), which a terminal pastes, and in tmux and OSC 52.
package enum ClipboardContent: Sendable, Equatable {
  /// Text, as bytes: paths need not be UTF-8.
  case text([UInt8])
  /// A picture as a PNG file.
  case png([UInt8])
  /// Files and folders.
  case files([FilePath])

  /// The form for a target that takes text only; `nil` for a picture.
  var plainText: [UInt8]? {
    switch self {
    case .text(let text): text
    case .png: nil
    case .files(let paths): Array(paths.map(\.bytes).joined(separator: [UInt8(ascii: "\n")]))
    }
  }

  /// The form for a graphical clipboard and its MIME type; `text` stands for text under all its names.
  var graphical: (type: String, bytes: [UInt8]) {
    switch self {
    case .text(let text): ("text", text)
    case .png(let bytes): ("image/png", bytes)
    case .files(let paths):
      // RFC 2483 ends every line with CR LF.
      ("text/uri-list", Array(paths.map { $0.fileURL + "\r\n" }.joined().utf8))
    }
  }
}
