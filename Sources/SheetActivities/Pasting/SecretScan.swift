import SheetFiles
import SheetPrograms

/// Looks for keys in what is about to be shown to everybody. It knows the common forms, and finding none proves
/// nothing.
enum SecretScan {
  /// What is read of a file, in bytes.
  private static let limit = 1 << 16

  /// Forms of keys: what they begin with, and what the person is told that they are.
  private static let forms: [(start: String, words: String)] = [
    ("AGE-SECRET-KEY-1", "a secret key of age"), ("ghp_", "a token of GitHub"),
    ("github_pat_", "a token of GitHub"), ("glpat-", "a token of GitLab"),
    ("xoxb-", "a token of Slack"), ("xoxp-", "a token of Slack"), ("AKIA", "an access key of AWS"),
  ]

  /// What of the kind is in an item, in words; `nil` where nothing is seen.
  static func finding(in item: ActivityItem) -> String? {
    switch item {
    case .text(let text): finding(in: Array(text.utf8.prefix(limit)))
    case .data(let data, _): finding(in: Array(data.prefix(limit)))
    case .file(let path): finding(in: head(of: path))
    case .link, .image, .promise: nil
    }
  }

  private static func head(of path: FilePath) -> [UInt8] {
    guard let (file, _) = try? SourceFile.open(path) else { return [] }
    return withExtendedLifetime(file) { (try? file.head(limit)) ?? [] }
  }

  private static func finding(in bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    if hasPrivateKey(text) { return "a private key" }
    return forms.first { hasWord($0.start, in: text) }?.words
  }

  /// RFC 7468 and OpenPGP (RFC 9580) call theirs so.
  private static func hasPrivateKey(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      line.contains("-----BEGIN ") && line.contains("PRIVATE KEY")
    }
  }

  /// A word that begins so, and goes on for long enough to be a key.
  private static func hasWord(_ start: String, in text: String) -> Bool {
    text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
      .contains { $0.hasPrefix(start) && $0.utf8.count >= start.utf8.count + 12 }
  }
}
