import Foundation

/// What went wrong outside the code under test, or what it failed to do in time.
public enum TestSupportError: Error, CustomStringConvertible {
  /// A system call failed with an `errno`.
  case system(call: String, errno: Int32)
  /// Something did not happen before its deadline; `screen` is what was there instead.
  case timedOut(waitingFor: String, screen: [String], caller: String)
  /// Two texts differ; the message holds both.
  case mismatch(String)
  /// The program under test is not there.
  case programMissing(variable: String, path: String?)
  /// A helper program such as tmux failed.
  case helperFailed(command: String, message: String)

  /// The error in words, with the screen in a frame where there is one.
  public var description: String {
    switch self {
    case .system(let call, let errno):
      "\(call): \(String(cString: strerror(errno)))"
    case .timedOut(let wanted, let screen, let caller):
      "\(caller): waited in vain for \(wanted). The screen:\n\(TextSnapshot.framed(screen))"
    case .mismatch(let message):
      message
    case .programMissing(let variable, let path):
      "no program at \(path ?? "(unset)"): set \(variable) to the program to test (make test does)"
    case .helperFailed(let command, let message):
      "\(command): \(message)"
    }
  }
}

/// Returns a system call's result, or throws its `errno` when the result is negative.
func checked(_ call: String, _ result: Int32) throws -> Int32 {
  guard result >= 0 else { throw TestSupportError.system(call: call, errno: errno) }
  return result
}

/// Throws when a call of the `posix_spawn` family, which returns its error number, failed.
func checkedNumber(_ call: String, _ result: Int32) throws {
  guard result == 0 else { throw TestSupportError.system(call: call, errno: result) }
}

/// A pipe whose ends are closed on `exec`. (`pipe2`, which does it in one step, is not in Swift's
/// Glibc module; ``Spawner`` closes what another thread's spawn may inherit in between.)
func makePipe() throws -> (read: Int32, write: Int32) {
  var ends: [Int32] = [0, 0]
  _ = try checked("pipe", pipe(&ends))
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}
