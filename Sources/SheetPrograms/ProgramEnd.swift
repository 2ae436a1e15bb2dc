import Glibc

/// How a program that this process started has ended.
package enum ProgramEnd: Equatable {
  /// By itself, with this status.
  case exited(Int32)
  /// By this signal.
  case killed(Int32)
  /// Nobody knows: somebody else asked first.
  case unknown

  /// Collects the program if it has ended; `nil` while it runs. Never waits.
  package static func of(_ identifier: pid_t) -> ProgramEnd? {
    var status: Int32 = 0
    let result = retrying { waitpid(identifier, &status, WNOHANG) }
    guard result != 0 else { return nil }
    guard result == identifier else { return .unknown }
    // The low seven bits are the signal.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal)
  }

  /// The status of one that ended by itself.
  package var status: Int32? {
    if case .exited(let status) = self { status } else { nil }
  }
}
