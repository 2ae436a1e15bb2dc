import SheetSettings

/// The services of the network that have accounts.
package enum NetworkServices {
  /// All of them, in the order in which they are offered.
  package static let all: [ServiceProfile] = [
    BlueskyService.profile, FacebookService.profile, FlickrService.profile, MastodonService.profile,
    .matrix, TelegramService.profile, VimeoService.profile, WeiboService.profile, XService.profile,
  ]

  /// The service of that word.
  ///
  /// - Throws: ``AccountError/noService(_:suggestion:)``.
  package static func named(_ word: String) throws(AccountError) -> ServiceProfile {
    let lower = word.lowercased()
    guard let service = all.first(where: { $0.word.lowercased() == lower }) else {
      throw .noService(word, suggestion: word.nearest(among: all.map(\.word)))
    }
    return service
  }
}
