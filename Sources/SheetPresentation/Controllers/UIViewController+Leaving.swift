/// How the person leaves a screen: by Esc, unless the app keeps it there, or by Ctrl-C all the same.
extension UIViewController {
  /// What presents the controller, or the one that it is a part of; never `nil`. Its delegate hears of the
  /// person leaving.
  public var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    return modalPresentationStyle == .popover ? popoverPresentationController : ownPresentation
  }

  /// Whether the controller comes into the one around it, while it is about to be shown.
  public var isMovingToParent: Bool { parts?.isMovingIn ?? false }
  /// Whether the controller goes out of the one around it, while it is about to go.
  public var isMovingFromParent: Bool { parts?.isMovingOut ?? false }

  /// Takes the controller off because the person asks for it. One that may not be left stays, unless that is
  /// forced, and says how it can be left.
  func leaveByPerson(isForced: Bool) {
    let presentation = toldPresentation
    guard isForced || mayBeLeft(presentation) else {
      if let presentation {
        presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      }
      // A delegate that asks the person has said enough.
      neededParts.refusesEscape = presentedViewController == nil
      return setNeedsDisplay()
    }
    if let presentation { presentation.delegate?.presentationControllerWillDismiss(presentation) }
    // Kept until then: the delegate is often the screen itself, which nobody else holds any more.
    takeOff { [self] in
      guard let presentation, presentingViewController == nil else { return }
      presentation.delegate?.presentationControllerDidDismiss(presentation)
    }
  }

  private func takeOff(done: @escaping @MainActor () -> Void) {
    let window = window
    if let cancelHandler {
      cancelHandler()
    } else if let window, window.showsRoot, window.rootViewController === self {
      window.leaveRoot()
    } else {
      return dismiss(animated: true, completion: done)
    }
    window?.afterNextFrame(done)
  }

  private func mayBeLeft(_ presentation: UIPresentationController?) -> Bool {
    guard !keepsPerson else { return false }
    guard let presentation, let delegate = presentation.delegate else { return true }
    return delegate.presentationControllerShouldDismiss(presentation)
  }

  /// As on iOS, what is shown in a container speaks for it.
  private var keepsPerson: Bool {
    isModalInPresentation || children.contains { $0.isPlaced && $0.keepsPerson }
  }
}
