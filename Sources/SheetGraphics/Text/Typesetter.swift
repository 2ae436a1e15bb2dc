import Foundation
import HelperProtocol
import SheetImaging
import SheetPrograms
import Synchronization

/// Measures and draws text by the program `sharesheet-typesetter`, which comes with the helper and stands beside
/// it. Each call waits for a process, some 30 milliseconds.
enum Typesetter {
  /// Authors measure a text before they draw it, and often twice.
  private static let known = Mutex<[TextDescription: TextMeasures]>([:])
  private static let mostKnown = 200

  /// How much room a text takes; none without the program.
  static func measures(_ text: TextDescription) -> TextMeasures {
    if let measures = known.withLock({ $0[text] }) { return measures }
    guard !text.paragraphs.isEmpty,
      case .words(let words)? = answer(.measure, text), let measures = TextMeasures(words)
    else { return TextMeasures(width: 0, height: 0, baseline: 0) }
    known.withLock { known in
      if known.count >= mostKnown { known = [:] }
      known[text] = measures
    }
    return measures
  }

  /// The pixels of a text.
  static func bitmap(_ text: TextDescription, width: Int, height: Int) -> Bitmap? {
    guard case .picture(let picture)? = answer(.text(width: width, height: height), text) else {
      return nil
    }
    return Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels)
  }

  private static func answer(_ request: HelperRequest, _ text: TextDescription) -> HelperAnswer? {
    guard let helper = HelperProgram.installed else {
      warnProgrammerOnce(
        "no text is drawn in pictures without sharesheet-helper. \(HelperError.installing)")
      return nil
    }
    do throws(HelperError) {
      return try helper.answer(to: request, .bytes(text.bytes))
    } catch {
      warnProgrammerOnce("a text in a picture could not be drawn. \(HelperError.looking)")
      return nil
    }
  }
}
