/// What the command tells its caller when it ends.
public enum ExitStatus: Sendable, Equatable {
  /// Done, or handed over to something that will do it.
  case success
  /// The activity failed, or nothing can act on the items.
  case failure
  /// Wrong usage, an item that cannot be read, bad configuration, no terminal.
  case usage
  /// The person left without choosing.
  case cancelled
  /// Ended by the signal of that number.
  case signal(Int32)

  /// The number for `exit`.
  public var code: Int32 {
    switch self {
    case .success: return 0
    case .failure: return 1
    case .usage: return 2
    case .cancelled: return 130
    case .signal(let number): return 128 + number
    }
  }
}
