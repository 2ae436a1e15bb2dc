import Foundation

/// What a person is doing, as code written for iOS describes it. Nothing takes it up on another device here:
/// it holds what it is given.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind of activity it is.
  public let activityType: String
  /// What a person calls it.
  open var title: String?
  /// What it is about.
  open var userInfo: [AnyHashable: Any]?
  /// The page that shows the same.
  open var webpageURL: URL?
  /// The page that led to it.
  open var referrerURL: URL?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// Accepted for code written for iOS: there is no other device here.
  open var isEligibleForHandoff = true
  /// Accepted for code written for iOS, and ignored.
  open var isEligibleForSearch = false
  /// Accepted for code written for iOS, and ignored.
  open var isEligibleForPublicIndexing = false
  /// Accepted for code written for iOS, and ignored.
  open var needsSave = false

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to what it is about.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Accepted for code written for iOS, and ignored.
  open func becomeCurrent() {}
  /// Accepted for code written for iOS, and ignored.
  open func resignCurrent() {}
  /// Accepted for code written for iOS, and ignored.
  open func invalidate() {}
}

/// The type of an activity that is a page on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
