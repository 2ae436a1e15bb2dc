/// Sends files to a bucket of S3.
package final class S3Activity: FileServerActivity {
  package override class var profile: ActivityProfile {
    profile(.s3, title: "S3", icon: "S3")
  }

  nonisolated override class func takes(_ kind: FileServer.Kind) -> Bool {
    if case .s3 = kind { true } else { false }
  }

  override class var word: String { "s3" }

  override class var advice: String {
    "No bucket yet: add a table [files.NAME] with type = \"s3\" to config.toml."
  }
}
