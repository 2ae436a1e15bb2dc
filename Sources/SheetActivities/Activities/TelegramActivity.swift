import SheetEngine

/// Sends to a chat of Telegram; it takes files of every kind.
package final class TelegramActivity: PostActivity {
  package override class var profile: ActivityProfile {
    var profile = profile(.telegram, title: "Telegram", icon: "Telegram")
    profile.accepts = ItemFilter(
      [.text, .link, .image, .file], schemes: ["http", "https"],
      words: "a text, a web link, a picture or a file")
    return profile
  }

  nonisolated override class func service(_ settings: ActivitySettings) -> any PostService.Type {
    TelegramService.self
  }
}
