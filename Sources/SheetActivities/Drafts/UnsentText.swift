import Foundation
import SheetCells
import SheetEngine

/// A failure after which what was typed was kept, or could not be.
package struct UnsentText: LocalizedError {
  /// What failed.
  package let cause: any Error
  /// What became of the text, in a sentence.
  package let fate: String

  /// Both in words.
  package var errorDescription: String? { "\(cause.localizedDescription) \(fate)" }
}

extension ActivityResult {
  /// What was done before the person gave up, and where it is; `nil` when it was nothing.
  var doneBefore: String? {
    guard let error, !products.isEmpty else { return nil }
    let places = products.map { product in
      switch product {
      case .file(let url), .url(let url): url.absoluteString
      case .text(let text): text
      }
    }
    return "\(error.localizedDescription) \(places.joined(separator: " "))"
  }

  /// What became of a text that was typed and not sent; `nil` when there was none.
  var fateOfText: String? {
    switch outcome {
    case .cancelled: note
    case .failed(let error): (error as? UnsentText)?.fate
    case .completed, .handedOver: nil
    }
  }
}

extension BuiltInActivity {
  /// Runs the activity; a text that it did not send is kept, and the message says where.
  ///
  /// - Throws: ``UnsentText``, or what ``run(_:)`` throws when there is no text.
  nonisolated static func runKeepingText(_ work: ActivityWork) throws -> ActivityResult {
    do {
      var result = try run(work)
      guard let error = result.error else {
        work.draft.remove()
        return result
      }
      // Part of it was done.
      if let fate = fate(of: work) {
        result.outcome = .failed(UnsentText(cause: error, fate: fate))
      }
      return result
    } catch is CancellationError {
      // Without a panel nobody typed: the command line is still there.
      return work.hasPanel ? keepText(work) : ActivityResult(.cancelled)
    } catch {
      guard let fate = fate(of: work) else { throw error }
      throw UnsentText(cause: error, fate: fate)
    }
  }

  /// Keeps what was typed because the person leaves.
  nonisolated static func keepText(_ work: ActivityWork) -> ActivityResult {
    ActivityResult(.cancelled, note: fate(of: work))
  }

  /// Keeps the text, and says what became of it; `nil` when there is none.
  private nonisolated static func fate(of work: ActivityWork) -> String? {
    guard keepsDrafts else { return nil }
    do {
      let versions = drafts(of: work)
      let drafts = Drafts(work.settings.directories)
      guard let kept = try work.draft.keep(versions, in: drafts), let path = work.draft.path else {
        return nil
      }
      let place = work.settings.directories.abbreviate(path).displayable
      return "Draft saved to \(place)\(kept.lacks.isEmpty ? "" : ", \(kept.lacks)")."
        + (drafts.isLasting(path) ? "" : " Take it from there: that folder does not last.")
    } catch {
      let words = "The text could not be saved as a draft either: \(error.localizedDescription)"
      return work.hasPanel ? words + " It is printed when you leave." : words
    }
  }
}
