import Foundation

/// How a program ended.
public enum ExitStatus: Hashable, Sendable {
  /// It returned a code.
  case code(Int32)
  /// A signal ended it.
  case signal(Int32)

  /// Takes apart what `waitpid` gives; the macros for it are not imported.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .code(waitStatus >> 8 & 0xff) : .signal(signal)
  }
}
