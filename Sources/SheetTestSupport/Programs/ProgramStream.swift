/// Where one of a program's standard streams leads.
public enum ProgramStream: Sendable {
  /// The terminal, or nothing where the program has none.
  case terminal
  /// Input at its end, output to nowhere.
  case null
  /// No descriptor at all, as after `<&-`.
  case closed
  /// An existing file for input, a new or emptied one for output.
  case file(String)
  /// Input: a pipe that carries these bytes and then ends.
  case pipe([UInt8])
  /// A descriptor of the test, which keeps it.
  case descriptor(Int32)
  /// Output, kept for ``RunningProgram/standardOutput`` or ``RunningProgram/standardError``.
  case kept
}

/// A program to run: what, with which words and environment, where.
public struct ProgramCall: Sendable {
  /// The path of the executable; a name without a slash is looked up in the test's own `PATH`.
  public var executable: String
  /// The arguments, without the program's own name.
  public var arguments: [String]
  /// The whole environment. Nothing is inherited.
  public var environment: [String: String]
  /// The folder it starts in; the test's own when `nil`.
  public var directory: String?
  /// Standard input.
  public var input: ProgramStream
  /// Standard output.
  public var output: ProgramStream
  /// Standard error.
  public var error: ProgramStream

  /// Creates a call.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String],
    directory: String? = nil, input: ProgramStream = .terminal, output: ProgramStream = .terminal,
    error: ProgramStream = .terminal
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.input = input
    self.output = output
    self.error = error
  }
}
