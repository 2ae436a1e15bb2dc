import Glibc
import SheetFiles
import SheetPrograms

/// The person's contacts: folders of cards, a file each, as khard and vdirsyncer keep them (vdir).
///
/// Reading it takes a moment for each card, so only when a panel is opened.
struct AddressBook: Sendable {
  /// The folders, those first that are asked first. They need not exist.
  let folders: [FilePath]

  /// More than a person knows; the rest is not read.
  private static let limit = 20_000
  /// A card with a large picture.
  private static let largestCard = 8 << 20

  /// The folder of the configuration, else those of khard's and vdirsyncer's, else one of our own.
  ///
  /// - Throws: ``ContactError/notAFolder(_:kind:)``, ``ConfigurationError``.
  init(_ settings: ActivitySettings) throws {
    let directories = settings.directories
    if let stated = try settings.section(ContactsSection.self).folder {
      let folder = directories.expand(stated, in: settings.workingDirectory)
      if let status = try? stat.of(folder, follow: true), status.kind != S_IFDIR {
        throw ContactError.notAFolder(folder, kind: FileKind.words(status.st_mode) ?? "a file")
      }
      folders = [folder]
      return
    }
    let found = ContactPrograms.folders(directories).filter(\.isFolder)
    folders = found.isEmpty ? [directories.data.appending("sharesheet/contacts")] : found
  }

  /// All contacts, by name.
  func contacts() -> [Contact] {
    var contacts: [Contact] = []
    for path in folders.flatMap(Self.cards).prefix(Self.limit) {
      guard let bytes = try? SettingsFile.read(path, limit: Self.largestCard),
        let card = VCard(bytes)
      else { continue }
      contacts.append(
        Contact(
          path: path, name: card.name, emails: card.emails, phones: card.phones,
          jabberAddresses: card.jabberAddresses, hasPhoto: card.hasPhoto))
    }
    return contacts.sorted { $0.title.precedesNaturally($1.title) }
  }

  /// The files of cards in a folder.
  private static func cards(in folder: FilePath) -> [FilePath] {
    guard let directory = try? Descriptor.open(folder, O_RDONLY | O_DIRECTORY),
      let names = try? directory.names()
    else { return [] }
    return names.filter { $0.suffix == "vcf" && $0.bytes.first != UInt8(ascii: ".") }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(folder.appending)
  }
}

extension FilePath {
  /// Whether there is a folder of this name.
  fileprivate var isFolder: Bool {
    (try? Descriptor.open(self, O_RDONLY | O_DIRECTORY)) != nil
  }
}
