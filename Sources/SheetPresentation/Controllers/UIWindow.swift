import SheetCells

/// Who paints a window and turns its loop.
@MainActor
package protocol WindowHost: AnyObject {
  /// The window wants a turn: a frame, then what waits for it. May be called many times.
  func windowNeedsTurn(_ window: UIWindow)
  /// Gives the terminal back for another program; `false` when it is not to be had.
  func windowLendsTerminal(_ window: UIWindow) -> Bool
  /// The other program has ended.
  func windowTakesTerminalBack(_ window: UIWindow)
}

extension WindowHost {
  /// A host without a terminal has none to lend.
  package func windowLendsTerminal(_ window: UIWindow) -> Bool { false }
  /// Nothing was lent.
  package func windowTakesTerminalBack(_ window: UIWindow) {}
}

/// The bottom of the stack of controllers: composes the frame and hands events to the topmost.
@preconcurrency @MainActor
open class UIWindow: UIResponder {
  /// The controller at the bottom; the application's own, nearly always an empty one.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.window = nil
      rootViewController?.window = self
      rootViewController?.loadViewIfNeeded()
      if showsRoot { announceRoot(insteadOf: oldValue) }
      setNeedsDisplay()
    }
  }

  package weak var host: (any WindowHost)?
  /// Whether the controller at the bottom is a screen of its own, which the person leaves by Esc.
  package var showsRoot = false
  package private(set) var needsDisplay = true
  /// The cells of the screen at the last painting.
  private(set) var screenSize: CellSize?
  var looks: WindowLooks?
  private var waiting: [@MainActor () -> Void] = []
  /// The mouse goes to the controller whose frame it was at the last painting.
  private var topFrame = CellRect(size: .zero)

  /// The controller that gets the events.
  package var topmost: UIViewController? {
    rootViewController.map { $0.presentedChain.last ?? $0 }
  }

  /// Whether anything is presented or waits to be told that it was shown or taken off.
  package var isActive: Bool { isPresenting || !waiting.isEmpty }

  /// Whether something is on the screen.
  package var isPresenting: Bool {
    showsRoot || rootViewController?.presentedViewController != nil
  }

  package func setNeedsDisplay() {
    needsDisplay = true
    host?.windowNeedsTurn(self)
  }

  /// Runs `action` on the main actor after the next frame is on the screen.
  package func afterNextFrame(_ action: @escaping @MainActor () -> Void) {
    waiting.append(action)
    host?.windowNeedsTurn(self)
  }

  /// What waited for the frame that was just shown.
  package func runAfterFrame() {
    let actions = waiting
    waiting = []
    actions.forEach { $0() }
  }

  /// The frame for a screen of `size`: everything presented, what lies below the topmost dimmed.
  package func composeFrame(size: CellSize, theme: Theme) -> Frame {
    needsDisplay = false
    screenSize = size
    let controllers = [rootViewController].compactMap(\.self).flatMap { [$0] + $0.presentedChain }
    let frames = controllers.map { $0.presentationFrame(in: size) }
    topFrame = frames.last ?? CellRect(size: size)
    let first = frames.lastIndex { $0 == CellRect(size: size) } ?? 0
    var layers = zip(controllers, frames).dropFirst(first).map { controller, frame in
      PanelChrome.layer(for: controller, frame: frame, theme: theme)
    }
    for index in layers.indices.dropLast() {
      PanelChrome.dim(&layers[index], below: layers[(index + 1)...].map(\.rect), theme: theme)
    }
    return Frame(layers: layers)
  }

  /// Hands an event to the topmost controller. Esc and Ctrl-C that it does not use cancel it.
  package func send(_ event: Event) {
    guard let target = topmost else { return }
    if target.parts?.refusesEscape == true {
      target.parts?.refusesEscape = false
      setNeedsDisplay()
    }
    let inside = PanelChrome.contentFrame(of: target, frame: topFrame)
    guard !target.handle(event.relative(to: inside.origin)) else { return }
    if event == .key(.escape) { cancel(target) }
    if event == .key(.control("c")) { cancel(target, isForced: true) }
  }

  private func cancel(_ controller: UIViewController, isForced: Bool = false) {
    guard
      controller.cancelHandler != nil || controller.presentingViewController != nil || showsRoot
    else { return }
    controller.leaveByPerson(isForced: isForced)
  }
}

extension Event {
  fileprivate func relative(to origin: CellPoint) -> Event {
    guard case .mouse(var mouse) = self else { return self }
    mouse.location.x -= origin.x
    mouse.location.y -= origin.y
    return .mouse(mouse)
  }
}
