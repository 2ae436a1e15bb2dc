import Foundation
import SheetTestSupport

/// The most memory that the program under test and its curl ever had, in kilobytes.
struct PeakMemory {
  /// What both may have while a gigabyte goes.
  static let bound = 20 << 10

  private(set) var program = 0
  /// What the program has without the pages of its own file.
  private(set) var ownPart = 0
  private(set) var curl = 0

  /// Whether the program is the static one that is installed: the debug program has tens of megabytes of code
  /// and of libraries, which say nothing.
  static func isWhole() throws -> Bool {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: try TestedProgram.path()))
    let head = try file.read(upToCount: 4096) ?? Data()
    return head.range(of: Data("/ld-linux".utf8)) == nil
  }

  /// Waits for the end of a program, and looks at it meanwhile.
  mutating func watch(
    _ running: RunningProgram, within limit: Duration
  ) -> SheetTestSupport.ExitStatus? {
    poll(within: limit) {
      program = max(program, running.kilobytes("VmHWM") ?? 0)
      ownPart = max(ownPart, running.kilobytes("RssAnon") ?? 0)
      for child in ChildPrograms.of(running.identifier, named: "curl") {
        curl = max(curl, RunningProgram.kilobytes("VmHWM", of: child) ?? 0)
      }
      return running.exitStatus
    }
  }
}
