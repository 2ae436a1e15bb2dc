import HelperProtocol
import SheetImaging
import SheetPrograms

/// The QR code of what is shared.
enum ItemCode {
  /// Makes it: texts and links, a line each.
  ///
  /// - Throws: ``CodeError``, or `CancellationError`. Blocks.
  static func symbol(
    of items: [ActivityItem], _ helper: HelperProgram?, _ monitor: WorkMonitor = WorkMonitor()
  ) throws -> CodeSymbol {
    let text = Array(items.compactMap(line).joined(separator: "\n").utf8)
    guard text.count <= HelperLimits.codeDigits else { throw CodeError.tooLong(bytes: text.count) }
    guard let helper else { throw CodeError.needsHelper }
    do throws(HelperError) {
      return try helper.code(of: text, monitor)
    } catch {
      try monitor.checkCancellation()
      throw CodeError(error, bytes: text.count)
    }
  }

  private static func line(_ item: ActivityItem) -> String? {
    switch item {
    case .text(let text): text
    case .link(let url): url.absoluteString
    default: nil
    }
  }
}
