import UIKit

/// Copies the first link as Markdown.
public final class CopyLinkActivity: UIActivity {
  private var link: URL?

  public override class var activityCategory: UIActivity.Category { .action }
  public override var activityType: UIActivity.ActivityType? { .init("com.example.copy-link") }
  public override var activityTitle: String? { "Copy Link" }

  public override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is URL }
  }

  public override func prepare(withActivityItems activityItems: [Any]) {
    link = activityItems.lazy.compactMap { $0 as? URL }.first
  }

  /// What will be copied.
  public var markdown: String? {
    link.map { "[\($0.host ?? "link")](\($0.absoluteString))" }
  }
}
