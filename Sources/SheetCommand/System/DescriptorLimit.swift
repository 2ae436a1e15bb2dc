import Glibc

/// How many files this process may have open.
public enum DescriptorLimit {
  /// The sheet takes about 16, Copy and Archive a few more; libdispatch crashes when it cannot have
  /// its own.
  static let needed = 32
  private static let comfortable: rlim_t = 256
  private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

  /// Raises a limit that is too low as far as that is allowed.
  public static func ensure() throws(CommandError) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < needed else { return }
    limit.rlim_cur = min(limit.rlim_max, comfortable)
    guard limit.rlim_cur >= needed, setrlimit(resource, &limit) == 0 else {
      throw .fewDescriptors(limit: Int(clamping: limit.rlim_cur), needed: needed)
    }
  }
}
