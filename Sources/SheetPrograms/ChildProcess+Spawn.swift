import Glibc
import SheetFiles

extension ChildProcess {
  /// Starts the program and returns its process identifier, which is also that of its session.
  func spawn(_ streams: ChildStreams) throws -> pid_t {
    try Spawn(executable: executable, arguments: arguments, environment: environment)
      .start(on: streams.childSide + inherited, inNewSession: true)
  }
}
