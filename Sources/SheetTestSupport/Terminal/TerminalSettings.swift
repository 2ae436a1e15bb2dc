import Foundation

/// The line discipline's settings of a terminal, as `stty -g` prints them.
///
/// Two values taken before and after a program tell whether it left the terminal as it found it.
public struct TerminalSettings: Hashable, Sendable, CustomStringConvertible {
  /// Input, output, control and local flags, in `stty -g`'s order.
  public let flags: [UInt32]
  /// The control characters, by their index (`VINTR`, `VEOF`, …).
  public let controlCharacters: [UInt8]

  /// Whether what is typed comes back on the screen.
  public var echoes: Bool { flags[3] & UInt32(ECHO) != 0 }
  /// Whether input is handed over line by line.
  public var isCanonical: Bool { flags[3] & UInt32(ICANON) != 0 }

  /// The form of `stty -g`.
  public var description: String {
    (flags + controlCharacters.map(UInt32.init)).map { String($0, radix: 16) }
      .joined(separator: ":")
  }

  init(descriptor: Int32) throws {
    var settings = termios()
    _ = try checked("tcgetattr", tcgetattr(descriptor, &settings))
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    controlCharacters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }
}
