import Foundation

/// What the sheet reports when it is over.
package struct ActivityCompletion {
  /// The activity that was chosen, or `nil` when the person left the grid.
  package var activity: UIActivity?
  /// How it ended.
  package var result: ActivityResult

  /// Makes a report.
  package init(activity: UIActivity?, result: ActivityResult) {
    self.activity = activity
    self.result = result
  }
}
