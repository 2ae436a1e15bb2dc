import Foundation

/// The programs that the tests run.
public enum TestedProgram {
  /// The environment variable with the path of `sharesheet`; `make test` sets it to the static release
  /// build.
  public static let variable = "SHARESHEET_PROGRAM"
  /// The environment variable with the path of `sharesheet-helper`, which the program reads, too.
  public static let helperVariable = "SHARESHEET_HELPER"

  /// The path of `sharesheet`.
  ///
  /// - Throws: ``TestSupportError/programMissing(variable:path:)`` when it is unset or not there: a
  ///   test without its program must fail, not pass.
  public static func path() throws -> String { try path(in: variable) }

  /// The path of `sharesheet-helper`.
  ///
  /// - Throws: As ``path()``.
  public static func helperPath() throws -> String { try path(in: helperVariable) }

  /// The path of a program that was built beside the executable that the tests are in.
  ///
  /// - Throws: ``TestSupportError/helperFailed(command:message:)`` when it is not there.
  public static func beside(_ name: String) throws -> String {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let paths = [own, CommandLine.arguments[0]].map {
      ($0 as NSString).deletingLastPathComponent + "/" + name
    }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw TestSupportError.helperFailed(command: name, message: "not beside the tests")
    }
    return path
  }

  private static func path(in variable: String) throws -> String {
    let path = ProcessInfo.processInfo.environment[variable]
    guard let path, FileManager.default.isExecutableFile(atPath: path) else {
      throw TestSupportError.programMissing(variable: variable, path: path)
    }
    return path
  }
}
