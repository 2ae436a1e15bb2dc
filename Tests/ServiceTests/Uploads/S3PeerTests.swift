import Foundation
import SheetFiles
import SheetPresentation
import SheetPrograms
import SheetSettings
import SheetTestSupport
import Synchronization
import Testing

@testable import SheetActivities

/// A bucket of moto, which checks every signature against its own.
private struct S3Peer {
  let server: PeerServer
  let key, secret: String
  private let scratch: ScratchDirectory

  init(_ scratch: ScratchDirectory) throws {
    self.scratch = scratch
    server = try PeerServer { port in
      ProgramCall(
        try Peers.require("moto_server"), ["-H", "127.0.0.1", "-p", "\(port)"],
        environment: scratch.environment(adding: ["INITIAL_NO_AUTH_ACTION_COUNT": "1000"]),
        directory: scratch.path, input: .null, output: .null, error: .null)
    }
    let script = """
      import boto3, json, sys, urllib.request
      address = sys.argv[1]
      names = dict(endpoint_url=address, region_name="us-east-1", aws_access_key_id="x", aws_secret_access_key="x")
      boto3.client("s3", **names).create_bucket(Bucket="buck")
      iam = boto3.client("iam", **names)
      iam.create_user(UserName="ada")
      rule = {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "s3:*", "Resource": "*"}]}
      iam.put_user_policy(UserName="ada", PolicyName="all", PolicyDocument=json.dumps(rule))
      key = iam.create_access_key(UserName="ada")["AccessKey"]
      print(key["AccessKeyId"], key["SecretAccessKey"])
      off = urllib.request.Request(address + "/moto-api/reset-auth", b"0", {"Content-Type": "text/plain"})
      urllib.request.urlopen(off)
      """
    let made = try ProgramCall(
      try Peers.python("moto"), ["-c", script, server.address], environment: scratch.environment()
    ).run(within: .seconds(60))
    let words = made.standardOutput.split(whereSeparator: \.isWhitespace).map(String.init)
    try #require(made.status == .code(0) && words.count == 2, "\(made.standardError)")
    (key, secret) = (words[0], words[1])
  }

  func settings(_ more: String = "", url: String? = nil, secret: String? = nil) -> String {
    """
    [files.s3]
    type = "s3"
    url = "\(url ?? server.address)"
    bucket = "buck"
    access_key = "\(key)"
    secret_key_cmd = "printf '\(secret ?? self.secret)'"
    \(more)
    """
  }

  /// Whether signatures are checked; moto cannot do that with those in addresses.
  func check(_ isOn: Bool) throws {
    let set = try ProgramCall(
      "curl",
      [
        "-s", "-f", "-H", "Content-Type: text/plain", "-d", isOn ? "0" : "1000",
        server.address + "/moto-api/reset-auth",
      ], environment: scratch.environment()
    ).run()
    try #require(set.status == .code(0))
  }

  /// What botocore makes of the same request at the same time.
  func signedAddress(_ name: String, like address: String) throws -> String {
    let script = """
      import boto3, botocore.auth, botocore.config, datetime, sys
      address, key, secret, name, time = sys.argv[1:]
      botocore.auth.get_current_datetime = lambda: datetime.datetime.strptime(time, "%Y%m%dT%H%M%SZ")
      s3 = boto3.client("s3", endpoint_url=address, region_name="us-east-1", aws_access_key_id=key,
        aws_secret_access_key=secret, config=botocore.config.Config(signature_version="s3v4"))
      print(s3.generate_presigned_url("get_object", {"Bucket": "buck", "Key": name}, 3600))
      """
    let query = URLComponents(string: address)?.queryItems
    let time = try #require(query?.first { $0.name == "X-Amz-Date" }?.value)
    let made = try ProgramCall(
      try Peers.python("moto"), ["-c", script, server.address, key, secret, name, time],
      environment: scratch.environment(adding: ["PYTHONUTF8": "1"])
    ).run(within: .seconds(60))
    try #require(made.status == .code(0), "\(made.standardError)")
    return made.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What the bucket holds.
  func names() throws -> [String] {
    try lines(
      "for item in s3.list_objects_v2(Bucket='buck').get('Contents', []): print(item['Key'])")
  }

  /// What was begun in parts and is not finished.
  func unfinished() throws -> [String] {
    try lines(
      "for item in s3.list_multipart_uploads(Bucket='buck').get('Uploads', []): print(item['Key'])")
  }

  /// The hash of a thing, its type, and as how many parts it came.
  func facts(of name: String) throws -> [String] {
    try lines(
      """
      import hashlib
      item = s3.get_object(Bucket='buck', Key=sys.argv[4])
      print(hashlib.sha256(item['Body'].read()).hexdigest())
      print(item['ContentType'])
      print(item['ETag'].strip('"').split('-')[-1])
      """, name)
  }

  private func lines(_ code: String, _ argument: String = "") throws -> [String] {
    let script = """
      import boto3, sys
      s3 = boto3.client("s3", endpoint_url=sys.argv[1], region_name="us-east-1",
        aws_access_key_id=sys.argv[2], aws_secret_access_key=sys.argv[3])
      \(code)
      """
    let listed = try ProgramCall(
      try Peers.python("moto"), ["-c", script, server.address, key, secret, argument],
      environment: scratch.environment(adding: ["PYTHONUTF8": "1"])
    ).run(within: .seconds(60))
    try #require(listed.status == .code(0), "\(listed.standardError)")
    return listed.standardOutput.split(separator: "\n").map(String.init)
  }

  /// The bucket as a store that sends in parts what has more than 5 MB.
  func storeInParts(
    _ settings: String, _ scratch: ScratchDirectory, _ monitor: WorkMonitor = WorkMonitor()
  ) throws -> S3Store {
    var own = ActivitySettings(environment: scratch.environment(), workingDirectory: scratch.path)
    own.configuration = try ConfigurationSource(path: "/c.toml", text: Array(settings.utf8))
    let server = try #require(try own.section(FilesSection.self).servers.first)
    guard case .s3(let bucket) = server.kind else { throw CancellationError() }
    let work = ActivityWork(
      items: [], values: Form(title: "", fields: []).values, settings: own, monitor: monitor)
    return try S3Store(
      server, bucket, work, sizes: S3Store.Sizes(request: 5 << 20, part: 5 << 20))
  }
}

@Suite(.peer("moto_server")) struct S3PeerTests {
  private static let name = "naïve \"café\" & 日本.txt"

  @Test func aSignedLinkReadsWhatWasSent() throws {
    let peer = try S3Peer(try ScratchDirectory())
    let person = try SharingPerson(peer.settings("path = \"geteilt/heute\"\n"))
    let stem = "geteilt/heute/naïve \"café\" & 日本"
    for (text, name) in [("Grüße\n", stem + ".txt"), ("second\n", stem + " (2).txt")] {
      try person.scratch.write(text, to: Self.name)
      let shared = try person.share("S3", ["link": "1hour"], ["./" + Self.name])
      #expect(shared.outcome == "completed", "\(shared)")
      let address = try #require(shared.results.first?.value)
      #expect(address.contains("X-Amz-Expires=3600") && !address.contains(peer.secret))
      #expect(try peer.signedAddress(name, like: address) == address)
      try peer.check(false)
      #expect(try person.output("curl", "-s", address) == text)
      try peer.check(true)
    }
    #expect(try Set(peer.names()) == [stem + ".txt", stem + " (2).txt"])
  }

  @Test func aBucketBeforeTheHost() throws {
    let peer = try S3Peer(try ScratchDirectory())
    let url = "http://localhost:\(peer.server.port)"
    let person = try SharingPerson(peer.settings("path_style = false\n", url: url))
    let shared = try person.share("SaveToFiles", ["folder": "s3:x"], ["-t", "some words"])
    #expect(shared.results.first?.value == "s3://buck/x/some%20words.txt", "\(shared)")
    #expect(try peer.names() == ["x/some words.txt"])
  }

  @Test func whatGoesWrongIsSaid() throws {
    let peer = try S3Peer(try ScratchDirectory())
    let person = try SharingPerson(peer.settings(secret: "wr0ng"))
    let wrong = try person.share("S3", [:], ["-t", "x"])
    #expect(wrong.error?.message.contains("refuses the name or the password") == true, "\(wrong)")
    try person.configure(
      peer.settings().replacingOccurrences(of: "\"buck\"", with: "\"nowhere\""))
    let nowhere = try person.share("S3", [:], ["-t", "x"])
    #expect(nowhere.error?.message.contains("There is no bucket") == true, "\(nowhere)")
    #expect(try peer.names().isEmpty)
  }

  @Test func cancellingLeavesNothing() throws {
    let peer = try S3Peer(try ScratchDirectory())
    let person = try SharingPerson(peer.settings())
    try person.scratch.write("first", to: "a.txt")
    try person.scratch.write("", to: "big.bin")
    try #require(truncate(person.scratch.path("big.bin"), 4 << 30) == 0)
    let status = try person.cancel(try person.call("S3", [:], ["./a.txt", "./big.bin"])) {
      try peer.names() == ["a.txt"]
    }
    #expect(status == .code(130))
    #expect(try peer.names().isEmpty)
  }

  /// A store that ends while it takes the second of two files.
  @Test func aStoreThatCloses() throws {
    var peer: S3Peer? = try S3Peer(try ScratchDirectory())
    let person = try SharingPerson(try #require(peer).settings())
    try person.scratch.write("first", to: "größe.txt")
    try person.scratch.write("", to: "big.bin")
    try #require(truncate(person.scratch.path("big.bin"), 4 << 30) == 0)
    var call = try person.call("S3", [:], ["./größe.txt", "./big.bin"])
    call.output = .kept
    let running = try call.start { try peer?.names() == ["größe.txt"] }
    peer = nil
    #expect(try running.waitForExit(within: .seconds(30)) == .code(1))
    let shared = running.standardOutput
    #expect(
      shared.contains("closed the connection") || shared.contains("cannot be reached"), "\(shared)")
  }

  // MARK: In parts

  private static func largeFile(_ scratch: ScratchDirectory) throws -> (Upload, [UInt8]) {
    let bytes = (0..<11_000_003).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let path = try scratch.write(bytes, to: "groß & ☕.mp4")
    return (Upload(source: .file(FilePath(path)), name: "groß & ☕.mp4"), bytes)
  }

  @Test func aLargeFileGoesInParts() throws {
    let scratch = try ScratchDirectory()
    let peer = try S3Peer(scratch)
    let sent = SentBytes()
    let store = try peer.storeInParts(
      peer.settings(), scratch,
      WorkMonitor(advance: { sent.add($0) }))
    let (upload, bytes) = try Self.largeFile(scratch)
    for name in ["groß & ☕.mp4", "groß & ☕ (2).mp4"] {
      #expect(try store.send([upload]).map(\.name.text) == [name])
      #expect(
        try peer.facts(of: name) == [HashCode.sha256(of: bytes).hexadecimal, "video/mp4", "3"])
    }
    #expect(sent.value == Int64(2 * bytes.count))
    #expect(try peer.unfinished().isEmpty)
  }

  @Test func givingUpInTheMiddleLeavesNoParts() throws {
    let scratch = try ScratchDirectory()
    let peer = try S3Peer(scratch)
    let sent = SentBytes()
    let store = try peer.storeInParts(
      peer.settings(), scratch,
      WorkMonitor(
        advance: { sent.add($0) }, isCancelled: { sent.value > 6_000_000 })
    )
    let (upload, _) = try Self.largeFile(scratch)
    #expect(throws: CancellationError.self) { try store.send([upload]) }
    #expect(try peer.unfinished().isEmpty)
    #expect(try peer.names().isEmpty)
  }

  @Test func whatGoesWrongInPartsIsSaid() throws {
    let scratch = try ScratchDirectory()
    let peer = try S3Peer(scratch)
    let (upload, _) = try Self.largeFile(scratch)
    let wrong = try peer.storeInParts(peer.settings(secret: "wr0ng"), scratch)
    #expect { try wrong.send([upload]) } throws: {
      $0.localizedDescription.contains("refuses the name or the password")
    }
    let nowhere = peer.settings().replacingOccurrences(of: "\"buck\"", with: "\"nowhere\"")
    let store = try peer.storeInParts(nowhere, scratch)
    #expect { try store.send([upload]) } throws: {
      $0.localizedDescription.contains("There is no bucket")
    }
    var limits = S3Store.Sizes()
    #expect(limits.part(of: 6 << 30) == 8 << 20)
    #expect(limits.part(of: 5 << 40) == (5 << 40) / 10_000 + 1)
    limits.parts = 2
    #expect(limits.largest == 10 << 30)
  }
}

/// What went out, as the progress counts it.
private final class SentBytes: Sendable {
  private let count = Mutex<Int64>(0)

  var value: Int64 { count.withLock { $0 } }
  func add(_ bytes: Int64) { count.withLock { $0 += bytes } }
}
