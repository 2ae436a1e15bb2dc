import SheetFiles

/// Cuts arguments into options with their values and operands; the rules are those of POSIX and of
/// GNU's long options, without abbreviation.
struct ArgumentScanner {
  enum Token {
    case option(OptionSpecification, spelling: String, value: ByteString?)
    case operand(ByteString)
  }

  private let options: () -> [OptionSpecification]
  private var rest: ArraySlice<ByteString>
  /// What follows the current letter of `-jl`.
  private var bundle: ArraySlice<UInt8> = []
  private var hasSeenSeparator = false

  /// A scanner that knows these options and no other. The table is made only when one is met: most
  /// often there are only operands, and the first frame waits.
  init(
    _ arguments: ArraySlice<ByteString>, options: @escaping @autoclosure () -> [OptionSpecification]
  ) {
    rest = arguments
    self.options = options
  }

  mutating func next() throws(CommandError) -> Token? {
    if !bundle.isEmpty { return try shortOption() }
    guard let argument = rest.popFirst() else { return nil }
    let bytes = argument.bytes
    if hasSeenSeparator || bytes.first != .dash || bytes.count == 1 {
      return .operand(argument)
    }
    if argument == "--" {
      hasSeenSeparator = true
      return try next()
    }
    if bytes[1] == .dash { return try longOption(bytes.dropFirst(2)) }
    bundle = bytes.dropFirst()
    return try shortOption()
  }

  /// Whether operands are no longer looked at for options or for `-`.
  var isAfterSeparator: Bool { hasSeenSeparator }

  private mutating func longOption(_ text: ArraySlice<UInt8>) throws(CommandError) -> Token {
    let parts = text.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    guard let option = options().first(where: { $0.long == name }) else {
      throw .unknownOption("--" + name, suggestion: suggestion(for: name))
    }
    let attached = parts.count > 1 ? ByteString(bytes: parts[1]) : nil
    guard option.argument != nil else {
      guard attached == nil else { throw .unexpectedValue(option: "--" + name) }
      return .option(option, spelling: "--" + name, value: nil)
    }
    return try withValue(option, spelling: "--" + name, attached: attached)
  }

  private mutating func shortOption() throws(CommandError) -> Token {
    let letter = firstLetter()
    let spelling = "-" + String(letter)
    guard let option = options().first(where: { $0.short == letter }) else {
      throw .unknownOption(spelling, suggestion: nil)
    }
    guard option.argument != nil else { return .option(option, spelling: spelling, value: nil) }
    let attached = bundle.isEmpty ? nil : ByteString(bytes: bundle)
    bundle = []
    return try withValue(option, spelling: spelling, attached: attached)
  }

  /// Takes one letter off the bundle: a whole character, so that the message about `-é` shows it.
  private mutating func firstLetter() -> Character {
    if let byte = bundle.first, byte < 0x80 {
      bundle = bundle.dropFirst()
      return Character(Unicode.Scalar(byte))
    }
    let letter = String(decoding: bundle, as: UTF8.self).first ?? "\u{FFFD}"
    bundle = []
    return letter
  }

  private mutating func withValue(
    _ option: OptionSpecification, spelling: String, attached: ByteString?
  ) throws(CommandError) -> Token {
    guard let value = attached ?? rest.popFirst() else { throw .missingValue(option: spelling) }
    return .option(option, spelling: spelling, value: value)
  }

  private func suggestion(for name: String) -> String? {
    name.nearest(among: options().map(\.long)).map { "--" + $0 }
  }
}

extension UInt8 {
  static let dash = UInt8(ascii: "-")
}
