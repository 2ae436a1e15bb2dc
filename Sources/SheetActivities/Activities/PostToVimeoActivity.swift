import SheetEngine
import SheetPresentation

/// Uploads videos to Vimeo. One that breaks off goes on where it ended when the same file is shared again.
package final class PostToVimeoActivity: MediaActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .postToVimeo, category: .share, title: "Vimeo", icon: "postToVimeo",
      accepts: ItemFilter([.file, .data], files: [.video], data: [.video], words: "a video"))
  }

  nonisolated override class var service: any MediaService.Type { VimeoService.self }

  override class func usualVisibility(_ settings: ActivitySettings) -> String {
    ((try? settings.section(MediaSection<VimeoService>.self)) ?? .init()).visibility
  }

  /// Whether to go on, where something was begun with one of the accounts.
  override var ownFields: [FormField] {
    let accounts = KnownAccounts(settings).usable(of: VimeoService.profile)
    let uploads = UnfinishedUploads(settings)
    let isBegun = items.contains { item in
      accounts.contains { account in
        UnfinishedUploads.Entry(item, account, settings).flatMap(uploads.entry) != nil
      }
    }
    guard isBegun else { return [] }
    return [
      FormField(
        "resume", label: "Go on with the rest", kind: .checkbox, value: .flag(true),
        help: "Sends the rest of the upload that broke off; else another one begins.")
    ]
  }
}
