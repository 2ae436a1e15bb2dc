import Foundation
import SheetImaging
import SheetPresentation

/// One service that acts on what a person shares: it takes the items, does something with them, and
/// says when it is done. Subclass it to add a service of your own.
///
/// Override at least ``activityType``, ``activityTitle``, ``activityImage`` and
/// ``canPerform(withActivityItems:)``, and either ``perform()`` or ``activityViewController``. Then
/// call ``activityDidFinish(_:)-(Bool)`` exactly when the work is done, from any thread. Everything else is
/// called on the main thread.
///
/// Real subclasses get much of this wrong; the sheet copes: finishing never, twice, early (in
/// ``prepare(withActivityItems:)`` or in the getter of ``activityViewController``) or in the
/// background all work. Source of the rules: UIKit's documentation of `UIActivity`.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Which row of the sheet a service belongs to.
  public enum Category: Int, Sendable {
    /// Does something with the items here: copy, print, save.
    case action = 0
    /// Sends the items somewhere: mail, a post.
    case share = 1
  }

  /// The run that this activity belongs to; see ``activityDidFinish(_:)-(Bool)``.
  weak var run: (any ActivityFinishing)?

  /// The subject of what is shared, for services that have one: set before
  /// ``prepare(withActivityItems:)``; `nil` for none.
  package final var sharedSubject: String?

  /// What sources say of the types of their data, by uniform type identifiers: one for each item, empty for
  /// those of which nobody says anything. Of placeholders, and before ``prepare(withActivityItems:)`` of the
  /// items that were made.
  package final var sharedTypes: [String] = []

  /// The row of the sheet; `.action` unless overridden.
  open class var activityCategory: Category { .action }

  /// The identifier, never shown to the person. `nil` works, but cannot be excluded.
  open var activityType: ActivityType? { nil }

  /// The label under the icon. For `nil` the class's name is shown.
  open var activityTitle: String? { nil }

  /// The icon. Of an action only the alpha channel counts; a share icon keeps its colours. 60 or 76
  /// points square, or their multiples; other sizes are fitted. For `nil` a placeholder is shown.
  open var activityImage: UIImage? { nil }

  /// Whether the service can act on these items. For an item source the list holds its placeholder.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called after the choice and before the service runs: keep the items, build the panel.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The service's own screen, presented modally instead of calling ``perform()``. It must not dismiss
  /// itself but call ``activityDidFinish(_:)-(Bool)``.
  ///
  /// Read once per choice. Only if it was `nil` and the run then finished with `true` it is read once
  /// more: a controller that it now returns shows the result, and closing that ends the activity.
  open var activityViewController: UIViewController? { nil }

  /// Does the work, when there is no ``activityViewController``. Quick work: do it and finish. Slow
  /// work: start it in the background, return at once, finish later.
  open func perform() {
    activityDidFinish(true)
  }

  /// The person left while the service worked: stop what can be stopped. Not part of UIKit's class,
  /// since there nobody can leave. What the service says afterwards is ignored.
  open func personDidCancel() {}

  /// The service is done: `true`, it ran to completion; `false`, it was cancelled or failed. Takes off
  /// the activity's controller and the sheet, then the completion handler runs. The first call counts.
  open func activityDidFinish(_ completed: Bool) {
    finish(ActivityResult(completed ? .completed : .cancelled))
  }

  /// As ``activityDidFinish(_:)-(Bool)``, and says more exactly how it ended and what was made.
  ///
  /// May be called on any thread; nothing of the activity is touched before the main one is reached.
  public nonisolated final func activityDidFinish(_ result: ActivityResult) {
    finish(result)
  }

  private nonisolated func finish(_ result: ActivityResult) {
    let token = RunToken.current
    if Thread.isMainThread {
      MainActor.assumeIsolated { finish(result, in: token) }
    } else {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.finish(result, in: token) }
      }
    }
  }

  /// A task of a run that the person left counts no more, though the activity may have been chosen again.
  private func finish(_ result: ActivityResult, in token: RunToken?) {
    if let token, token.isAbandoned, token.isRun(of: self) { return }
    run?.activity(self, didFinish: result)
  }
}

/// Who is told that an activity finished.
@MainActor
protocol ActivityFinishing: AnyObject {
  /// Called on the main thread, perhaps from within a call into the activity.
  func activity(_ activity: UIActivity, didFinish result: ActivityResult)
  /// Where its screens appear; `nil` when nothing is shown.
  var window: UIWindow? { get }
}

extension UIActivity {
  /// What the sheet writes under the icon.
  package var displayTitle: String {
    let title = activityTitle ?? ""
    return title.isEmpty ? className : title
  }

  /// The window of the sheet that it was chosen in; `nil` when there is none, or nothing was chosen.
  package var window: UIWindow? { run?.window }

  /// What options call it: the identifier, or the class's name where there is none.
  package var optionName: String { activityType?.rawValue ?? className }

  /// The class's own name, without module.
  package var className: String { String(describing: type(of: self)) }
}

/// The name from the Swift 3 and 4.1 years.
public typealias UIActivityCategory = UIActivity.Category
/// The name from the Swift 3 and 4.1 years.
public typealias UIActivityType = UIActivity.ActivityType
