extension UIActivity {
  /// The identifier of a service: a reverse-DNS string that is never shown.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// Makes an identifier from its string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

  }
}

/// Apple's identifiers, with Apple's strings: code compares them.
extension UIActivity.ActivityType {
  private static func apple(_ name: String) -> Self {
    Self("com.apple.UIKit.activity.\(name)")
  }

  /// Posts to Facebook.
  public static let postToFacebook = apple("PostToFacebook")
  /// Posts to Twitter.
  public static let postToTwitter = apple("PostToTwitter")
  /// Posts to Weibo.
  public static let postToWeibo = apple("PostToWeibo")
  /// Sends a text message.
  public static let message = apple("Message")
  /// Sends mail.
  public static let mail = apple("Mail")
  /// Prints.
  public static let print = apple("Print")
  /// Puts the items on the clipboard.
  public static let copyToPasteboard = apple("CopyToPasteboard")
  /// Makes a picture the portrait of a contact.
  public static let assignToContact = apple("AssignToContact")
  /// Saves pictures and videos.
  public static let saveToCameraRoll = apple("SaveToCameraRoll")
  /// Keeps a link for later.
  public static let addToReadingList = apple("AddToReadingList")
  /// Posts to Flickr.
  public static let postToFlickr = apple("PostToFlickr")
  /// Posts to Vimeo.
  public static let postToVimeo = apple("PostToVimeo")
  /// Posts to Tencent Weibo.
  public static let postToTencentWeibo = apple("TencentWeibo")
  /// Sends to a device nearby.
  public static let airDrop = apple("AirDrop")
  /// Never offered: there is no such place here.
  public static let openInIBooks = apple("OpenInIBooks")
  /// Makes a PDF.
  public static let markupAsPDF = apple("MarkupAsPDF")
  /// Never offered.
  public static let addToHomeScreen = apple("AddToHomeScreen")
  /// Never offered.
  public static let sharePlay = apple("SharePlay")
  /// Never offered.
  public static let collaborationInviteWithLink = apple("CollaborationInviteWithLink")
  /// Never offered.
  public static let collaborationCopyLink = apple("CollaborationCopyLink")
}

/// Ours.
extension UIActivity.ActivityType {
  private static func own(_ name: String) -> Self {
    Self("org.sharesheet.activity.\(name)")
  }

  /// Posts to Mastodon.
  public static let mastodon = own("Mastodon")
  /// Posts to Bluesky.
  public static let bluesky = own("Bluesky")
  /// Posts to a chat of Telegram.
  public static let telegram = own("Telegram")
  /// Sends files to a WebDAV server.
  public static let nextcloud = own("Nextcloud")
  /// Sends files to a bucket of S3.
  public static let s3 = own("S3")
  /// Puts a text where anyone with the link can read it.
  public static let paste = own("Paste")
  /// Writes a note.
  public static let notes = own("Notes")
  /// Keeps a reminder.
  public static let reminders = own("Reminders")
  /// Saves into a folder that the person chooses.
  public static let saveToFiles = own("SaveToFiles")
  /// Opens in an application, or in a program of the terminal.
  public static let openWith = own("OpenWith")
  /// Shows a web link in a browser.
  public static let openInBrowser = own("OpenInBrowser")
  /// Shows a text or a link as a QR code.
  public static let qrCode = own("QRCode")
  /// Packs the items into one archive.
  public static let archive = own("Archive")

  /// Every built-in service that this project has or plans, in the order of the sheet: the share row,
  /// then the action row.
  package static let wellKnown: [Self] =
    [mail, message, airDrop]
    + [mastodon, bluesky, telegram, nextcloud]
    + [notes, reminders, paste] + [
      postToTwitter, postToFacebook, postToWeibo, postToFlickr, postToVimeo, s3,
    ]
    + [postToTencentWeibo, copyToPasteboard, saveToFiles, print]
    + [openWith, openInBrowser, saveToCameraRoll, addToReadingList, qrCode]
    + [archive, markupAsPDF, assignToContact]
}
