import SheetFiles

/// The command line of a desktop entry: words, and places where files go (Desktop Entry Specification 1.5,
/// "The Exec key"). No shell ever sees it.
///
/// `nil` instead of a value for a line that the standard forbids: a quote that is not closed, an unknown code,
/// a list of files inside a word. What it leaves undefined, a file inside a longer quoted argument, is
/// refused too: some entries hand such an argument to a shell, which would run what the file's name says.
struct ExecLine: Hashable, Sendable {
  /// A part of one argument.
  enum Piece: Hashable, Sendable {
    case text(ByteString)
    /// The path of the file: `%f`.
    case file
    /// The address of the file or link: `%u`.
    case url
    /// The program's name as the person reads it: `%c`.
    case name
    /// Where the entry lies: `%k`.
    case place
  }

  /// One argument, or the place of several.
  enum Argument: Hashable, Sendable {
    case word([Piece])
    /// The paths of all files: `%F`.
    case files
    /// The addresses of all files and links: `%U`.
    case urls
    /// `--icon` and the icon's name, if there is one: `%i`.
    case icon
  }

  /// The program, by path or by name.
  let program: String
  /// What follows.
  let arguments: [Argument]

  /// Reads the value of `Exec`, with the escapes of the file undone.
  init?(_ line: String) {
    guard let words = ExecWords.split(Array(line.utf8)), let first = words.first,
      let program = String(validating: first.bytes, as: UTF8.self), !program.isEmpty,
      !program.contains("="), !program.contains("%")
    else { return nil }
    var arguments: [Argument] = []
    for word in words.dropFirst() {
      switch Self.argument(word) {
      case .some(.some(let argument)): arguments.append(argument)
      case .some(.none): break
      case .none: return nil
      }
    }
    self.program = program
    self.arguments = arguments
  }

  /// Whether one start takes any number of files.
  var takesMany: Bool { arguments.contains(.files) || arguments.contains(.urls) }

  /// Whether it can be given an address that is no file's.
  var takesLinks: Bool { !hasPlace || has(.url) || arguments.contains(.urls) }

  /// Whether it says where files go. Where it does not, they come last, as other launchers do.
  private var hasPlace: Bool { takesMany || has(.file) || has(.url) }

  private func has(_ piece: Piece) -> Bool {
    arguments.contains { argument in
      if case .word(let pieces) = argument { pieces.contains(piece) } else { false }
    }
  }
}

// MARK: Reading

extension ExecLine {
  private enum Code { case piece(Piece), argument(Argument), nothing }

  /// `nil` for what is not allowed; nothing inside for a word that has gone.
  private static func argument(_ word: ExecWords.Word) -> Argument?? {
    var pieces: [Piece] = []
    var text: [UInt8] = []
    var (bytes, hadCode) = (word.bytes[...], false)
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        text.append(byte)
        continue
      }
      guard let letter = bytes.popFirst() else { return nil }
      if letter == byte {
        text.append(byte)
        continue
      }
      hadCode = true
      switch code(letter) {
      case .argument(let argument)?:
        return word.bytes.count == 2 ? .some(argument) : nil
      case .piece(let piece)?:
        if word.isQuoted, word.bytes.count > 2, piece == .file || piece == .url { return nil }
        if !text.isEmpty { pieces.append(.text(ByteString(bytes: text))) }
        text = []
        pieces.append(piece)
      case .nothing?: break
      case nil: return nil
      }
    }
    if !text.isEmpty || pieces.isEmpty && !hadCode { pieces.append(.text(ByteString(bytes: text))) }
    return pieces.isEmpty ? .some(nil) : .some(.word(pieces))
  }

  private static func code(_ letter: UInt8) -> Code? {
    switch letter {
    case UInt8(ascii: "f"): .piece(.file)
    case UInt8(ascii: "u"): .piece(.url)
    case UInt8(ascii: "c"): .piece(.name)
    case UInt8(ascii: "k"): .piece(.place)
    case UInt8(ascii: "F"): .argument(.files)
    case UInt8(ascii: "U"): .argument(.urls)
    case UInt8(ascii: "i"): .argument(.icon)
    // The deprecated ones are dropped.
    case _ where "dDnNvm".utf8.contains(letter): .nothing
    default: nil
    }
  }
}

// MARK: Filling in

extension ExecLine {
  /// The arguments for some items, in order. An entry that takes one item gets the first.
  func arguments(for items: [OpenItem], of entry: DesktopEntry) -> [ByteString] {
    var result = arguments.flatMap { argument -> [ByteString] in
      switch argument {
      case .files: return items.compactMap(\.path)
      case .urls: return items.map(\.address)
      case .icon: return entry.icon.isEmpty ? [] : ["--icon", ByteString(entry.icon)]
      case .word(let pieces): return [filled(pieces, items.first, entry)]
      }
    }
    if !hasPlace { result += items.prefix(1).map(\.plain) }
    return result
  }

  private func filled(_ pieces: [Piece], _ item: OpenItem?, _ entry: DesktopEntry) -> ByteString {
    let parts = pieces.map { piece in
      switch piece {
      case .text(let text): text.bytes
      case .file: item?.path?.bytes ?? []
      case .url: item?.address.bytes ?? []
      case .name: Array(entry.name.utf8)
      case .place: entry.path.bytes
      }
    }
    return ByteString(bytes: parts.joined())
  }
}
