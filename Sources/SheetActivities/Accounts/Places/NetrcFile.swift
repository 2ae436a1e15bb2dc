import SheetFiles
import SheetPrograms

/// `~/.netrc`: names and passwords by the host of the server. Only for passwords and tokens: it has one
/// secret for a name.
struct NetrcFile: SecretPlace {
  private static let limit = 1 << 20

  private let path: FilePath

  init(home: FilePath) { path = home.appending(".netrc") }

  /// What others can read is refused, once there is something in it.
  func secret(_ key: SecretKey, _ monitor: WorkMonitor) throws -> Secret? {
    guard !key.host.isEmpty, ["password", "token"].contains(key.secret),
      let file = try SecretFileReader.read(path, limit: Self.limit)
    else { return nil }
    let logins = key.user.isEmpty ? [key.account, ""] : [key.user]
    guard let password = NetrcText.password(in: file.bytes, host: key.host, logins: logins) else {
      return nil
    }
    if let exposure = file.exposure { throw SecretError.exposed(path, exposure) }
    return Secret(password)
  }
}
