import Foundation
import ShareSheet

/// Four small programs behind one name, so that they are built once. Each of the other files is one of
/// them: the service, and the sheet that offers it.
@main
struct Examples {
  @MainActor static func main() {
    do {
      let sheet = try makeSheet(CommandLine.arguments.dropFirst())
      exit(try TerminalApplication.run(presenting: sheet).exitStatus)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  @MainActor private static func makeSheet(
    _ words: ArraySlice<String>
  ) throws(UsageError) -> UIActivityViewController {
    let rest = Array(words.dropFirst())
    switch words.first {
    case "mustachify": return try MustachifyActivity.sheet(for: rest)
    case "weibo": return try CustomActivity.sheet(for: rest)
    case "reverse-string": return try ReverseStringActivity.sheet(for: rest)
    case "archive": return try ArchiveActivity.sheet(for: rest)
    default: throw .unknownExample
    }
  }
}

/// What is wrong with the words on the command line.
enum UsageError: Error, CustomStringConvertible {
  case unknownExample
  case notAnAddress(String)
  case notAPicture(String)

  var description: String {
    switch self {
    case .unknownExample:
      """
      Usage: sharesheet-examples mustachify PICTURE.png [SERVICE]
             sharesheet-examples weibo ITEM...
             sharesheet-examples reverse-string STRING...
             sharesheet-examples archive FILE...
             sharesheet-examples archive --text TEXT
      SERVICE is the address that pictures are posted to, or MUSTACHIFY_URL.
      """
    case .notAnAddress(let text):
      "\(text.displayable) is not a web address. Give the service's address, or set MUSTACHIFY_URL."
    case .notAPicture(let path):
      "\(path.displayable) cannot be read as a picture. Give a PNG file."
    }
  }
}
