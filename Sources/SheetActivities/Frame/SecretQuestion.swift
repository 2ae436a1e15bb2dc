import Foundation
import SheetPresentation
import SheetPrograms
import Synchronization

/// Asks the person for a secret, with a prompt, and waits.
package struct SecretQuestion: Sendable {
  /// Asks; throws ``SecretError/notGiven``, or `CancellationError` when the work is given up.
  package var ask: @Sendable (String, WorkMonitor) throws -> Secret

  /// Makes one.
  package init(_ ask: @escaping @Sendable (String, WorkMonitor) throws -> Secret) {
    self.ask = ask
  }
}

/// Where a thread waits for what the person types on the main one.
final class SecretAnswer: Sendable {
  private let answer = Mutex<Secret??>(nil)
  private let arrival = DispatchSemaphore(value: 0)

  /// Gives the answer; `nil` for none. Only the first counts.
  func give(_ secret: Secret?) {
    answer.withLock { $0 = $0 ?? .some(secret) }
    arrival.signal()
  }

  /// Waits for it.
  ///
  /// - Throws: ``SecretError/notGiven``, or `CancellationError` when the work is given up.
  func wait(_ monitor: WorkMonitor) throws -> Secret {
    while arrival.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
      try monitor.checkCancellation()
    }
    guard let secret = answer.withLock({ $0 ?? nil }), !secret.text.isEmpty else {
      throw SecretError.notGiven
    }
    return secret
  }
}

extension UIAlertController {
  /// Asks for a secret.
  static func asking(_ prompt: String, _ answer: SecretAnswer) -> UIAlertController {
    let alert = UIAlertController(
      title: "Secret", message: "\(prompt) is kept nowhere.", preferredStyle: .alert)
    alert.addTextField { field in
      field.isSecureTextEntry = true
      field.placeholder = "Only for this time"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer.give(nil) })
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        answer.give((alert?.textFields?.first?.text).map(Secret.init))
      })
    return alert
  }
}
