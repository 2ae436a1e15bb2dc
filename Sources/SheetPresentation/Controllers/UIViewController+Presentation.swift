import Foundation

extension UIViewController {
  /// The controllers that this one presented, one over the other, lowest first.
  package var presentedChain: [UIViewController] {
    Array(sequence(first: self, next: \.presentedViewController).dropFirst())
  }

  /// Whether the controller is part of what a window shows.
  package var isOnScreen: Bool { window != nil && presentingViewController != nil }

  /// Whether the controller is on the screen, be it the application's own.
  package var isSeen: Bool {
    isOnScreen || window.map { $0.showsRoot && $0.rootViewController === panelController } == true
  }

  /// Runs `action` on the main actor after the next frame; at the end of the turn when the controller
  /// is not on the screen.
  package func afterNextFrame(_ action: @escaping @MainActor () -> Void) {
    if let window { return window.afterNextFrame(action) }
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  }

  /// Adds a controller that is not in a hierarchy yet; the body of ``present(_:animated:completion:)``.
  func beginPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    presentedViewController = controller
    controller.presentingViewController = self
    controller.window = window
    controller.loadViewIfNeeded()
    controller.isBeingPresented = true
    controller.forward { $0.tellWillAppear(animated) }
    window?.afterNextFrame { [weak controller] in
      if let controller, controller.presentingViewController != nil {
        controller.forward { $0.tellDidAppear(animated) }
      }
      controller?.isBeingPresented = false
      completion?()
    }
    setNeedsDisplay()
  }

  /// Tells that the controller was shown; what it came into it is in now.
  package func tellDidAppear(_ animated: Bool) {
    viewDidAppear(animated)
    parts?.isMovingIn = false
  }

  /// Takes the presented controllers off, the topmost first.
  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    let window = window
    for controller in presentedChain.reversed() { controller.leaveHierarchy(animated: animated) }
    window?.afterNextFrame { completion?() }
    window?.setNeedsDisplay()
  }

  /// Its callbacks may dismiss again, this controller or one below: each hears of it once.
  private func leaveHierarchy(animated: Bool) {
    guard !isLeaving, presentingViewController != nil else { return }
    isLeaving = true
    defer { isLeaving = false }
    forward { $0.viewWillDisappear(animated) }
    presentingViewController?.presentedViewController = nil
    presentingViewController = nil
    forward { $0.viewDidDisappear(animated) }
    window = nil
    departureHandler?()
  }
}
