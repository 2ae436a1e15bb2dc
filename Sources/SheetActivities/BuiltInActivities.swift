import SheetEngine

/// All built-in activities, in the order in which the sheet offers them.
@MainActor
package enum BuiltInActivities {
  /// Their classes, most used first in each row.
  static let classes: [BuiltInActivity.Type] = [
    MailActivity.self,
    MessageActivity.self,
    AirDropActivity.self,
    MastodonActivity.self,
    BlueskyActivity.self,
    TelegramActivity.self,
    NextcloudActivity.self,
    NotesActivity.self,
    RemindersActivity.self,
    PasteActivity.self,
    PostToTwitterActivity.self,
    PostToFacebookActivity.self,
    PostToWeiboActivity.self,
    PostToFlickrActivity.self,
    PostToVimeoActivity.self,
    S3Activity.self,
    PostToTencentWeiboActivity.self,

    CopyActivity.self,
    SaveToFilesActivity.self,
    PrintActivity.self,
    OpenWithActivity.self,
    OpenInBrowserActivity.self,
    SaveToCameraRollActivity.self,
    AddToReadingListActivity.self,
    QRCodeActivity.self,
    ArchiveActivity.self,
    CreatePDFActivity.self,
    AssignToContactActivity.self,
  ]

  /// The title of the activity with that identifier; `nil` for none of these.
  package static func title(of identifier: String) -> String? {
    classes.first { $0.profile.type.rawValue == identifier }?.profile.title
  }

  /// New instances.
  package static func make(settings: ActivitySettings = .current) -> [BuiltInActivity] {
    let look = ItemLook()
    return classes.map { type in
      let activity = type.init(settings: settings)
      activity.look = look
      return activity
    }
  }
}
