import Glibc
import SheetFiles
import SheetPrograms

/// The MIME types of files, by their names and by what is in them.
///
/// Reads files and starts the helper, so never before the first frame.
package struct ContentTypes: Sendable {
  /// What is known of types.
  package let database: MIMEDatabase
  private let helper: HelperProgram?

  /// For the types of a database. Without the helper only names tell.
  package init(database: MIMEDatabase, helper: HelperProgram?) {
    self.database = database
    self.helper = helper
  }

  /// The types of files and folders, in their order. What cannot be read has the type of its name.
  ///
  /// - Parameters:
  ///   - most: How many files are looked into; names tell the rest.
  ///   - patience: After that no file is looked into any more.
  package func types(
    of paths: [FilePath], lookingInto most: Int = .max, within patience: Duration,
    _ monitor: WorkMonitor = WorkMonitor()
  ) -> [String] {
    let looker = FileLooker(helper: helper, most: most, patience: patience, monitor: monitor)
    return types(of: looker.look(at: paths))
  }

  /// The type of an open file with a name. Where it stands changes.
  package func type(
    of file: Descriptor, named name: FilePath, _ monitor: WorkMonitor = WorkMonitor()
  ) -> String {
    let content = helper?.contentTypes(of: [file], monitor).first ?? ""
    return combined(content: content, names: typesOfName(name))
  }

  /// The types of files that were looked at.
  func types(of looks: [FileLook]) -> [String] {
    looks.map { look in
      let names = typesOfName(look.path)
      if let content = look.content { return combined(content: content, names: names) }
      return look.facts?.specialType ?? names.first ?? look.facts?.fallbackType
        ?? FileType.unknown.mime
    }
  }

  /// The types that a name stands for, by the database, or by our own table where none is installed.
  private func typesOfName(_ path: FilePath) -> [String] {
    let known = database.types(ofName: path)
    return known.isEmpty ? [FileType.forSuffix(path.suffix)?.mime].compactMap(\.self) : known
  }
}

// MARK: Content and name

extension ContentTypes {
  /// One type from the type that libmagic found and those that the name stands for.
  ///
  /// The content decides; the name only tells more of what the content leaves open. Among kinds of text it
  /// is the other way round: libmagic tells them by single words, and took 96 of 513 Swift files for C,
  /// HTML, assembler, SVG or Algol.
  func combined(content: String, names: [String]) -> String {
    let content = database.canonical(Self.sharedNames[content] ?? content)
    guard let name = names.first else { return content.isEmpty ? FileType.unknown.mime : content }
    if content.isEmpty || content == FileType.unknown.mime { return name }
    // Without a database nothing is known to be a kind of text or of a ZIP archive.
    let isOpen = content == FileType.plainText.mime || content == "application/zip"
    if !database.isInstalled, isOpen { return name }
    if let closer = names.first(where: { database.isKind($0, of: content) }) { return closer }
    guard isText(content), let text = names.first(where: isText) else { return content }
    let isGuess = content.hasPrefix("text/x-")
    return text != FileType.plainText.mime || isGuess ? text : content
  }

  private func isText(_ type: String) -> Bool { database.isKind(type, of: FileType.plainText.mime) }

  /// What shared-mime-info calls the types for which libmagic has names of its own.
  private static let sharedNames = [
    "application/csv": "text/csv",
    "application/vnd.microsoft.portable-executable": "application/x-ms-dos-executable",
    "application/vnd.ms-opentype": "font/otf",
    "application/x-empty": "text/plain",
    "application/x-dosexec": "application/x-ms-dos-executable",
    "application/x-pie-executable": "application/x-executable",
    "application/x-zstd": "application/zstd",
    "audio/mid": "audio/midi",
    "font/sfnt": "font/ttf",
    "image/x-ms-bmp": "image/bmp",
    "image/x-portable-greymap": "image/x-portable-graymap",
    "inode/x-empty": "text/plain",
    "text/x-awk": "application/x-awk",
    "text/x-c++": "text/x-c++src",
    "text/x-gawk": "application/x-awk",
    "text/x-objective-c": "text/x-objcsrc",
    "text/x-php": "application/x-php",
    "text/x-ruby": "application/x-ruby",
    "text/x-script.python": "text/x-python",
    "text/x-shellscript": "application/x-shellscript",
  ]
}

extension stat {
  /// The type of what is no file with contents; `nil` for a file that has some, or has a name that tells.
  fileprivate var specialType: String? {
    switch kind {
    case S_IFDIR: "inode/directory"
    case S_IFIFO: "inode/fifo"
    case S_IFSOCK: "inode/socket"
    case S_IFCHR: "inode/chardevice"
    case S_IFBLK: "inode/blockdevice"
    default: nil
    }
  }

  /// The type of a file with nothing in it and a name that tells nothing: a text that is still to be
  /// written.
  fileprivate var fallbackType: String? { st_size == 0 ? FileType.plainText.mime : nil }
}
