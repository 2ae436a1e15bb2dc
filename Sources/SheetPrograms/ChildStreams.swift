import CLinux
import Glibc
import SheetFiles

/// The three standard streams of a program, both sides of each.
final class ChildStreams {
  /// What one stream brought.
  struct Captured {
    /// Our side, until it ends.
    var source: Descriptor?
    /// The bytes up to the limit.
    var bytes: [UInt8] = []
    /// Whether there were more.
    var isCut = false
    /// Who else wants them.
    var observer: (@Sendable ([UInt8]) -> Void)?
  }

  /// The program's sides, in the order of their numbers.
  private(set) var childSide: [Descriptor]
  private(set) var output = Captured()
  private(set) var errorOutput = Captured()
  private let limit: Int
  private let leavesDaemon: Bool

  /// Opens everything.
  ///
  /// Bytes go in through a file in memory: it needs no thread that feeds a pipe. What a daemon would
  /// hold open is a file too, since nobody would see the end of a pipe.
  init(_ program: ChildProcess) throws {
    limit = program.captureLimit
    leavesDaemon = program.leavesDaemon
    let input = try Self.open(program.input)
    if leavesDaemon {
      let null = try Descriptor.open(FilePath("/dev/null"), O_WRONLY)
      let memory = try Descriptor.memory()
      childSide = [input, null, memory]
      errorOutput.source = memory
    } else {
      let errors = try Self.pipe()
      let kept = program.output == nil ? try Self.pipe() : nil
      childSide = [input] + [program.output ?? kept?.write, errors.write].compactMap(\.self)
      output.source = kept?.read
      output.observer = program.onOutput
      errorOutput.source = errors.read
      errorOutput.observer = program.onErrorOutput
    }
  }

  /// Whether nothing more will come from the program. Most programs end at the same moment.
  var haveEnded: Bool { !leavesDaemon && output.source == nil && errorOutput.source == nil }

  /// Gives up the program's sides in this process, after it was started.
  func closeChildSide() {
    childSide = []
  }

  /// Waits up to `duration` for output and reads it. Returns at once when all streams have ended.
  func drain(within milliseconds: Int32) {
    guard !leavesDaemon else { return sleepBriefly(milliseconds) }
    var requests = [output, errorOutput].compactMap(\.source).map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    guard !requests.isEmpty else { return sleepBriefly(milliseconds) }
    guard poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return }
    for request in requests where request.revents != 0 {
      if request.fd == output.source?.number {
        read(&output)
      } else {
        read(&errorOutput)
      }
    }
  }

  /// Reads what is left after the program ended, without waiting for others that hold the pipes.
  func finish() {
    if leavesDaemon {
      if let memory = errorOutput.source { lseek(memory.number, 0, SEEK_SET) }
      read(&errorOutput)
      return
    }
    var before = -1
    while before != output.bytes.count + errorOutput.bytes.count {
      before = output.bytes.count + errorOutput.bytes.count
      drain(within: 0)
    }
  }

  private func read(_ stream: inout Captured) {
    guard let source = stream.source else { return }
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let count = (try? source.read(into: buffer)) ?? 0
      guard count > 0 else { return stream.source = nil }
      let room = max(0, limit - stream.bytes.count)
      stream.bytes += buffer[..<min(count, room)]
      stream.isCut = stream.isCut || count > room
      stream.observer?(Array(buffer[..<count]))
    }
  }

  private func sleepBriefly(_ milliseconds: Int32) {
    if milliseconds > 0 { poll(nil, 0, milliseconds) }
  }

  private static func open(_ input: ChildProcess.Input) throws -> Descriptor {
    switch input {
    case .none: return try Descriptor.open(FilePath("/dev/null"), O_RDONLY)
    case .bytes(let bytes): return try Descriptor.memory(bytes)
    case .open(let file): return file
    case .file(let path):
      do throws(SystemError) {
        // For a file the program does not notice; a pipe without a writer must not hold us up.
        return try Descriptor.openWithoutWaiting(path).0
      } catch {
        throw ChildProcessError.inputUnreadable(path, error)
      }
    }
  }

  private static func pipe() throws -> (read: Descriptor, write: Descriptor) {
    var numbers: [Int32] = [-1, -1]
    guard sheet_pipe(&numbers) == 0 else { throw SystemError.last }
    return (Descriptor(numbers[0]), Descriptor(numbers[1]))
  }
}
