import Foundation
import SheetCommand

/// Items that cannot be had are told by the sheet too, which knows only `Error`.
extension CommandError: LocalizedError {
  /// The message.
  public var errorDescription: String? { message }
}
