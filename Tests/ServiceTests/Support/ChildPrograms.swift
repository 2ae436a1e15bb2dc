import Foundation

/// The programs that another one has started, by /proc.
enum ChildPrograms {
  /// Those that have not been waited for.
  static func of(_ parent: pid_t) -> [pid_t] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { pid_t($0) }.filter { self.parent(of: $0) == parent }
  }

  /// Those of a name.
  static func of(_ parent: pid_t, named name: String) -> [pid_t] {
    of(parent).filter { text(of: $0, "comm") == name + "\n" }
  }

  /// Kilobytes of memory that one has, as /proc tells them under a name.
  static func kilobytes(_ name: String, of program: pid_t) -> Int? {
    let line = text(of: program, "status")?.split(separator: "\n").first {
      $0.hasPrefix(name + ":")
    }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }

  private static func text(of program: pid_t, _ file: String) -> String? {
    try? String(contentsOfFile: "/proc/\(program)/\(file)", encoding: .utf8)
  }

  /// Whether one of them still runs.
  static func isAnyLeft(of programs: [pid_t]) -> Bool {
    programs.contains { kill($0, 0) == 0 }
  }

  /// The number behind the name, which may hold anything, and the state.
  private static func parent(of process: pid_t) -> pid_t? {
    guard let text = text(of: process, "stat"), let end = text.lastIndex(of: ")") else {
      return nil
    }
    let words = text[end...].split(separator: " ")
    return words.count > 2 ? pid_t(words[2]) : nil
  }
}
