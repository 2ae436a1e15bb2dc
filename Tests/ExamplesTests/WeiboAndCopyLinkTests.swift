import SheetTestSupport
import ShareSheet
import Testing

@testable import sharesheet_examples

@Suite struct WeiboAndCopyLinkTests {
  @Test func bothRowsAreThereAndTheExcludedServicesAreNot() throws {
    let example = try Example(["weibo", "https://www.swift.org/", "a text"])
    let lines = example.terminal.lines
    let share = try #require(lines.firstIndex { $0.contains("─ Share ") })
    let action = try #require(lines.firstIndex { $0.contains("─ Action ") })
    let weibo = try #require(lines.firstIndex { $0.contains("Weibo") })
    let copyLink = try #require(lines.firstIndex { $0.contains("Copy Link") })
    #expect(share < weibo && weibo < action && action < copyLink)
    for title in ["Mail", "Reading List", "Contact"] {
      #expect(!lines.contains { $0.contains(title) })
    }
    try example.terminal.press(.escape)
    #expect(try example.finish() == ["cancelled"])
  }

  /// On the screen alone a service that is not built in yet would look excluded.
  @MainActor @Test func mailReadingListAndContactAreExcluded() throws {
    let sheet = try CustomActivity.sheet(for: ["https://www.swift.org/"])
    #expect(sheet.excludedActivityTypes == [.mail, .addToReadingList, .assignToContact])
  }

  @Test(arguments: [
    ("Weibo", ["sharesheet_examples.WeiboActivity", "posted to Weibo", "success"]),
    ("Copy L", ["sharesheet_examples.CopyLinkActivity", "copied the link", "success"]),
  ])
  func theBlockRunsThenTheHandler(title: String, printed: [String]) throws {
    let example = try Example(["weibo", "https://www.swift.org/"])
    try example.open(title)
    #expect(try example.finish() == printed)
  }

  @Test func aTextIsNoLinkToCopy() throws {
    let example = try Example(["weibo", "a text"])
    #expect(example.terminal.lines.contains { $0.contains("Weibo") })
    #expect(!example.terminal.lines.contains { $0.contains("Copy Link") })
    try example.terminal.press(.escape)
    #expect(try example.finish() == ["cancelled"])
  }
}
