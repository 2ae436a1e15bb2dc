import Foundation

/// The `sharesheet` program that the tests run.
public enum TestedProgram {
  /// The environment variable with its path; `make test` sets it to the static release build.
  public static let variable = "SHARESHEET_PROGRAM"

  /// Its path.
  ///
  /// - Throws: ``TestSupportError/programMissing(variable:path:)`` when it is unset or not there: a
  ///   test without its program must fail, not pass.
  public static func path() throws -> String {
    let path = ProcessInfo.processInfo.environment[variable]
    guard let path, FileManager.default.isExecutableFile(atPath: path) else {
      throw TestSupportError.programMissing(variable: variable, path: path)
    }
    return path
  }
}
