import Foundation

/// What an application's own window needs beside ``UIWindow/rootViewController``; UIKit's names.
extension UIWindow {
  /// Makes a window. The frame is accepted for code written for iOS: a window takes the terminal.
  public convenience init(frame: CGRect) {
    self.init()
  }

  /// The window that was made key last and is still there.
  package private(set) static weak var key: UIWindow?

  /// Whether this window gets the keys.
  public var isKeyWindow: Bool { Self.key === self }

  /// Makes this the window that gets the keys. While one is on the terminal, it stays that.
  public func makeKey() {
    guard Self.key?.host == nil || host != nil else { return }
    Self.key = self
  }

  /// Makes this the application's window, which appears when its delegate has returned.
  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Whether the window's own controller is not shown.
  public var isHidden: Bool {
    get { !showsRoot }
    set {
      guard newValue == showsRoot else { return }
      if newValue { leaveRoot() } else { showRoot() }
    }
  }

  private func showRoot() {
    showsRoot = true
    announceRoot(insteadOf: nil)
    setNeedsDisplay()
  }

  /// Takes the application's own screen off, with all that it presented.
  package func leaveRoot() {
    guard showsRoot else { return }
    rootViewController?.endPresenting(animated: false, completion: nil)
    showsRoot = false
    rootViewController?.forward { $0.viewWillDisappear(false) }
    rootViewController?.forward { $0.viewDidDisappear(false) }
    setNeedsDisplay()
  }

  /// Tells the controllers at the bottom which of them is seen.
  func announceRoot(insteadOf old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.forward { $0.viewWillDisappear(false) }
    old?.forward { $0.viewDidDisappear(false) }
    rootViewController?.forward { $0.tellWillAppear(false) }
    afterNextFrame { [weak self] in
      self?.rootViewController?.forward { $0.tellDidAppear(false) }
    }
  }
}
