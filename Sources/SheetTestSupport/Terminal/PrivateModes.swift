/// Follows a terminal's byte stream and knows which private modes (`CSI ? n h`) are on.
///
/// libvterm keeps these to itself, but whether a program asked for the mouse or bracketed paste, and
/// gave them back, is part of its contract.
struct PrivateModes {
  private enum State { case ground, escape, sequence }

  private(set) var enabled: Set<Int> = []
  private var state = State.ground
  private var parameters: [UInt8] = []

  mutating func consume(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { consume(byte) }
  }

  private mutating func consume(_ byte: UInt8) {
    switch (state, byte) {
    case (_, 0x1b):
      state = .escape
    case (.escape, UInt8(ascii: "[")):
      state = .sequence
      parameters = []
    case (.sequence, 0x20...0x3f):
      parameters.append(byte)
    case (.sequence, 0x40...0x7e):
      apply(final: byte)
      state = .ground
    case (.sequence, ..<0x20):
      break  // A control character inside a sequence acts and leaves the sequence going on.
    default:
      state = .ground
    }
  }

  private mutating func apply(final: UInt8) {
    guard parameters.first == UInt8(ascii: "?") else { return }
    let numbers = parameters.dropFirst().split(separator: UInt8(ascii: ";"))
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    switch final {
    case UInt8(ascii: "h"): enabled.formUnion(numbers)
    case UInt8(ascii: "l"): enabled.subtract(numbers)
    default: break
    }
  }
}
