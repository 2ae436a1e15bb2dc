import Foundation

/// The files that tell people about the project.
enum Documents {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file by its path from the top of the project.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The bytes of a file by its path from the top of the project.
  static func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(path))
  }

  /// The paths of README.md and of every DocC article.
  static func articles() throws -> [String] {
    let catalogue = "Sources/ShareSheet/ShareSheet.docc"
    return ["README.md"]
      + (try files(in: catalogue).filter { $0.hasSuffix(".md") }.map { "\(catalogue)/\($0)" })
  }

  /// The names of the files in a folder, sorted.
  static func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .sorted()
  }

  /// The lines between the line that holds `start` and the one that holds `end`.
  static func lines(of path: String, from start: String, to end: String) throws -> [String] {
    let lines = try text(path).components(separatedBy: "\n")
    guard let first = lines.firstIndex(where: { $0.contains(start) }),
      let last = lines[first...].firstIndex(where: { $0.contains(end) })
    else { return [] }
    return Array(lines[(first + 1)..<last])
  }

  /// The code between fences of one language.
  static func code(in path: String, language: String) throws -> [String] {
    var (blocks, current): ([String], [String]?) = ([], nil)
    for line in try text(path).components(separatedBy: "\n") {
      if let open = current, line == "```" {
        blocks.append(open.joined(separator: "\n"))
        current = nil
      } else if current != nil {
        current?.append(line)
      } else if line == "```\(language)" {
        current = []
      }
    }
    return blocks
  }
}
