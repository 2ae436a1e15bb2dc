import SheetEngine

/// Posts to X, which was Twitter.
package final class PostToTwitterActivity: PostActivity {
  package override class var profile: ActivityProfile {
    profile(.postToTwitter, title: "X", icon: "postToTwitter")
  }

  nonisolated override class func service(_ settings: ActivitySettings) -> any PostService.Type {
    XService.self
  }
}
