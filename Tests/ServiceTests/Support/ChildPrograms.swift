import Foundation

/// The programs that another one has started, by /proc.
enum ChildPrograms {
  /// Those that have not been waited for.
  static func of(_ parent: pid_t) -> [pid_t] {
    let tasks = "/proc/\(parent)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread in
      (text(of: parent, "task/\(thread)/children") ?? "").split(separator: " ")
        .compactMap { pid_t($0) }
    }
  }

  /// Those of a name.
  static func of(_ parent: pid_t, named name: String) -> [pid_t] {
    of(parent).filter { text(of: $0, "comm") == name + "\n" }
  }

  private static func text(of program: pid_t, _ file: String) -> String? {
    try? String(contentsOfFile: "/proc/\(program)/\(file)", encoding: .utf8)
  }

  /// Whether one of them still runs.
  static func isAnyLeft(of programs: [pid_t]) -> Bool {
    programs.contains { kill($0, 0) == 0 }
  }
}
