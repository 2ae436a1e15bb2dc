import Foundation

/// Asks the person for a review in a shop of apps. Accepted for code written for iOS: there is no such shop.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Accepted for code written for iOS, and ignored.
  open class func requestReview() {}
  /// Accepted for code written for iOS, and ignored.
  open class func requestReview(in windowScene: UIWindowScene) {}
}
