import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

/// Saving on another machine, which is an OpenSSH server on this one.
@Suite(.peer("sshd", "sftp", "ssh-keygen")) struct SFTPPeerTests {
  private let server: SSHServer
  private let person: SharingPerson

  init() throws {
    server = try SSHServer()
    person = try SharingPerson(
      """
      [files.web]
      type = "sftp"
      host = "peer"
      path = "\(server.folder)"
      public_url = "https://example.org/shared"
      """, path: [server.programs])
    try person.scratch.write("Grüße\n", to: name)
  }

  private var name: String { "naïve \"café\" * \\ 日本.txt" }

  private func names() throws -> [String] { try server.scratch.names(in: "served") }

  @Test func filesArriveUnderFreeNames() throws {
    for copy in ["", "%20%282%29", "%20%283%29"] {
      let shared = try person.share("SaveToFiles", ["folder": "web:"], ["./" + name])
      #expect(shared.outcome == "completed", "\(shared)")
      #expect(
        shared.results.first?.value
          == "https://example.org/shared/na%C3%AFve%20%22caf%C3%A9%22%20%2A%20%5C%20"
          + "%E6%97%A5%E6%9C%AC\(copy).txt")
    }
    let found = try names()
    #expect(found.count == 3, "and nothing else: \(found)")
    for name in found {
      #expect(try server.scratch.read("served/\(name)") == Array("Grüße\n".utf8))
    }
  }

  @Test func severalThingsAndAnAddress() throws {
    try server.scratch.makeDirectory("served/in side")
    let shared = try person.share(
      "SaveToFiles", ["folder": "sftp://peer\(server.folder)/in side"],
      ["-t", "some words", "-u", "https://example.org/", "./" + name])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(try server.scratch.names(in: "served/in side").count == 3)
    let start = "sftp://peer\(server.folder)/in%20side/"
    #expect(shared.results.allSatisfy { $0.value.hasPrefix(start) }, "\(shared)")
  }

  @Test func whatGoesWrongIsSaid() throws {
    try server.scratch.makeDirectory("served/locked")
    chmod(server.scratch.path("served/locked"), 0o500)
    var cases = [
      ("web:nowhere", "There is no folder"), ("sftp://nobody@peer/", "accepts none of your keys"),
      ("sftp://other.invalid/", "other.invalid cannot be reached"),
      ("sftp://stranger/", "The key of stranger is not trusted"),
    ]
    cases.append(("sftp://me:secret@peer/", "This is no address of a folder"))
    if geteuid() != 0 { cases.append(("web:locked", "You may not write")) }
    for (folder, words) in cases {
      let shared = try person.share("SaveToFiles", ["folder": folder], ["./" + name])
      #expect(shared.error?.message.contains(words) == true, "\(shared)")
      #expect(shared.error?.message.contains("secret") == false)
    }
    #expect(try names() == ["locked"])
  }

  @Test func aBadServerInTheConfigurationIsSaidWithItsLine() throws {
    let person = try SharingPerson(
      "[files.web]\ntype = \"sftp\"\nhost = \"-oProxyCommand=evil\"\n")
    let finished = try person.call("SaveToFiles", ["folder": "web:"], ["-t", "x"]).run()
    #expect(finished.status == .code(2))
    #expect(
      finished.standardError.contains("config.toml:3: files.web.host must be the name of a host"))
  }

  /// The size of the hidden file grows until the work is cancelled; then nothing stays.
  @Test func cancellingLeavesNothing() throws {
    let big = person.scratch.path("big")
    try person.scratch.write("", to: "big")
    try #require(truncate(big, 8 << 30) == 0)
    let folder = server.folder
    let upload = try SFTPUpload(
      to: RemoteFolder(host: "peer", path: FilePath(folder)),
      environment: person.environment,
      WorkMonitor(isCancelled: {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0.hasSuffix(".part") }
      }))
    #expect(throws: CancellationError.self) {
      try upload.send([
        SFTPUpload.Item(
          source: .file(FilePath(big)), name: FilePath("big"), part: ".x.part")
      ])
    }
    #expect(try names().isEmpty)
  }
}

/// A server of its own on 127.0.0.1, known to `ssh` as `peer`; `stranger` is the same one with a key that
/// nobody has seen.
private final class SSHServer {
  /// The folder for files.
  let folder: String
  /// Everything that belongs to it.
  let scratch: ScratchDirectory
  /// A folder with an `sftp` that reads the configuration of the test: the real one finds the
  /// person's by the password file, whatever `HOME` says.
  let programs: String
  private let program: RunningProgram

  init() throws {
    scratch = try ScratchDirectory()
    folder = try scratch.makeDirectory("served")
    let environment = scratch.environment()
    for key in ["host", "user"] {
      _ = try ProgramCall(
        try Peers.require("ssh-keygen"),
        ["-q", "-t", "ed25519", "-N", "", "-f", scratch.path(key)], environment: environment
      ).run()
    }
    let port = try LocalHTTPServer { _ in HTTPResponse() }.port
    try scratch.write(
      """
      Port \(port)
      ListenAddress 127.0.0.1
      HostKey \(scratch.path("host"))
      AuthorizedKeysFile \(scratch.path("user.pub"))
      PidFile none
      UsePAM no
      StrictModes no
      PasswordAuthentication no
      KbdInteractiveAuthentication no
      Subsystem sftp internal-sftp
      """, to: "sshd_config")
    let key = String(decoding: try scratch.read("host.pub"), as: UTF8.self)
    try scratch.write("[127.0.0.1]:\(port) \(key)", to: "known_hosts")
    try scratch.write("", to: "no_hosts")
    try scratch.write(
      """
      Host peer
        UserKnownHostsFile \(scratch.path("known_hosts"))
      Host stranger
        UserKnownHostsFile \(scratch.path("no_hosts"))
      Host peer stranger
        HostName 127.0.0.1
        Port \(port)
        IdentityFile \(scratch.path("user"))
        IdentitiesOnly yes
        GlobalKnownHostsFile none
      """, to: "ssh_config")
    try scratch.writeScript(
      "#!/bin/sh\nexec /usr/bin/sftp -F '\(scratch.path("ssh_config"))' \"$@\"\n", to: "bin/sftp")
    programs = scratch.path("bin")
    // Where a server that root starts gives up its rights.
    if geteuid() == 0 { mkdir("/run/sshd", 0o755) }
    program = try ProgramCall(
      try Peers.require("sshd"), ["-D", "-e", "-f", scratch.path("sshd_config")],
      environment: environment, input: .null, output: .null, error: .kept
    ).start()
    let isReady = poll(within: .seconds(10)) {
      program.standardError.contains("Server listening") ? true : nil
    }
    try #require(isReady == true, "\(program.standardError)")
  }

  deinit { program.signal(SIGTERM) }
}
