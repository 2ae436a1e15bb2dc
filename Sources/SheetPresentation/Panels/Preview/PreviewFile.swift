import Foundation
import SheetFiles
import SheetPrograms

/// Why a file cannot be shown.
enum PreviewError: Error, Equatable {
  /// The system refused, with its error number.
  case system(Int32)
  /// A device, pipe or socket: reading could wait for ever.
  case notAFile

  var reason: String {
    switch self {
    case .system(let number): String(cString: strerror(number)).lowercased()
    case .notAFile: "it is not a file or folder"
    }
  }
}

/// An open file and what the system knows about it.
final class PreviewFile {
  let url: URL
  let size: Int
  let isFolder: Bool
  private let modified: time_t
  /// The file, at its start.
  let descriptor: Descriptor

  init(_ url: URL) throws(PreviewError) {
    self.url = url
    let facts: stat
    do throws(SystemError) {
      (descriptor, facts) = try Descriptor.openWithoutWaiting(FilePath(url.path))
    } catch {
      throw .system(error.code)
    }
    let type = facts.st_mode & S_IFMT
    guard type == S_IFREG || type == S_IFDIR else { throw .notAFile }
    isFolder = type == S_IFDIR
    size = Int(facts.st_size)
    modified = facts.st_mtim.tv_sec
  }

  /// The first bytes of the file.
  func read(upTo count: Int) throws(PreviewError) -> Data {
    do throws(SystemError) {
      return Data(try descriptor.head(count))
    } catch {
      throw .system(error.code)
    }
  }

  /// What kind of file its name says that it is.
  var kindByName: String {
    let suffix = url.pathExtension
    return suffix.isEmpty ? "File" : "\(suffix.uppercased()) file"
  }

  /// Name, kind, size and date as lines, then a note and the bytes, if any.
  func facts(kind: String, note: String? = nil, bytes: Data = Data()) -> String {
    var lines = ["Name   \(url.lastPathComponent)", "Kind   \(kind)"]
    if isFolder {
      lines += contents.map { ["Items  \($0)"] } ?? []
    } else {
      lines.append("Size   \(ByteCount.words(size))")
    }
    lines.append("Date   \(date)")
    if let note { lines += ["", note] }
    if !bytes.isEmpty { lines += [""] + Self.dump(bytes) }
    return lines.joined(separator: "\n")
  }

  private var contents: Int? {
    try? FileManager.default.contentsOfDirectory(atPath: url.path).count
  }

  /// The day and time of the last change, in the time zone of the person.
  private var date: String {
    Timestamp.local(modified, "%Y-%m-%d %H:%M") ?? "unknown"
  }

  /// Eight bytes a line, as hexadecimal numbers and as ASCII.
  private static func dump(_ bytes: Data) -> [String] {
    stride(from: 0, to: bytes.count, by: 8).map { start in
      let row = bytes.dropFirst(start).prefix(8)
      let numbers = row.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      let letters = row.map { (0x20..<0x7F).contains($0) ? Character(Unicode.Scalar($0)) : "." }
      return numbers.joined(separator: " ").padded(to: 25) + String(letters)
    }
  }
}
