import Glibc
import Testing

@testable import SheetCommand

/// Activities to name in tests.
let someNames = ActivityNames(
  [
    "com.apple.UIKit.activity.Mail", "com.apple.UIKit.activity.Print",
    "com.apple.UIKit.activity.CopyToPasteboard", "org.sharesheet.activity.SaveToFiles",
  ].map { ActivityName(identifier: $0) })

/// The options that a command line makes.
func options(
  _ arguments: ByteString..., environment: [EnvironmentVariable: ByteString] = [:]
) throws(CommandError) -> Options {
  try OptionParser(names: someNames).parse(arguments, environment: Environment(environment))
}

/// A folder for one test, removed with its files by ``remove()``.
struct Scratch {
  let directory: PrivateDirectory
  var path: FilePath { directory.path }

  init() throws {
    directory = try PrivateDirectory.make(environment: Environment())
  }

  /// Makes a file, under any name.
  @discardableResult
  func file(_ name: FilePath, _ bytes: [UInt8] = []) throws -> FilePath {
    let path = path.appending(name)
    let file = try Descriptor.creating(path)
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.close()
    return path
  }

  func remove() { directory.remove() }
}

/// The bytes of a file.
func contents(_ path: FilePath) throws -> [UInt8] {
  let file = try Descriptor.opening(path)
  defer { try? file.close() }
  return try file.readAll(limit: 1 << 30)
}

/// A pipe whose writing end a test fills.
struct Pipe {
  let reading: Descriptor
  let writing: Descriptor

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    reading = Descriptor(number: ends[0])
    writing = Descriptor(number: ends[1])
  }

  func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { try writing.write($0) }
  }

  /// A pipe that holds these bytes and then ends.
  static func holding(_ bytes: [UInt8]) throws -> Pipe {
    let pipe = try Pipe()
    try pipe.write(bytes)
    try pipe.writing.close()
    return pipe
  }
}
