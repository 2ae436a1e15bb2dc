import CLinux
import Glibc

/// What the system writes of a process that crashes.
enum CoreFile {
  /// From now on nothing is written of this process and of the programs that it starts: they hold secrets.
  static func forbid() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = 0
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    // A program that collects cores need not look at the limit (core(5)).
    sheet_forbid_dump()
  }
}
