import Links
import Testing
import UIKit

/// That this file compiles is half of the test: Swift Testing beside a module named `UIKit` looks for
/// `_Testing_UIKit`.
@MainActor
@Suite struct CopyLinkTests {
  @Test func linksAreOffered() throws {
    let activity = CopyLinkActivity()
    let link = try #require(URL(string: "https://example.com/a"))
    #expect(activity.canPerform(withActivityItems: ["text", link]))
    #expect(!activity.canPerform(withActivityItems: ["text"]))
    activity.prepare(withActivityItems: [link])
    #expect(activity.markdown == "[example.com](https://example.com/a)")
  }

  @Test func theSheetTakesTheActivity() {
    let sheet = UIActivityViewController(
      activityItems: ["text"], applicationActivities: [CopyLinkActivity()])
    sheet.excludedActivityTypes = [.mail]
    #expect(sheet.presentingViewController == nil)
  }
}
