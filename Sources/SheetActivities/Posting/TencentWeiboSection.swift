import SheetSettings

/// `[postToTencentWeibo]`: which service stands in for the one that has closed.
struct TencentWeiboSection: SettingsSection {
  static let name = "postToTencentWeibo"
  static let keys = ["alias_to"]

  /// The other service.
  private(set) var alias: any PostService.Type = QzoneService.self

  init() {}

  init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: Self.keys)
    guard let word = try table.text("alias_to") else { return }
    let known: [any PostService.Type] = [QzoneService.self] + PostServices.all
    guard let service = known.first(where: { $0.word == word }) else {
      let words = known.map { $0.word }.joined(separator: ", ")
      throw table.outOfRange("alias_to", expected: "one of \(words)")
    }
    alias = service
  }
}
