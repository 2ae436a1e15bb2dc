import Glibc

/// The terminal that a person sits at, whatever standard input and output are.
public enum ControllingTerminal {
  /// Opens the controlling terminal, or the one that a standard stream is connected to (containers
  /// often have no `/dev/tty`), for reading and writing and closed in child processes; -1 when there is
  /// none.
  public static func open() -> Int32 {
    let flags = O_RDWR | O_CLOEXEC | O_NOCTTY
    let controlling = Glibc.open("/dev/tty", flags)
    if controlling >= 0 { return controlling }
    for standard in [Int32(2), 0, 1] where isatty(standard) == 1 {
      var name = [CChar](repeating: 0, count: 256)
      guard ttyname_r(standard, &name, name.count) == 0 else { continue }
      let descriptor = Glibc.open(&name, flags)
      if descriptor >= 0 { return descriptor }
    }
    return -1
  }

  /// The columns and rows of a terminal, as the kernel knows them; `nil` when it knows none.
  package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// Whether there is one.
  public static var exists: Bool {
    let descriptor = open()
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }
}
