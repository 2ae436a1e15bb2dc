import Foundation
import SheetImaging
import SheetPresentation

@testable import SheetEngine

/// An activity that writes down what is called and does what a test tells it.
class RecordingActivity: UIActivity {
  let log: CallLog
  private let title: String
  private let type: ActivityType?
  var accepts = true
  /// What the getter of the controller returns.
  var controller: UIViewController?
  /// What `canPerform` and `prepare` were given.
  private(set) var asked: [Any] = []
  private(set) var prepared: [Any]?
  var onPrepare: (() -> Void)?
  var onRead: (() -> Void)?
  /// `nil`: the call returns and nothing more happens.
  var onPerform: (() -> Void)?

  init(_ title: String = "Sample", type: ActivityType? = .sample, log: CallLog = CallLog()) {
    (self.title, self.type, self.log) = (title, type, log)
  }

  override var activityTitle: String? { title }
  override var activityType: ActivityType? { type }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    log.add("canPerform")
    asked = activityItems
    return accepts
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    log.add("prepare")
    prepared = activityItems
    onPrepare?()
  }

  override var activityViewController: UIViewController? {
    log.add("controller")
    onRead?()
    return controller
  }

  override func perform() {
    log.add("perform")
    onPerform?()
  }

  override func personDidCancel() {
    log.add("abandoned")
    activityDidFinish(false)
  }
}

final class RecordingShareActivity: RecordingActivity {
  override class var activityCategory: Category { .share }
}

extension UIActivity.ActivityType {
  static let sample = Self("org.example.sample")
  static let other = Self("org.example.other")

  /// What stands after the last dot.
  var word: String { rawValue.split(separator: ".").last.map(String.init) ?? rawValue }
}

/// What the completion handlers of a sheet were given.
@MainActor
final class Completions {
  struct Report {
    var type: UIActivity.ActivityType?
    var completed: Bool
    var items: [Any]?
    var error: (any Error)?
    var sheetWasOnScreen: Bool
    var wasOnMain: Bool
  }

  private(set) var reports: [Report] = []
  private(set) var olderReports: [Bool] = []

  var only: Report? { reports.count == 1 ? reports.first : nil }

  func observe(_ sheet: UIActivityViewController) {
    sheet.completionWithItemsHandler = { [weak self, weak sheet] type, completed, items, error in
      self?.reports.append(
        Report(
          type: type, completed: completed, items: items, error: error,
          sheetWasOnScreen: sheet?.presentingViewController != nil,
          wasOnMain: Thread.isMainThread))
    }
    sheet.completionHandler = { [weak self] _, completed in self?.olderReports.append(completed) }
  }
}

extension UIActivityViewController {
  /// A sheet without built-in services.
  static func sample(_ activities: [UIActivity], items: [Any] = ["Hello"])
    -> UIActivityViewController
  {
    UIActivityViewController(
      activityItems: items, applicationActivities: activities, builtInActivities: [])
  }
}

struct SampleError: LocalizedError, CustomStringConvertible, Equatable {
  var description: String { "SampleError" }
  var errorDescription: String? { "The server said no." }
}
