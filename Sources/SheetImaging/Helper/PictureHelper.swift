import Glibc
import HelperProtocol
import SheetPrograms

/// The program `sharesheet-helper`, which decodes what is not PNG.
///
/// It is a process of its own because its libraries load others by name, which a static program cannot,
/// because they take long to start, and because hostile pictures then harm only that process. Each
/// function starts one, waits for it and blocks its thread meanwhile, at most for a few seconds. Never
/// before the first frame.
package struct PictureHelper: Sendable {
  /// Where it was found.
  package let path: String
  private let environment: [String: String]

  /// A helper at a path, which gets those variables that concern its libraries.
  package init(path: String, environment: [String: String]) {
    self.path = path
    self.environment = environment.filter { Self.passedOn.contains($0.key) }
      .merging(["LC_ALL": "C.UTF-8"]) { $1 }
  }

  private static let passedOn = [
    "GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR", "LD_LIBRARY_PATH",
  ]

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
    switch try answer(to: request, file, monitor) {
    case .picture(let picture): return DecodedPicture(picture)
    case .refused(let refusal, let words, let width, let height):
      throw ImageError(refusal, words: words, width: width, height: height)
    case .words: throw .helperFailed
    }
  }

  /// Its version and what it reads, as lines.
  ///
  /// - Throws: ``ImageError``.
  package func description() throws(ImageError) -> String {
    guard case .words(let text) = try answer(to: .about, .none, WorkMonitor()) else {
      throw .helperFailed
    }
    return text
  }

  private static func side(_ wanted: Int) -> Int { min(max(1, wanted), HelperLimits.answerSide) }

  private func answer(
    to request: HelperRequest, _ input: ChildProcess.Input, _ monitor: WorkMonitor
  ) throws(ImageError) -> HelperAnswer {
    var child = ChildProcess(
      executable: path, arguments: request.arguments, environment: environment)
    child.input = input
    child.timeout = .seconds(HelperLimits.patience)
    // One byte more than the longest answer: such an output is then seen to be too long.
    child.captureLimit = request.longestAnswer + 1
    let outcome: ChildProcess.Outcome
    do {
      outcome = try child.run(monitor)
    } catch {
      throw ImageError(error)
    }
    // Its own limits ended it.
    guard let status = outcome.status else { throw .exhausting }
    guard status == 0, let answer = HelperAnswer(outcome.output, to: request) else {
      throw .helperFailed
    }
    return answer
  }
}

extension HelperRequest {
  fileprivate var longestAnswer: Int {
    switch self {
    case .picture(let width, let height):
      HelperAnswer.headSize + max(HelperAnswer.longestText, width * height * 4)
    case .about: HelperAnswer.headSize + HelperAnswer.longestText
    }
  }
}

extension ImageError {
  fileprivate init(_ error: any Error) {
    switch error {
    case is CancellationError: self = .cancelled
    case ChildProcessError.timedOut: self = .exhausting
    case ChildProcessError.inputUnreadable: self = .unreadable
    default: self = .helperFailed
    }
  }

  fileprivate init(_ refusal: HelperRefusal, words: String, width: Int, height: Int) {
    self =
      switch refusal {
      case .badRequest: .helperFailed
      case .unreadable: .unreadable
      case .unknownFormat: .unknownFormat
      case .noLoader: .noLoader(format: words)
      case .tooLarge: .tooLarge(width: width, height: height)
      case .tooMuchMemory: .exhausting
      case .damaged: .damaged
      }
  }
}
