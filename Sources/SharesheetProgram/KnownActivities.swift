import SheetCommand
import SheetEngine

/// The activities that options may name: all that the specification has, whether or not this version
/// can run them, so that a script that leaves one out keeps working when it comes.
enum KnownActivities {
  /// Their names, in the order of the sheet.
  static var names: ActivityNames {
    ActivityNames(
      UIActivity.ActivityType.wellKnown.map {
        ActivityName(identifier: $0.rawValue, short: $0 == .postToTencentWeibo ? tencent : nil)
      })
  }

  /// The name that a person would write for an identifier.
  static func shortName(of identifier: String) -> String {
    names.all.first { $0.identifier == identifier }?.short ?? identifier
  }

  /// Both names of an activity, also of one that only an app knows.
  static func name(of identifier: String) -> ActivityName {
    names.all.first { $0.identifier == identifier } ?? ActivityName(identifier: identifier)
  }

  /// The constant's name where the identifier says another.
  private static let tencent = "postToTencentWeibo"
}
