import SheetEngine

/// Posts to Mastodon.
package final class MastodonActivity: PostActivity {
  package override class var profile: ActivityProfile {
    profile(.mastodon, title: "Mastodon", icon: "Mastodon")
  }

  nonisolated override class func service(_ settings: ActivitySettings) -> any PostService.Type {
    MastodonService.self
  }
}
