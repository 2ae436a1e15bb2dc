import Testing

@testable import SheetActivities

/// Addresses in place of a folder.
@Suite struct RemoteFolderTests {
  @Test(arguments: [
    ("sftp://web1/srv", nil), ("sftp://me@web1:22/~/a", nil), ("sftp://[::1]:65535/", nil),
    ("sftp://web1:99999/", RemoteError.badPort), ("sftp://web1:0/", .badPort),
    ("sftp://me:secret@web1/", .badAddress), ("sftp://me:secret@web1:99999/", .badPort),
    ("sftp:///srv", .badAddress), ("ftp://web1/", .badAddress),
  ])
  func aPortIsOneThatThereIs(address: String, error: RemoteError?) {
    let folder = RemoteFolder(address, servers: [:])
    #expect((folder == nil) == (error != nil))
    if let error { #expect(RemoteFolder.fault(of: address) == error) }
    #expect(error?.message.contains("secret") != true)
  }
}
