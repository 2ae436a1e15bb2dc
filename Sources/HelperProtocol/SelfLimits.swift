import CLinux
import Glibc

/// What this process denies itself.
package enum SelfLimits {
  /// Little memory and time, no core file, and no file that it could write more than a request asks
  /// for to; a pipe is none.
  package static func apply(_ limits: HelperLimits) {
    sheet_die_with_starter()
    endIfNobodyListens()
    sheet_use_one_arena()
    // Too large a file is then an error of write(2) and no signal.
    signal(SIGXFSZ, SIG_IGN)
    set(RLIMIT_AS, limits.memory)
    set(RLIMIT_CPU, limits.processorTime)
    set(RLIMIT_CORE, 0)
    set(RLIMIT_FSIZE, limits.fileSize)
  }

  /// Who started this process may have gone before it asked to die with it.
  private static func endIfNobodyListens() {
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    if poll(&output, 1, 0) > 0, output.revents & Int16(POLLERR) != 0 { _exit(1) }
  }

  /// Where the person has set a lower limit, that stays.
  private static func set(_ resource: __rlimit_resource, _ value: Int) {
    let number = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    guard getrlimit(number, &limit) == 0 else { return }
    limit.rlim_max = min(limit.rlim_max, rlim_t(value))
    limit.rlim_cur = min(limit.rlim_cur, limit.rlim_max)
    setrlimit(number, &limit)
  }
}
