import CLinux
import Glibc
import SheetFiles

/// Starting a program, without a shell, with default signals and none of our descriptors.
package struct Spawn: Sendable {
  /// The path of the program.
  package var executable: String
  /// The arguments after the name.
  package var arguments: [ByteString]
  /// The whole environment.
  package var environment: [String: String]
  /// The folder that it starts in; `nil` for the one of this process.
  package var directory: FilePath?

  /// Makes a description; nothing runs yet.
  package init(executable: String, arguments: [String], environment: [String: String]) {
    self.init(
      executable: executable, byteArguments: arguments.map { ByteString($0) },
      environment: environment)
  }

  /// Makes a description with arguments that need not be text, such as names of files.
  package init(executable: String, byteArguments: [ByteString], environment: [String: String]) {
    self.executable = executable
    arguments = byteArguments
    self.environment = environment
  }

  /// The name of the program without its folder.
  package var name: String { FilePath(executable).lastComponent.text }

  /// Starts the program and returns its process identifier.
  ///
  /// - Parameters:
  ///   - streams: The descriptors that become its 0, 1, 2 and so on.
  ///   - inNewSession: Whether it gets a session of its own, and so no terminal; otherwise it is part of
  ///     this process's job.
  package func start(on streams: [Descriptor], inNewSession: Bool) throws(ChildProcessError)
    -> pid_t
  {
    let copies = try copies(of: streams)
    // Without this they may be closed as soon as their numbers are known.
    defer { withExtendedLifetime(copies) {} }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (index, descriptor) in copies.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor.number, Int32(index))
    }
    sheet_spawn_close_from(&actions, Int32(copies.count))
    directory?.withCString { _ = sheet_spawn_change_folder(&actions, $0) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    set(&attributes, inNewSession)

    var identifier: pid_t = 0
    let environment = environment.map { ByteString("\($0.key)=\($0.value)") }
    let code = withArgumentVector([ByteString(executable)] + arguments) { arguments in
      withArgumentVector(environment) { environment in
        posix_spawn(&identifier, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else {
      throw .notStarted(program: name, SystemError(code))
    }
    return identifier
  }

  /// Above all numbers that the program's own will have: else one could be overwritten before it was
  /// handed over.
  private func copies(of streams: [Descriptor]) throws(ChildProcessError) -> [Descriptor] {
    var copies: [Descriptor] = []
    for stream in streams {
      let copy = fcntl(stream.number, F_DUPFD_CLOEXEC, Int32(streams.count))
      guard copy >= 0 else { throw .notStarted(program: name, .last) }
      copies.append(Descriptor(copy))
    }
    return copies
  }

  /// A program inherits ignored and blocked signals, and then cannot be ended.
  private func set(_ attributes: inout posix_spawnattr_t, _ inNewSession: Bool) {
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let session = inNewSession ? sheet_spawn_new_session : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | session))
  }
}

/// Calls `body` with C strings of the texts and the `NULL` that ends the list.
private func withArgumentVector<Result>(
  _ texts: [ByteString], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let strings = texts.map { text in FilePath(text).withCString { strdup($0) } } + [nil]
  defer { for string in strings { free(string) } }
  return strings.withUnsafeBufferPointer { buffer in
    buffer.baseAddress.map(body) ?? body([nil])
  }
}
