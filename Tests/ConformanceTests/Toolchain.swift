import Foundation
import SheetTestSupport

/// The compiler, called as a build system would for a module that depends on ours.
enum Toolchain {
  /// The folder of these tests.
  static let tests = (#filePath as NSString).deletingLastPathComponent
  private static let root = tests + "/../.."

  /// What the package was built into, such as `.build/debug`: the folder that the tests run from.
  static let products: String = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = (own as NSString).deletingLastPathComponent
    if FileManager.default.fileExists(atPath: beside + "/Modules") { return beside }
    return (CommandLine.arguments[0] as NSString).deletingLastPathComponent
  }()

  /// Checks the types in files, which is nearly all that a compiler can complain of.
  static func typeCheck(_ files: [String], mode: LanguageMode) throws -> FinishedProgram {
    try run(["-typecheck", "-parse-as-library"] + mode.flags + files, within: .seconds(120))
  }

  /// Compiles files and links them with everything that `documented-app` is linked with.
  static func makeProgram(
    _ files: [String], mode: LanguageMode, path: String
  ) throws -> FinishedProgram {
    let list = products + "/documented-app.product/Objects.LinkFileList"
    let objects = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
      .filter { !$0.contains("/documented_app.build/") }
    return try run(
      ["-o", path, "-module-name", "Conformance", "-parse-as-library"] + mode.flags + files
        + objects
        + ["-lstdc++"],
      within: .seconds(300))
  }

  private static func run(
    _ arguments: [String], within duration: Duration
  ) throws -> FinishedProgram {
    try ProgramCall(
      "swiftc", ["-I", products + "/Modules"] + moduleMaps + arguments,
      environment: ProcessInfo.processInfo.environment, input: .null, output: .kept, error: .kept
    ).run(within: duration)
  }

  /// The modules of C libraries that ours are built on; a package manager passes the same.
  private static var moduleMaps: [String] {
    let libraries = ["CNcurses", "CPNG", "CArchive", "CNettle", "CLinux", "COSLog"]
    let ours = ["CTOML", "CTerminalRescue"]
    let paths =
      libraries.map { "\(root)/Sources/\($0)/module.modulemap" }
      + ours.map { "\(products)/\($0).build/module.modulemap" }
    return paths.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }
}
