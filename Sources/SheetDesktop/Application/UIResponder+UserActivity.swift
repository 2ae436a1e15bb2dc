import SheetPresentation

extension UIResponder {
  /// What the person is doing here. Accepted for code written for iOS: it is kept, and nobody takes it up.
  public var userActivity: NSUserActivity? {
    get { keptActivity as? NSUserActivity }
    set { keptActivity = newValue }
  }
}
