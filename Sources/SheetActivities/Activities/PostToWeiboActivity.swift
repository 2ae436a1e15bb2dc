import SheetEngine

/// Posts to Weibo.
package final class PostToWeiboActivity: PostActivity {
  package override class var profile: ActivityProfile {
    profile(.postToWeibo, title: "Weibo", icon: "postToWeibo")
  }

  nonisolated override class func service(_ settings: ActivitySettings) -> any PostService.Type {
    WeiboService.self
  }
}
