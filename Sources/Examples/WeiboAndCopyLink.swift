import Foundation
import ShareSheet

/// What the two services have in common: a name made of the class, and a block to run at the end.
class CustomActivity: UIActivity {
  /// Called when the service did its work, before the sheet goes.
  var finishedBlock: (() -> Void)?

  override var activityType: UIActivity.ActivityType? {
    UIActivity.ActivityType(NSStringFromClass(self.classForCoder))
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !activityItems.isEmpty
  }

  override func perform() {
    finishedBlock?()
    activityDidFinish(true)
  }
}

/// Stands in the upper row, in colour.
final class WeiboActivity: CustomActivity {
  override class var activityCategory: UIActivity.Category { .share }
  override var activityTitle: String? { "Weibo" }
  override var activityImage: UIImage? {
    UIImage(data: Data(PackageResources.Weibo_png), scale: 2)
  }
}

/// Stands in the lower row, of one colour, and only for links.
final class CopyLinkActivity: CustomActivity {
  override class var activityCategory: UIActivity.Category { .action }
  override var activityTitle: String? { "Copy Link" }
  override var activityImage: UIImage? {
    UIImage(data: Data(PackageResources.CopyLink_png), scale: 2)
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is URL }
  }
}

extension CustomActivity {
  /// The sheet for texts and web addresses.
  static func sheet(for words: [String]) throws(UsageError) -> UIActivityViewController {
    guard !words.isEmpty else { throw .unknownExample }
    let (weibo, copyLink) = (WeiboActivity(), CopyLinkActivity())
    // Kept until the sheet is gone: what is printed before would spoil the screen.
    var story: [String] = []
    weibo.finishedBlock = { story.append("posted to Weibo") }
    copyLink.finishedBlock = { story.append("copied the link") }
    let sheet = UIActivityViewController(
      activityItems: words.map(item), applicationActivities: [weibo, copyLink])
    sheet.excludedActivityTypes = [.mail, .addToReadingList, .assignToContact]
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      story.append(completed ? "success" : "cancelled")
      print(([type?.rawValue] + story).compactMap(\.self).joined(separator: "\n"))
    }
    return sheet
  }

  private static func item(_ word: String) -> Any {
    guard word.hasPrefix("http"), let url = URL(string: word), url.host != nil else { return word }
    return url
  }
}
