import CLinux
import CNcurses
import Glibc

/// Sends a frame to the terminal in one write.
///
/// curses flushes after every move of the cursor, some twenty times a frame, and each write to a
/// terminal wakes its reader: on two cores that is most of the time from a key to the picture. So
/// while curses draws, its descriptor leads to a file in memory, whose content then goes out whole;
/// the terminal never sees half a frame.
@MainActor
final class FrameOutput {
  private let device: TerminalDevice
  /// The descriptor that curses writes to.
  private let curses: Int32
  /// The file in memory; -1 when the kernel has none, and curses then writes as it likes.
  private let memory = sheet_memory_file("frame")

  /// Makes an output for curses' own copy of the terminal's descriptor.
  init(device: TerminalDevice, curses: Int32) {
    self.device = device
    self.curses = curses
  }

  deinit {
    if memory >= 0 { close(memory) }
  }

  /// Runs `draw` and sends what it made curses write, between two strings.
  ///
  /// The first frame after `endwin` goes out as curses likes: with it curses also sets the modes of
  /// the line, which a file in memory does not have.
  func send(before: String, after: String, _ draw: () -> Void) {
    guard memory >= 0, !isendwin(), dup3(memory, curses, sheet_close_on_exec) >= 0 else {
      device.write(before)
      draw()
      device.write(after)
      return
    }
    draw()
    dup3(device.descriptor, curses, sheet_close_on_exec)
    device.write(Array(before.utf8) + collected() + Array(after.utf8))
  }

  private func collected() -> [UInt8] {
    let count = Int(lseek(memory, 0, SEEK_CUR))
    lseek(memory, 0, SEEK_SET)
    return [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
      filled = max(0, pread(memory, buffer.baseAddress, buffer.count, 0))
    }
  }
}
