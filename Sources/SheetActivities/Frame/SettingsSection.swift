import Foundation
import SheetFiles
import SheetSettings

/// A table of the configuration file that belongs to activities, such as `[mail]`.
///
/// A new one is a type like this in the folder of its activity, and a place in
/// ``BuiltInActivities/sections``.
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
  static let sections: [any SettingsSection.Type] = [
    AirDropSection.self, ContactsSection.self, FilesSection.self, MailSection.self,
    MediaSection<FlickrService>.self, MediaSection<VimeoService>.self, MessageSection.self,
    NotesSection.self, PasteSection.self, ReadingListSection.self, ReminderSection.self,
    PostSection<BlueskyService>.self, PostSection<FacebookService>.self,
    PostSection<MastodonService>.self, PostSection<TelegramService>.self,
    PostSection<WeiboService>.self, PostSection<XService>.self, TencentWeiboSection.self,
  ]

  /// Looks for faults in the tables that a configuration file has for activities.
  ///
  /// - Parameter others: The names of the tables that somebody else reads.
  package static func check(
    _ file: ConfigurationSource, besides others: [String] = []
  ) throws(ConfigurationError) {
    try refuseTables(file, besides: others)
    for section in sections where file.root[section.name] != nil { _ = try section.read(file) }
  }

  /// A table that is mistyped would have no effect, and nobody would be told.
  private static func refuseTables(
    _ file: ConfigurationSource, besides others: [String]
  ) throws(ConfigurationError) {
    guard case .object(let tables) = file.root else { return }
    let known = others + sections.map { $0.name }
    guard let stray = tables.first(where: { !known.contains($0.key) }) else { return }
    throw file.error(
      for: .unknownTable(stray.key, suggestion: stray.key.nearest(among: known)))
  }
}

extension ConfigurationError: LocalizedError {
  /// The message, for code that knows only `Error`.
  public var errorDescription: String? { message }
}
