import CLinux
import Glibc
import SheetFiles

extension ChildProcess {
  /// Starts the program and returns its process identifier, which is also that of its session.
  func spawn(_ streams: ChildStreams) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (index, descriptor) in streams.childSide.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor.number, Int32(index))
    }
    sheet_spawn_close_from(&actions, 3)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setSignals(&attributes)

    var identifier: pid_t = 0
    let environment = environment.map { "\($0.key)=\($0.value)" }
    let code = withArgumentVector([executable] + arguments) { arguments in
      withArgumentVector(environment) { environment in
        posix_spawn(&identifier, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else {
      throw ChildProcessError.notStarted(program: name, SystemError(code))
    }
    return identifier
  }

  /// A program inherits ignored and blocked signals, and then cannot be ended.
  private func setSignals(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | sheet_spawn_new_session
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }
}

/// Calls `body` with C strings of the texts and the `NULL` that ends the list.
private func withArgumentVector<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let strings = texts.map { strdup($0) } + [nil]
  defer { for string in strings { free(string) } }
  return strings.withUnsafeBufferPointer { buffer in
    buffer.baseAddress.map(body) ?? body([nil])
  }
}
