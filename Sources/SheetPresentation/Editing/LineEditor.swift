import SheetCells

/// One line of text being edited, with readline's keys. A value without any screen: a controller
/// hands it keys and draws what ``visibleLine(width:mask:)`` says.
///
/// The cursor moves by graphemes. Keys: arrows, Home, End, Delete, Backspace, and Ctrl-A, E, B, F,
/// D, H, K, U, W, Y, Alt-B, F, D as in readline. Tab, Enter, Esc, up and down are left to the owner.
///
/// ```swift
/// var editor = LineEditor("draft")
/// _ = editor.handle(.control("u"))
/// editor.paste("two\nlines")
/// editor.text  // "two lines"
/// ```
public struct LineEditor: Equatable, Sendable {
  /// The part of the line that fits, and where the cursor stands in it.
  public struct VisibleLine: Equatable, Sendable {
    /// The text, not wider than was asked.
    public var text: String
    /// The column of the cursor from the left of `text`, in cells.
    public var cursorColumn: Int
    /// Whether text was left out before and after.
    public var continuesLeft: Bool, continuesRight: Bool
  }

  /// The bytes that can be typed and pasted unless another limit is given: twice the longest path.
  public static let limit = 8 << 10
  /// The same for what titles are filtered by: each key compares it with all of them.
  public static let filterLimit = 256

  private var buffer: EditBuffer
  /// The first grapheme shown; kept so that the text does not jump under the cursor.
  private var scroll = 0

  /// An editor with the cursor after `text`, which is taken as a paste: on one line. It is
  /// never cut; what is typed and pasted goes up to `limit` bytes.
  public init(_ text: String = "", limit: Int = LineEditor.limit) {
    buffer = EditBuffer(text.pastedAsLine, limit: limit)
  }

  /// The whole line. Setting it puts the cursor at the end.
  public var text: String {
    get { buffer.text }
    set { buffer.text = newValue.pastedAsLine }
  }

  /// The cursor, in graphemes from the start.
  public var cursor: Int { buffer.cursor }

  /// Handles a key and returns whether it was used.
  public mutating func handle(_ key: Key) -> Bool {
    buffer.handle(key)
  }

  /// Inserts pasted text. Line breaks and tabs become blanks, other control characters are dropped,
  /// and so is what goes beyond the limit.
  public mutating func paste(_ text: String) {
    buffer.insert(text.pastedAsLine)
  }

  /// Puts the cursor on the grapheme at a column of the line as it was last shown.
  public mutating func moveCursor(toColumn column: Int, masked: Bool = false) {
    var (place, left) = (scroll, column)
    while place < buffer.characters.count {
      left -= masked ? 1 : buffer.characters[place].columns
      guard left >= 0 else { break }
      place += 1
    }
    buffer.move(to: place)
  }

  /// Puts the cursor before a grapheme, counted from the start; or the nearest place.
  package mutating func moveCursor(toCharacter place: Int) {
    buffer.move(to: place)
  }

  /// Scrolls so that the cursor is inside `width` columns and returns what is seen then.
  ///
  /// - Parameter mask: shown instead of every grapheme, for secrets; one column wide.
  public mutating func visibleLine(width: Int, mask: Character? = nil) -> VisibleLine {
    let shown = mask.map { Array(repeating: $0, count: buffer.characters.count) }
    let characters = shown ?? buffer.characters
    let cursorWidth = cursor < characters.count ? characters[cursor].columns : 1
    let lowest = Self.start(of: characters[..<cursor], fitting: width - cursorWidth)
    let highest = Self.start(of: characters[...], fitting: width - 1)
    scroll = max(lowest, min(scroll, cursor, highest))
    let end = Self.end(of: characters[scroll...], fitting: width)
    return VisibleLine(
      text: String(characters[scroll..<end]),
      cursorColumn: characters[scroll..<cursor].reduce(0) { $0 + $1.columns },
      continuesLeft: scroll > 0, continuesRight: end < characters.count)
  }

  private static func start(of characters: ArraySlice<Character>, fitting width: Int) -> Int {
    var (place, left) = (characters.endIndex, width)
    while place > characters.startIndex {
      left -= characters[place - 1].columns
      guard left >= 0 else { break }
      place -= 1
    }
    return place
  }

  private static func end(of characters: ArraySlice<Character>, fitting width: Int) -> Int {
    var (place, left) = (characters.startIndex, width)
    while place < characters.endIndex {
      left -= characters[place].columns
      guard left >= 0 else { break }
      place += 1
    }
    return place
  }
}

extension Character {
  /// The columns that the grapheme takes once it is made safe for the screen.
  var columns: Int { utf8.count == 1 ? 1 : displayable.displayWidth }
}
