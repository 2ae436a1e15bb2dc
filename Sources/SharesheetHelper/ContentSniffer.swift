import CMagic
import HelperProtocol
import HelperRuntime

/// Tells the types of files by what is in them, with libmagic and its own database.
enum ContentSniffer {
  /// A line for each open file: its MIME type, or nothing where libmagic has no answer.
  static func types(of files: [Int32]) throws(Refusal) -> String {
    // Neither a look into packed files nor into devices: what a file says of itself is enough.
    guard let magic = magic_open(MAGIC_MIME_TYPE | MAGIC_ERROR) else {
      throw Refusal(.tooMuchMemory)
    }
    guard magic_load(magic, nil) == 0 else {
      throw Refusal(.noLoader, words: magic_error(magic).map { String(cString: $0) } ?? "")
    }
    let types = files.map { magic_descriptor(magic, $0).map { String(cString: $0) } ?? "" }
    return types.joined(separator: "\n")
  }
}
