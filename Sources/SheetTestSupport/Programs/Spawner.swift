import CTestSupport
import Foundation

/// Starts a program with `posix_spawn`: `fork` is not safe in a process with threads.
///
/// Foundation's `Process` will not do: it inherits ignored signals, and puts the child in a
/// background process group, where reading the terminal stops it.
struct Spawner {
  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  private var descriptorsToClose: [Int32] = []
  private var feed: (descriptor: Int32, bytes: [UInt8])?
  private(set) var keptFiles: [Int32: Int32] = [:]

  static func start(_ call: ProgramCall, terminalPath: String?) throws -> RunningProgram {
    var spawner = Spawner()
    posix_spawn_file_actions_init(&spawner.actions)
    posix_spawnattr_init(&spawner.attributes)
    defer { spawner.finish() }
    try spawner.setAttributes(ownSession: terminalPath != nil)
    try spawner.setDirectory(call.directory)
    try spawner.setStreams(of: call, terminalPath: terminalPath)
    let identifier = try spawner.spawn(call)
    spawner.startFeeding()
    return RunningProgram(
      identifier: identifier, leadsGroup: terminalPath != nil, keptFiles: spawner.keptFiles)
  }

  /// A session of its own makes the first terminal it opens its controlling one. Signals start out
  /// as a shell would leave them, whatever the test runner ignores or blocks.
  private mutating func setAttributes(ownSession: Bool) throws {
    try checkedNumber(
      "set spawn attributes", test_support_set_attributes(&attributes, ownSession ? 1 : 0))
  }

  private mutating func setDirectory(_ directory: String?) throws {
    guard let directory else { return }
    try checkedNumber("chdir", test_support_add_directory(&actions, directory))
  }

  /// The terminal is opened first and as descriptor 0, so that it becomes the controlling one even
  /// when none of the three streams stays on it.
  private mutating func setStreams(of call: ProgramCall, terminalPath: String?) throws {
    let base = terminalPath ?? "/dev/null"
    posix_spawn_file_actions_addopen(&actions, 0, base, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    for (number, stream) in [call.input, call.output, call.error].enumerated() {
      try redirect(Int32(number), to: stream)
    }
    test_support_add_close_from(&actions, 3)
  }

  private mutating func redirect(_ number: Int32, to stream: ProgramStream) throws {
    let outputFlags = O_WRONLY | O_CREAT | O_TRUNC
    switch stream {
    case .terminal: break
    case .null: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, number)
    case .file(let path):
      posix_spawn_file_actions_addopen(
        &actions, number, path, number == 0 ? O_RDONLY : outputFlags, 0o600)
    case .descriptor(let descriptor):
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    case .pipe(let bytes): try feedInput(bytes, into: number)
    case .kept: try keepOutput(of: number)
    }
  }

  private mutating func feedInput(_ bytes: [UInt8], into number: Int32) throws {
    let ends = try makePipe()
    descriptorsToClose.append(ends.read)
    posix_spawn_file_actions_adddup2(&actions, ends.read, number)
    feed = (ends.write, bytes)
  }

  /// A file without a name: unlike a pipe it never makes the program wait for the test.
  private mutating func keepOutput(of number: Int32) throws {
    var file: Int32 = -1
    try checkedNumber("open a temporary file", test_support_open_unnamed("/tmp", &file))
    keptFiles[number] = file
    posix_spawn_file_actions_adddup2(&actions, file, number)
  }

  private func spawn(_ call: ProgramCall) throws -> pid_t {
    var arguments = ([call.executable] + call.arguments).map { strdup($0) } + [nil]
    var environment = call.environment.sorted { $0.key < $1.key }.map {
      strdup("\($0.key)=\($0.value)")
    }
    environment.append(nil)
    defer { (arguments + environment).forEach { free($0) } }
    var identifier = pid_t()
    var actions = actions
    var attributes = attributes
    try checkedNumber(
      "start \(call.executable)",
      posix_spawnp(&identifier, call.executable, &actions, &attributes, &arguments, &environment))
    return identifier
  }

  /// Writes on a thread, since a pipe holds only 64 KB. The test process must not die of a program
  /// that stops reading, so `SIGPIPE` is blocked there.
  private mutating func startFeeding() {
    guard let feed else { return }
    self.feed = nil
    Thread.detachNewThread {
      var pipeSignal = sigset_t()
      sigemptyset(&pipeSignal)
      sigaddset(&pipeSignal, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &pipeSignal, nil)
      var rest = feed.bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(feed.descriptor, $0.baseAddress, $0.count) }
        guard count > 0 || errno == EINTR else { break }
        rest = rest.dropFirst(max(0, count))
      }
      close(feed.descriptor)
    }
  }

  private mutating func finish() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    descriptorsToClose.forEach { close($0) }
    if let feed { close(feed.descriptor) }
  }
}
