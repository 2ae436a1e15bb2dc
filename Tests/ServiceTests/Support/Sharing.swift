import Foundation
import SheetTestSupport

/// The command with a home of its own, and a folder that it works in.
struct Sharing {
  /// The home and everything else.
  let scratch: ScratchDirectory
  /// Variables to add to the environment.
  var variables: [String: String] = [:]

  init() throws {
    scratch = try ScratchDirectory()
    try scratch.makeDirectory("home")
    try scratch.makeDirectory("work")
  }

  /// Writes the configuration file.
  func configure(_ text: String) throws {
    try scratch.write(text, to: "home/.config/sharesheet/config.toml")
  }

  /// Runs an activity without a screen.
  func run(_ activity: String, _ arguments: String...) throws -> FinishedProgram {
    try ProgramCall(
      try TestedProgram.path(), ["--json", "--activity", activity] + arguments,
      environment: scratch.environment(adding: variables), directory: scratch.path("work"),
      input: .null
    ).run(within: .seconds(60))
  }
}
