import Foundation
import SheetTestSupport
import Testing

/// A line of iOS code that cannot compile without Apple's Objective-C runtime, and its mend: what the
/// article "Bring your iOS share code" says.
struct Mend: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Stand in a view controller's body, but for the last, which stands beside it.
  let before: String
  let after: String
  var besides = ("", "")

  static let all = [
    Mend(
      testDescription: "@objc", before: "@objc func share(_ sender: Any) {}",
      after: "func share(_ sender: Any) {}"),
    Mend(
      testDescription: "#selector",
      before: """
        func share() {}
        func add(_ button: UIButton) {
          button.addTarget(self, action: #selector(share), for: .touchUpInside)
        }
        """,
      after: """
        func share() {}
        func add(_ button: UIButton) {
          button.addAction(UIAction { _ in self.share() }, for: .touchUpInside)
        }
        """),
    Mend(
      testDescription: "a refresh control",
      before: """
        func load() {}
        func add(_ refreshControl: UIRefreshControl) {
          refreshControl.addTarget(self, action: #selector(load), for: .valueChanged)
        }
        """,
      after: """
        func load() {}
        func add(_ refreshControl: UIRefreshControl) {
          refreshControl.addAction(UIAction { _ in self.load() }, for: .valueChanged)
        }
        """),
    Mend(
      testDescription: "a notification",
      before: """
        func changed() {}
        func watch() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(changed), name: UITextView.textDidChangeNotification,
            object: nil)
        }
        """,
      after: """
        var observer: NSObjectProtocol?
        func changed() {}
        func watch() {
          observer = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: nil, queue: nil
          ) { _ in MainActor.assumeIsolated { self.changed() } }
        }
        """),
    Mend(
      testDescription: "@IBOutlet", before: "@IBOutlet weak var label: UILabel!",
      after: "weak var label: UILabel!"),
    Mend(
      testDescription: "#keyPath", before: "let path = #keyPath(UIViewController.title)",
      after: "let path = \\UIViewController.title"),
    Mend(
      testDescription: "override in an extension", before: "",
      after: "override func viewDidLoad() {}",
      besides: ("extension Controller { override func viewDidLoad() {} }", "")),
  ]
}

@Suite struct MendTests {
  @Test(arguments: Mend.all)
  func theMendIsNeededAndWorks(mend: Mend) throws {
    #expect(try !compiles(mend.before, mend.besides.0))
    #expect(try compiles(mend.after, mend.besides.1))
  }

  private func compiles(_ body: String, _ besides: String) throws -> Bool {
    let scratch = try ScratchDirectory()
    let text = "import UIKit\nclass Controller: UIViewController {\n\(body)\n}\n\(besides)\n"
    let path = try scratch.write(text, to: "Controller.swift")
    return try Toolchain.typeCheck([path], mode: .five).status == .code(0)
  }
}
