import SheetEngine

/// Posts to Bluesky.
package final class BlueskyActivity: PostActivity {
  package override class var profile: ActivityProfile {
    profile(.bluesky, title: "Bluesky", icon: "Bluesky")
  }

  nonisolated override class func service(_ settings: ActivitySettings) -> any PostService.Type {
    BlueskyService.self
  }
}
