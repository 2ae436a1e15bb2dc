import HelperProtocol
import SheetPrograms

extension HelperProgram {
  /// The picture in a file, made to fit into a box of pixels and never enlarged.
  ///
  /// - Parameter file: Read from where it stands.
  /// - Throws: ``ImageError``.
  package func picture(
    in file: ChildProcess.Input, fitting width: Int, by height: Int,
    _ monitor: WorkMonitor = WorkMonitor()
  ) throws(ImageError) -> DecodedPicture {
    let request = HelperRequest.picture(
      width: Self.side(width), height: Self.side(height))
    let answer: HelperAnswer
    do throws(HelperError) {
      answer = try self.answer(to: request, file, monitor)
    } catch {
      throw ImageError(error)
    }
    guard case .picture(let picture) = answer else { throw .helperFailed }
    return DecodedPicture(picture)
  }

  private static func side(_ wanted: Int) -> Int { min(max(1, wanted), HelperLimits.answerSide) }
}

extension ImageError {
  fileprivate init(_ error: HelperError) {
    self =
      switch error {
      case .missing: .needsHelper
      case .failed: .helperFailed
      case .exhausting: .exhausting
      case .unreadable: .unreadable
      case .cancelled: .cancelled
      case .refused(let refusal, let words, let width, let height):
        ImageError(refusal, words: words, width: width, height: height)
      }
  }

  /// What a refusal of a picture means.
  package init(_ refusal: HelperRefusal, words: String, width: Int, height: Int) {
    self =
      switch refusal {
      case .badRequest, .tooLong, .unwritable: .helperFailed
      case .unreadable: .unreadable
      case .unknownFormat: .unknownFormat
      case .noLoader: .noLoader(format: words)
      case .tooLarge: .tooLarge(width: width, height: height)
      case .tooMuchMemory: .exhausting
      case .damaged: .damaged
      }
  }
}
