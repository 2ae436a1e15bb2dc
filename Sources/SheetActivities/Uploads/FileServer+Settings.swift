import SheetFiles
import SheetSettings

extension FileServer {
  /// The keys of a WebDAV server.
  static let webDAVKeys = [
    "type", "url", "user", "password_cmd", "ca_file", "public_url", "share_link", "expiry",
  ]
  /// The keys of an S3 store.
  static let s3Keys = [
    "type", "url", "bucket", "region", "path", "path_style", "access_key", "secret_key_cmd",
    "ca_file", "public_url", "share_link", "expiry",
  ]

  /// Reads the table of a WebDAV server.
  static func webDAV(
    _ name: String, _ table: SettingsTable
  ) throws(ConfigurationFault) -> FileServer {
    try table.refuseKeys(besides: webDAVKeys)
    guard let url = try table.webAddress("url") else { throw table.missing("url") }
    var account = Account(service: service, name: name)
    account.address = url
    account.user = try table.text("user") ?? NextcloudShare(url)?.user ?? ""
    account.commands["password"] = try table.secretCommand("password_cmd")
    if account.user.isEmpty, account.commands["password"] != nil { throw table.missing("user") }
    return try FileServer(kind: .webDAV, account: account).completed(table)
  }

  /// Reads the table of an S3 store. Without an address it is Amazon's.
  static func s3(_ name: String, _ table: SettingsTable) throws(ConfigurationFault) -> FileServer {
    try table.refuseKeys(besides: s3Keys)
    guard let bucket = try table.text("bucket") else { throw table.missing("bucket") }
    guard isBucket(bucket) else {
      throw table.outOfRange("bucket", expected: "letters, digits, dots and hyphens")
    }
    guard let key = try table.text("access_key") else { throw table.missing("access_key") }
    let region = try table.text("region") ?? "us-east-1"
    guard isBucket(region) else {
      throw table.outOfRange("region", expected: "a region such as eu-west-1")
    }
    let url = try table.webAddress("url")
    var account = Account(service: service, name: name)
    account.address = url ?? "https://s3.\(region).amazonaws.com"
    account.user = key
    account.commands["secret_key"] = try table.secretCommand("secret_key_cmd")
    let place = Bucket(
      name: bucket, region: region, isInPath: try table.bool("path_style") ?? (url != nil))
    let server = FileServer(kind: .s3(place), account: account)
    return try server.inside(try table.text("path") ?? "").completed(table)
  }

  /// What both have in common.
  private func completed(_ table: SettingsTable) throws(ConfigurationFault) -> FileServer {
    var result = self
    result.account.authorities = try table.localPath("ca_file")
    result.publicURL = try table.webAddress("public_url").map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let expiry: Lifetime? = try table.choice("expiry")
    if let expiry, !links.contains(expiry) {
      throw table.outOfRange(
        "expiry", expected: "one of " + links.map(\.rawValue).joined(separator: ", "))
    }
    if try table.bool("share_link") ?? false {
      guard let usual = links.first(where: { $0 == .week }) else {
        throw table.outOfRange("share_link", expected: "false, since only Nextcloud makes links")
      }
      result.link = expiry ?? usual
    }
    return result
  }

  /// Both stand in addresses and in what is signed.
  private static func isBucket(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "._-".utf8.contains(byte)
    } && !text.hasPrefix(".") && !text.contains("..")
  }
}
