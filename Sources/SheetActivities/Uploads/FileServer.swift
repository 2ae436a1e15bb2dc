import SheetFiles

/// A server for files: `[files.NAME]` with the type `webdav` or `s3`.
struct FileServer: Sendable, Hashable {
  /// How it is spoken to.
  enum Kind: Sendable, Hashable {
    /// WebDAV (RFC 4918), as Nextcloud speaks it.
    case webDAV
    /// Amazon's S3, and what speaks like it.
    case s3(Bucket)
  }

  /// A place in an S3 store.
  struct Bucket: Sendable, Hashable {
    /// Its name.
    var name: String
    /// The region, which signatures contain.
    var region: String
    /// Whether its name stands in the path and not before the host.
    var isInPath: Bool
  }

  /// The word for the tables, among secrets too.
  static let service = "files"

  /// How it is spoken to.
  let kind: Kind
  /// Its name, its address, and who asks.
  var account: Account
  /// The folder in it where files go; empty for the outermost.
  var folder = FilePath("")
  /// The address under which everybody can read what lies in the folder; ends with a slash.
  var publicURL: String?
  /// How long a link is good that is made for each file unless the person says otherwise; `nil` for no link.
  var link: Lifetime?

  /// Its name.
  var name: String { account.name }

  /// The same server with another folder in it, as a person types it. An absolute one begins at the outermost.
  func inside(_ text: String) -> FileServer {
    let parts = FilePath(text).bytes.split(separator: UInt8(ascii: "/")).filter {
      !$0.isEmpty && !$0.elementsEqual(".".utf8)
    }
    guard !parts.isEmpty else { return self }
    let inner = FilePath(bytes: Array(parts.joined(separator: [UInt8(ascii: "/")])))
    var result = self
    result.folder = folder.bytes.isEmpty ? inner : folder.appending(inner)
    result.publicURL = publicURL.map { $0 + inner.percentEncoded + "/" }
    return result
  }

  /// The way to a thing in the folder, percent-encoded, with its slash.
  func path(of name: FilePath) -> String {
    "/" + (folder.bytes.isEmpty ? name : folder.appending(name)).percentEncoded
  }

  /// The part of a place that begins with `NAME:`; `nil` for another place.
  static func named(_ place: String, among servers: [FileServer]) -> FileServer? {
    guard let colon = place.firstIndex(of: ":"),
      let server = servers.first(where: { $0.name == place[..<colon] })
    else { return nil }
    return server.inside(String(place[place.index(after: colon)...]))
  }
}

extension FileServer {
  /// The links that it can make. Amazon signs for at most a week, Nextcloud counts in days.
  var links: [Lifetime] {
    switch kind {
    case .s3: [.hour, .day, .week]
    case .webDAV: NextcloudShare(account.address) == nil ? [] : [.day, .week, .month, .never]
    }
  }
}
