import SheetEngine

/// Stands where Tencent Weibo was, which has closed: says so, and offers another service.
package final class PostToTencentWeiboActivity: PostActivity {
  package override class var profile: ActivityProfile {
    profile(.postToTencentWeibo, title: "Tencent", icon: "postToTencentWeibo")
  }

  /// What is wrong in the configuration is said when the work begins.
  nonisolated override class func service(_ settings: ActivitySettings) -> any PostService.Type {
    (try? settings.section(TencentWeiboSection.self))?.alias ?? QzoneService.self
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    _ = try work.settings.section(TencentWeiboSection.self)
    return try super.run(work)
  }
}
