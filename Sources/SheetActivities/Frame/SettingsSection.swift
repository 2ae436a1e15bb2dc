import Foundation
import SheetFiles
import SheetSettings

/// A table of the configuration file that belongs to activities, such as `[mail]`.
///
/// A new one is a type like this in the folder of its activity, and a place in
/// `BuiltInActivities.namedSections`.
package protocol SettingsSection: Sendable {
  /// The name of the table.
  static var name: String { get }
  /// The keys in it; the manual page has the same.
  static var keys: [String] { get }
  /// What holds without the table.
  init()
  /// Reads the table and refuses keys that it does not know.
  init(_ table: SettingsTable) throws(ConfigurationFault)
}

extension SettingsSection {
  static func read(_ file: ConfigurationSource) throws(ConfigurationError) -> Self {
    guard let value = file.root[name] else { return Self() }
    do throws(ConfigurationFault) {
      return try Self(SettingsTable(name, value))
    } catch {
      throw file.error(for: error)
    }
  }
}

extension ActivitySettings {
  /// What the configuration says to an activity.
  ///
  /// - Throws: ``ConfigurationError``. The command has looked for faults when it started; code that
  ///   uses the library has not.
  package func section<Section: SettingsSection>(
    _ type: Section.Type
  ) throws(ConfigurationError) -> Section {
    guard let configuration else { return Section() }
    return try Section.read(configuration)
  }
}

extension BuiltInActivities {
  /// The tables that activities read.
  static var sections: [any SettingsSection.Type] { namedSections.map { $0.type() } }

  /// Each with its name. The types are asked for only where the file has the table: those of a service are
  /// generic, and making one searches all conformances, which is a tenth of the first frame.
  private static let namedSections: [(name: String, type: () -> any SettingsSection.Type)] = [
    ("airdrop", { AirDropSection.self }), ("bluesky", { PostSection<BlueskyService>.self }),
    ("contacts", { ContactsSection.self }), ("files", { FilesSection.self }),
    ("mail", { MailSection.self }), ("mastodon", { PostSection<MastodonService>.self }),
    ("message", { MessageSection.self }), ("notes", { NotesSection.self }),
    ("paste", { PasteSection.self }), ("postToFacebook", { PostSection<FacebookService>.self }),
    ("postToFlickr", { MediaSection<FlickrService>.self }),
    ("postToTencentWeibo", { TencentWeiboSection.self }),
    ("postToTwitter", { PostSection<XService>.self }),
    ("postToVimeo", { MediaSection<VimeoService>.self }),
    ("postToWeibo", { PostSection<WeiboService>.self }),
    ("readinglist", { ReadingListSection.self }), ("reminders", { ReminderSection.self }),
    ("telegram", { PostSection<TelegramService>.self }),
  ]

  /// Looks for faults in the tables that a configuration file has for activities.
  ///
  /// - Parameter others: The names of the tables that somebody else reads.
  package static func check(
    _ file: ConfigurationSource, besides others: [String] = []
  ) throws(ConfigurationError) {
    try refuseTables(file, besides: others)
    for (name, type) in namedSections where file.root[name] != nil { _ = try type().read(file) }
  }

  /// A table that is mistyped would have no effect, and nobody would be told.
  private static func refuseTables(
    _ file: ConfigurationSource, besides others: [String]
  ) throws(ConfigurationError) {
    guard case .object(let tables) = file.root else { return }
    let known = others + namedSections.map { $0.name }
    guard let stray = tables.first(where: { !known.contains($0.key) }) else { return }
    throw file.error(
      for: .unknownTable(stray.key, suggestion: stray.key.nearest(among: known)))
  }
}

extension ConfigurationError: LocalizedError {
  /// The message, for code that knows only `Error`.
  public var errorDescription: String? { message }
}
