import SheetActivities
import SheetEngine

/// Linking this module gives every sheet the built-in services.
extension UIActivityViewController: BuiltInActivityProviding {
  /// New instances of all of them, in the order in which they are offered.
  public static func makeBuiltInActivities() -> [UIActivity] {
    BuiltInActivities.make()
  }
}
