/// Sends files to a folder of Nextcloud or of another WebDAV server.
package final class NextcloudActivity: FileServerActivity {
  package override class var profile: ActivityProfile {
    profile(.nextcloud, title: "Nextcloud", icon: "Nextcloud")
  }

  nonisolated override class func takes(_ kind: FileServer.Kind) -> Bool { kind == .webDAV }

  override class var word: String { "webdav" }

  override class var advice: String {
    "No server yet: add a table [files.NAME] with type = \"webdav\" to config.toml."
  }
}
