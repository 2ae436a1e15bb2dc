import CTestSupport
import Foundation

/// The two ends of a pty, both closed on `exec`.
struct PseudoTerminal {
  let master: Int32
  let slave: Int32
  let slavePath: String

  init(size: TerminalSize) throws {
    var master: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    try checkedNumber("open a pty", test_support_open_pty(&master, &name, name.count))
    self.master = master
    slavePath = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do {
      slave = try checked(slavePath, open(slavePath, O_RDWR | O_NOCTTY | O_CLOEXEC))
    } catch {
      close(master)
      throw error
    }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    setSize(size)
  }

  func setSize(_ size: TerminalSize) {
    var window = winsize(
      ws_row: UInt16(clamping: size.rows), ws_col: UInt16(clamping: size.columns), ws_xpixel: 0,
      ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Writes everything, or throws when the other side does not read before the deadline.
  func write(_ bytes: [UInt8], deadline: Deadline) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(master, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN, !deadline.hasPassed {
        var request = pollfd(fd: master, events: Int16(POLLOUT), revents: 0)
        _ = Glibc.poll(&request, 1, min(50, deadline.milliseconds))
      } else if errno != EINTR {
        throw TestSupportError.system(call: "write to the terminal", errno: errno)
      }
    }
  }
}
