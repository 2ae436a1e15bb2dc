import Foundation

extension UIResponder {
  /// Never posted: there is no keyboard on the screen. Accepted for code written for iOS.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Never posted: there is no keyboard on the screen. Accepted for code written for iOS.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Never posted: there is no keyboard on the screen. Accepted for code written for iOS.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Never posted: there is no keyboard on the screen. Accepted for code written for iOS.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Never posted: there is no keyboard on the screen. Accepted for code written for iOS.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Never posted: there is no keyboard on the screen. Accepted for code written for iOS.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// In none of these notifications, as they are not posted.
  public nonisolated static let keyboardFrameBeginUserInfoKey =
    "UIKeyboardFrameBeginUserInfoKey"
  /// In none of these notifications, as they are not posted.
  public nonisolated static let keyboardFrameEndUserInfoKey =
    "UIKeyboardFrameEndUserInfoKey"
  /// In none of these notifications, as they are not posted.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// In none of these notifications, as they are not posted.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// In none of these notifications, as they are not posted.
  public nonisolated static let keyboardIsLocalUserInfoKey =
    "UIKeyboardIsLocalUserInfoKey"
}
