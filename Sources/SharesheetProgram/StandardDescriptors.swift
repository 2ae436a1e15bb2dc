import Glibc

/// The numbers 0, 1 and 2 of a process that was started without one of them, as after `>&-`.
enum StandardDescriptors {
  /// Takes the missing ones, so that no file that is opened later gets such a number: results would be
  /// written into it. They are opened the wrong way round, so that using them stays the error it was.
  static func takeMissing() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
