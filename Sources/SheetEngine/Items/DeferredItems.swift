import Foundation

/// Items that are only partly known before the choice: a long list of paths that is still being
/// checked, or standard input that is still being read. The sheet opens on the placeholders.
package final class DeferredItems: Sendable {
  /// Things of the same kind as the items, for services to judge by.
  package let placeholders: [@Sendable () -> Any]
  /// Makes the items for the chosen service; called on an operation queue and may block. Throws when
  /// they cannot be had, which ends the sheet.
  package let load: @Sendable (UIActivity.ActivityType?) throws -> [Any]
  /// Asks a running `load` to give up.
  package let cancel: @Sendable () -> Void

  /// Makes a list that depends on the service.
  package init(
    placeholders: [@Sendable () -> Any],
    loadForType load: @escaping @Sendable (UIActivity.ActivityType?) throws -> [Any],
    cancel: @escaping @Sendable () -> Void = {}
  ) {
    self.placeholders = placeholders
    self.load = load
    self.cancel = cancel
  }

  /// Makes a list that is the same for every service.
  package convenience init(
    placeholders: [@Sendable () -> Any], load: @escaping @Sendable () throws -> [Any],
    cancel: @escaping @Sendable () -> Void = {}
  ) {
    self.init(placeholders: placeholders, loadForType: { _ in try load() }, cancel: cancel)
  }
}
