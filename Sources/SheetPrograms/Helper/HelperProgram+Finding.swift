import Foundation
import Glibc
import HelperProtocol
import SheetFiles

extension HelperProgram {
  /// The one for this process, looked for once.
  package static let installed = found(
    environment: ProcessInfo.processInfo.environment, executable: executable)

  /// The helper that `SHARESHEET_HELPER` names, else one beside the executable, in
  /// `../libexec/sharesheet` from there, or in `PATH`; `nil` when there is none.
  ///
  /// A name that is given is the only one that counts, so that a mistake in it shows.
  package static func found(
    environment: [String: String], executable: FilePath?
  ) -> HelperProgram? {
    let finder = ProgramFinder(environment: environment)
    let path: String?
    if let given = environment["SHARESHEET_HELPER"], !given.isEmpty {
      path = given.hasPrefix("/") ? finder.path(of: given) : nil
    } else {
      path =
        places(near: executable).lazy.compactMap(finder.path).first
        ?? finder.path(of: HelperProtocol.programName)
    }
    return path.map { HelperProgram(path: $0, environment: environment) }
  }

  private static func places(near executable: FilePath?) -> [String] {
    guard let executable = executable?.validText, let slash = executable.lastIndex(of: "/") else {
      return []
    }
    let folder = executable[..<slash]
    return ["", "/../libexec/sharesheet"].map { "\(folder)\($0)/\(HelperProtocol.programName)" }
  }

  private static var executable: FilePath? {
    guard let name = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(name) }
    return FilePath(ByteString(cString: name))
  }
}
