import Foundation

/// What other programs have open, by /proc.
enum OpenFiles {
  /// Whether a program other than this one has a file open.
  static func areHeld(_ path: String, besides program: pid_t) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { pid_t($0) }.contains { process in
      process != program && files(of: process).contains(path)
    }
  }

  private static func files(of process: pid_t) -> [String] {
    let folder = "/proc/\(process)/fd"
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return numbers.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
  }
}
