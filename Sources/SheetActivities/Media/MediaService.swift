import Foundation
import SheetPresentation
import SheetSettings

/// A service that pictures or videos are uploaded to, one by one.
protocol MediaService: Sendable {
  /// What an account with it consists of.
  static var profile: ServiceProfile { get }
  /// Its page on which a person uploads by themselves.
  static var page: String { get }
  /// What is uploaded there: `picture`.
  static var noun: String { get }
  /// Who may see it, in the service's own words; the first leaves it to the person's settings there.
  static var visibilities: [FormChoice] { get }

  /// Signs in.
  ///
  /// - Throws: ``NetworkError``, ``AccountError``, ``SecretError``, ``ChildProcessError`` or
  ///   `CancellationError`.
  init(_ account: Account, _ work: ActivityWork) throws
  /// Uploads one thing, and says where it is.
  ///
  /// - Throws: As ``init(_:_:)``, and ``MediaError``, ``PostError``, ``FileError`` or ``ImageError``.
  func upload(_ medium: Medium, _ progress: UploadProgress) throws -> URL
}

/// What is uploaded: an item with what was entered for it.
struct Medium: Sendable {
  /// The item.
  var item: ActivityItem
  /// Its title; empty for none.
  var title: String
  /// What it shows or is about; empty for nothing.
  var description: String

  /// The name of its file as messages show it.
  var name: String { item.fileName.text.singleLine }
}

/// The table of such a service, apart from the accounts in it.
struct MediaSection<Service: MediaService>: SettingsSection {
  static var name: String { Service.profile.word }
  static var keys: [String] { Service.profile.keys + Service.profile.ownKeys }

  /// Who may see what is uploaded, unless the person says otherwise.
  private(set) var visibility: String

  init() {
    visibility = Service.visibilities.first?.value ?? ""
  }

  init(_ table: SettingsTable) throws(ConfigurationFault) {
    self.init()
    _ = try Service.profile.accounts(table)
    guard let word = try table.text("visibility") else { return }
    guard Service.visibilities.contains(where: { $0.value == word }) else {
      let words = Service.visibilities.map(\.value).joined(separator: ", ")
      throw table.outOfRange("visibility", expected: "one of \(words)")
    }
    visibility = word
  }
}
