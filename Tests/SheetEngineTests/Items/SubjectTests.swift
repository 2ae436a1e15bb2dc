import XCTest

@testable import SheetEngine

/// Which subject, and which types of data, reach an activity.
final class SubjectTests: XCTestCase, @unchecked Sendable {
  private final class Source: UIActivityItemSource {
    private let subject: String

    init(_ subject: String) { self.subject = subject }

    func activityViewControllerPlaceholderItem(_ sheet: UIActivityViewController) -> Any { "" }

    func activityViewController(
      _ sheet: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { subject.hasPrefix("public.") ? Data() : "text" }

    func activityViewController(
      _ sheet: UIActivityViewController,
      dataTypeIdentifierForActivityType type: UIActivity.ActivityType?
    ) -> String { subject }

    func activityViewController(
      _ sheet: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
    ) -> String { type == .sample ? subject : "another activity's" }
  }

  @MainActor private func subject(_ items: [Any], ofSheet subject: String? = nil) -> String? {
    let (harness, activity) = (SheetHarness(), RecordingActivity(type: .sample))
    var known: String?
    activity.onPrepare = { [unowned activity] in known = activity.sharedSubject }
    let sheet = UIActivityViewController.sample([activity], items: items)
    if let subject { sheet.setValue(subject, forKey: "subject") }
    harness.present(sheet)
    harness.press(.enter)
    return known
  }

  func testTheSheetsOwnSubjectCountsThenTheFirstOfASource() {
    onMain {
      XCTAssertNil(subject(["text"]))
      XCTAssertEqual(subject(["text", Source(""), Source("two"), Source("three")]), "two")
      XCTAssertEqual(subject([Source("two")], ofSheet: "one"), "one")
      XCTAssertEqual(subject([Source("two")], ofSheet: ""), "two")
    }
  }

  @MainActor private func types(_ items: [Any]) -> [String]? {
    let (harness, activity) = (SheetHarness(), RecordingActivity(type: .sample))
    var known: [String]?
    activity.onPrepare = { [unowned activity] in known = activity.sharedTypes }
    harness.present(UIActivityViewController.sample([activity], items: items))
    harness.press(.enter)
    return known
  }

  /// Only data has a type, and each keeps its place.
  func testTheTypeOfDataIsItsSources() {
    onMain {
      XCTAssertEqual(types(["text"]), [""])
      XCTAssertEqual(
        types(["text", Source("public.png"), Source("words"), Data(), Source("public.jpeg")]),
        ["", "public.png", "", "", "public.jpeg"])
    }
  }
}
