import SheetEngine

/// Posts to a Facebook page, or gives a link to Facebook's own page for sharing.
package final class PostToFacebookActivity: PostActivity {
  package override class var profile: ActivityProfile {
    profile(.postToFacebook, title: "Facebook", icon: "postToFacebook")
  }

  nonisolated override class func service(_ settings: ActivitySettings) -> any PostService.Type {
    FacebookService.self
  }
}
