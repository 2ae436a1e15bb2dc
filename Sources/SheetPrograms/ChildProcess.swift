import Glibc
import SheetFiles

/// A program that is run to its end with its input given and its output kept.
///
/// It gets an argument list and no shell, a session of its own and so no terminal that it could ask on,
/// default signals, and none of our descriptors. Secrets belong in ``input`` or a file: everyone may read
/// arguments. Any thread; ``run(_:)`` blocks it.
package struct ChildProcess: Sendable {
  /// What the program reads.
  package enum Input: Sendable {
    /// Nothing.
    case none
    /// These bytes.
    case bytes([UInt8])
    /// This file, from its start.
    case file(FilePath)
    /// This open file, from where it stands.
    case open(Descriptor)
  }

  /// How the program ended.
  package struct Outcome: Sendable {
    /// The exit status; `nil` when a signal ended it.
    package var status: Int32?
    /// What it wrote, at most ``ChildProcess/captureLimit`` bytes of each.
    package var output: [UInt8]
    /// What it wrote to standard error.
    package var errorOutput: [UInt8]

    /// Whether it ended with status 0.
    package var isSuccess: Bool { status == 0 }
    /// The last line that it wrote to standard error, for a message.
    package var complaint: String {
      let lines = String(decoding: errorOutput, as: UTF8.self).split(whereSeparator: \.isNewline)
      return lines.last.map(String.init) ?? ""
    }
  }

  /// The path of the program.
  package var executable: String
  /// The arguments after the name.
  package var arguments: [String]
  /// The whole environment.
  package var environment: [String: String]
  /// What it reads.
  package var input = Input.none
  /// Where it writes to; `nil` keeps that for ``Outcome/output``.
  package var output: Descriptor?
  /// Open files that it finds under the numbers 3, 4 and so on, from where they stand.
  package var inherited: [Descriptor] = []
  /// Gets what it writes to standard error as it comes, such as a progress meter; on the thread of
  /// ``run(_:)``.
  package var onErrorOutput: (@Sendable ([UInt8]) -> Void)?
  /// Gets what it writes to standard output as it comes, likewise; nothing where that goes to ``output``.
  package var onOutput: (@Sendable ([UInt8]) -> Void)?
  /// How long it may take; then it is ended and ``ChildProcessError/timedOut(_:)`` thrown.
  package var timeout = Duration.seconds(30)
  /// How much is kept of what it writes. The rest is read and dropped, so that it never stalls.
  package var captureLimit = 1 << 20
  /// Whether it is ended when it writes more than that to standard output, and
  /// ``ChildProcessError/tooMuchOutput(program:)`` thrown.
  package var endsAtLimit = false
  /// Whether what fits is the outcome of a program that is ended for that, without a status.
  package var keepsWhatFits = false
  /// Whether a part of it may stay behind in the background, as clipboard owners do. Then nothing waits
  /// for its output to end, and only its standard error is kept.
  package var leavesDaemon = false

  /// Makes a description; nothing runs yet.
  package init(executable: String, arguments: [String], environment: [String: String]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program to its end.
  ///
  /// - Throws: ``ChildProcessError``, or `CancellationError` after `monitor` was cancelled; the program
  ///   and its children are ended then.
  package func run(_ monitor: WorkMonitor = WorkMonitor()) throws -> Outcome {
    let streams = try ChildStreams(self)
    let identifier = try spawn(streams)
    streams.closeChildSide()
    var wait = ChildWait(identifier: identifier, self)
    var status: Int32?
    do {
      status = try wait.untilExit(streams, monitor)
    } catch ChildProcessError.tooMuchOutput where keepsWhatFits {
      status = nil
    }
    return Outcome(
      status: status, output: streams.output.bytes, errorOutput: streams.errorOutput.bytes)
  }

  /// The name of the program without its folder.
  package var name: String { FilePath(executable).lastComponent.text }
}

/// Why a program could not be run to its end.
package enum ChildProcessError: Error, Hashable, Sendable {
  /// It could not be started.
  case notStarted(program: String, SystemError)
  /// Its input could not be opened.
  case inputUnreadable(FilePath, SystemError)
  /// It is used in a terminal, and there is none.
  case noTerminal(program: String)
  /// It wrote more than it may.
  case tooMuchOutput(program: String)
  /// It took longer than it may.
  case timedOut(program: String)
}
