import Foundation
import SheetFiles
import SheetTestSupport

@testable import SheetActivities

extension ScratchDirectory {
  /// A path inside, as bytes.
  func bytePath(_ name: String) -> FilePath { FilePath(path(name)) }

  /// The whole folder.
  var root: FilePath { FilePath(path) }

  /// Settings that touch nothing of the person who runs the tests.
  func settings(adding extra: [String: String] = [:]) -> ActivitySettings {
    let variables = environment(adding: extra)
    return ActivitySettings(environment: variables, workingDirectory: path)
  }
}

/// What a program prints; an empty text when it fails.
func output(_ program: String, _ arguments: [String], _ environment: [String: String]) throws
  -> (text: String, status: ExitStatus)
{
  let result = try ProgramCall(program, arguments, environment: environment).run()
  return (result.standardOutput + result.standardError, result.status)
}

/// A value that several threads change.
final class Shared<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}
