import SheetCommand
import SheetEngine

/// The activities that options may name: all that the specification has, whether or not this version
/// can run them, so that a script that leaves one out keeps working when it comes.
@MainActor
enum KnownActivities {
  /// Their names, in the order of the sheet.
  static var names: ActivityNames {
    ActivityNames(
      UIActivity.ActivityType.wellKnown.map {
        ActivityName(identifier: $0.rawValue, short: shortNames[$0])
      })
  }

  /// The constant's name where the identifier says another.
  private static let shortNames: [UIActivity.ActivityType: String] = [
    .postToTencentWeibo: "postToTencentWeibo"
  ]
}
