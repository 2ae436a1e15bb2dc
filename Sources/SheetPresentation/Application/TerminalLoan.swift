import Dispatch

/// The terminal, lent to a program that another thread runs to its end.
package struct TerminalLoan: Sendable {
  /// Takes the sheet off the terminal, which then has the modes that a shell left it in; `false` when it
  /// is not to be had. Blocks until the main thread did so.
  package var begin: @Sendable () -> Bool
  /// Brings the sheet back.
  package var end: @Sendable () -> Void

  /// For a process that shows nothing on its terminal.
  package static let idle = TerminalLoan(begin: { true }, end: {})
}

extension UIWindow {
  /// For work on another thread; never to be used on the main one.
  package var terminalLoan: TerminalLoan {
    TerminalLoan(
      begin: { [weak self] in
        DispatchQueue.main.sync { MainActor.assumeIsolated { self?.lendTerminal() ?? false } }
      },
      end: { [weak self] in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.takeTerminalBack() } }
      })
  }

  private func lendTerminal() -> Bool { host?.windowLendsTerminal(self) ?? false }

  private func takeTerminalBack() { host?.windowTakesTerminalBack(self) }
}
