/// The icon set of Share Sheet as PNG files: white, with the drawing in the alpha channel.
///
/// The bytes are constants in the executable, because the static release build has no bundle to
/// read and no file to find. `draw-icons.py`, beside this file, draws them.
public enum IconResource {
  /// The bytes of an icon's PNG file, from any thread.
  ///
  /// - Parameters:
  ///   - name: An activity's short name as its type spells it (`mail`, `Mastodon`,
  ///     `copyToPasteboard`), `placeholder`, or one of the header's kinds: `document`, `folder`,
  ///     `text`, `link`, `picture`.
  ///   - points: The size, width and height alike: 60 (compact) or 76 (regular). One pixel a point.
  /// - Returns: The file, or `nil` for an unknown name or another size.
  public static func png(named name: String, points: Int) -> [UInt8]? {
    guard let size = Size(rawValue: points) else { return nil }
    return PackageResources.shareRow(name, size)
      ?? PackageResources.actionRow(name, size)
      ?? PackageResources.general(name, size)
  }

  /// The names of all icons: the Share row's, the Action row's, then those of no activity.
  public static var names: [String] {
    """
    mail message airDrop Mastodon Bluesky Telegram Nextcloud Notes Reminders Paste postToTwitter \
    postToFacebook postToWeibo postToFlickr postToVimeo S3 postToTencentWeibo \
    copyToPasteboard SaveToFiles print OpenWith OpenInBrowser saveToCameraRoll addToReadingList \
    QRCode Archive markupAsPDF assignToContact \
    placeholder document folder text link picture
    """.split(separator: " ").map(String.init)
  }
}

private enum Size: Int {
  case compact = 60
  case regular = 76

  /// Only the file that is returned is touched.
  func pick(_ compact: @autoclosure () -> [UInt8], _ regular: @autoclosure () -> [UInt8])
    -> [UInt8]
  {
    switch self {
    case .compact: compact()
    case .regular: regular()
    }
  }
}

/// `PackageResources`, with a constant for each file, is made by the package manager.
extension PackageResources {
  fileprivate static func shareRow(_ name: String, _ size: Size) -> [UInt8]? {
    switch name {
    case "mail": size.pick(mail_60_png, mail_76_png)
    case "message": size.pick(message_60_png, message_76_png)
    case "airDrop": size.pick(airDrop_60_png, airDrop_76_png)
    case "Mastodon": size.pick(Mastodon_60_png, Mastodon_76_png)
    case "Bluesky": size.pick(Bluesky_60_png, Bluesky_76_png)
    case "Telegram": size.pick(Telegram_60_png, Telegram_76_png)
    case "Nextcloud": size.pick(Nextcloud_60_png, Nextcloud_76_png)
    case "Notes": size.pick(Notes_60_png, Notes_76_png)
    case "Reminders": size.pick(Reminders_60_png, Reminders_76_png)
    case "Paste": size.pick(Paste_60_png, Paste_76_png)
    case "postToTwitter": size.pick(postToTwitter_60_png, postToTwitter_76_png)
    case "postToFacebook": size.pick(postToFacebook_60_png, postToFacebook_76_png)
    case "postToWeibo": size.pick(postToWeibo_60_png, postToWeibo_76_png)
    case "postToFlickr": size.pick(postToFlickr_60_png, postToFlickr_76_png)
    case "postToVimeo": size.pick(postToVimeo_60_png, postToVimeo_76_png)
    case "S3": size.pick(S3_60_png, S3_76_png)
    case "postToTencentWeibo": size.pick(postToTencentWeibo_60_png, postToTencentWeibo_76_png)
    default: nil
    }
  }

  fileprivate static func actionRow(_ name: String, _ size: Size) -> [UInt8]? {
    switch name {
    case "copyToPasteboard": size.pick(copyToPasteboard_60_png, copyToPasteboard_76_png)
    case "SaveToFiles": size.pick(SaveToFiles_60_png, SaveToFiles_76_png)
    case "print": size.pick(print_60_png, print_76_png)
    case "OpenWith": size.pick(OpenWith_60_png, OpenWith_76_png)
    case "OpenInBrowser": size.pick(OpenInBrowser_60_png, OpenInBrowser_76_png)
    case "saveToCameraRoll": size.pick(saveToCameraRoll_60_png, saveToCameraRoll_76_png)
    case "addToReadingList": size.pick(addToReadingList_60_png, addToReadingList_76_png)
    case "QRCode": size.pick(QRCode_60_png, QRCode_76_png)
    case "Archive": size.pick(Archive_60_png, Archive_76_png)
    case "markupAsPDF": size.pick(markupAsPDF_60_png, markupAsPDF_76_png)
    case "assignToContact": size.pick(assignToContact_60_png, assignToContact_76_png)
    default: nil
    }
  }

  fileprivate static func general(_ name: String, _ size: Size) -> [UInt8]? {
    switch name {
    case "placeholder": size.pick(placeholder_60_png, placeholder_76_png)
    case "document": size.pick(document_60_png, document_76_png)
    case "folder": size.pick(folder_60_png, folder_76_png)
    case "text": size.pick(text_60_png, text_76_png)
    case "link": size.pick(link_60_png, link_76_png)
    case "picture": size.pick(picture_60_png, picture_76_png)
    default: nil
    }
  }
}
