import SheetEngine

/// What a built-in activity is, as data.
package struct ActivityProfile: Sendable {
  /// Its identifier.
  package var type: UIActivity.ActivityType
  /// Its row.
  package var category: UIActivity.Category
  /// The label, at most ten columns: the width of a compact icon.
  package var title: String
  /// The name of its icon among the drawn ones.
  package var icon: String
  /// What it acts on.
  package var accepts: ItemFilter

  /// Makes a profile.
  package init(
    type: UIActivity.ActivityType, category: UIActivity.Category, title: String, icon: String,
    accepts: ItemFilter
  ) {
    self.type = type
    self.category = category
    self.title = title
    self.icon = icon
    self.accepts = accepts
  }

  /// Of an activity that says nothing about itself: never offered.
  static let empty = ActivityProfile(
    type: UIActivity.ActivityType(""), category: .action, title: "", icon: "placeholder",
    accepts: ItemFilter([], words: "nothing"))
}
