import Foundation
import SheetTestSupport
import Testing

/// A WebDAV server that really runs, one of three that have nothing in common.
struct WebDAVPeer: Sendable, CustomTestStringConvertible {
  let program: String
  /// The arguments for a port and the folder that is served.
  let arguments: @Sendable (UInt16, String) -> [String]

  var testDescription: String { program }

  static let all = [
    WebDAVPeer(program: "wsgidav") { port, folder in
      ["--host=127.0.0.1", "--port=\(port)", "--root=\(folder)", "--auth=anonymous", "-q"]
    },
    WebDAVPeer(program: "rclone") { port, folder in
      ["serve", "webdav", "--addr", "127.0.0.1:\(port)", "--user", "ada", "--pass", "p\"w", folder]
    },
    WebDAVPeer(program: "copyparty") { port, folder in
      ["-q", "-i", "127.0.0.1", "-p", "\(port)", "-v", "\(folder)::rwmd"]
    },
  ]

  func start(_ scratch: ScratchDirectory) throws -> PeerServer {
    let folder = try scratch.makeDirectory("served")
    return try PeerServer { port in
      ProgramCall(
        try Peers.require(program), arguments(port, folder), environment: scratch.environment(),
        directory: scratch.path, input: .null, output: .null, error: .null)
    }
  }

  /// The table for the server.
  func settings(_ server: PeerServer, _ more: String = "") -> String {
    let login = program == "rclone" ? "user = \"ada\"\npassword_cmd = \"printf 'p\\\"w'\"\n" : ""
    return "[files.dav]\ntype = \"webdav\"\nurl = \"\(server.address)\"\n" + login + more
  }
}

@Suite(.peer("wsgidav", "rclone", "copyparty")) struct WebDAVPeerTests {
  private static let name = "naïve \"café\" & 日本.txt"

  /// What lies in the served folder, without what the server itself keeps there.
  private func names(_ scratch: ScratchDirectory, _ folder: String = "served") throws -> [String] {
    try scratch.names(in: folder).filter { $0 != ".hist" }.sorted()
  }

  @Test(arguments: WebDAVPeer.all) func filesArriveUnderFreeNames(_ peer: WebDAVPeer) throws {
    let scratch = try ScratchDirectory()
    let server = try peer.start(scratch)
    let person = try SharingPerson(
      peer.settings(server, "public_url = \"https://example.org/p\"\n"))
    try person.scratch.write("Grüße\n", to: Self.name)
    for copy in ["", "%20%282%29", "%20%283%29"] {
      let shared = try person.share("Nextcloud", ["folder": "neu/tief"], ["./" + Self.name])
      #expect(shared.outcome == "completed", "\(shared)")
      #expect(
        shared.results.first?.value
          == "https://example.org/p/neu/tief/na%C3%AFve%20%22caf%C3%A9%22%20%26%20"
          + "%E6%97%A5%E6%9C%AC\(copy).txt")
    }
    let found = try names(scratch, "served/neu/tief")
    #expect(found.count == 3, "and nothing else: \(found)")
    for name in found {
      #expect(try scratch.read("served/neu/tief/\(name)") == Array("Grüße\n".utf8))
    }
  }

  @Test(arguments: WebDAVPeer.all) func saveTakesTheServersName(_ peer: WebDAVPeer) throws {
    let scratch = try ScratchDirectory()
    let server = try peer.start(scratch)
    let person = try SharingPerson(peer.settings(server))
    let shared = try person.share(
      "SaveToFiles", ["folder": "dav:"], ["-t", "some words", "-u", "https://example.org/"])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(shared.results.allSatisfy { $0.value.hasPrefix(server.address + "/") }, "\(shared)")
    #expect(try names(scratch).count == 2)
  }

  @Test func whatGoesWrongIsSaid() throws {
    let peer = WebDAVPeer.all[1]
    let scratch = try ScratchDirectory()
    let server = try peer.start(scratch)
    let person = try SharingPerson(peer.settings(server))
    let nowhere = try person.share("SaveToFiles", ["folder": "dav:no/where"], ["-t", "x"])
    #expect(nowhere.error?.message.contains("There is no folder") == true, "\(nowhere)")
    try person.scratch.makeDirectory("folder")
    let folder = try person.share("Nextcloud", [:], ["./folder"])
    #expect(folder.error?.message.contains("is a folder") == true, "\(folder)")
    try person.configure(
      "[files.dav]\ntype = \"webdav\"\nurl = \"\(server.address)\"\nuser = \"ada\"\n"
        + "password_cmd = \"printf secretw0rd\"\n")
    let wrong = try person.share("Nextcloud", [:], ["-t", "x"])
    #expect(wrong.error?.message.contains("refuses the name or the password") == true, "\(wrong)")
    #expect(wrong.error?.message.contains("secretw0rd") == false)
    #expect(try names(scratch).isEmpty)
  }

  @Test(arguments: WebDAVPeer.all) func cancellingLeavesNothing(_ peer: WebDAVPeer) throws {
    let scratch = try ScratchDirectory()
    let server = try peer.start(scratch)
    let person = try SharingPerson(peer.settings(server))
    try person.scratch.write("", to: "big.bin")
    try #require(truncate(person.scratch.path("big.bin"), 16 << 30) == 0)
    let status = try person.cancel(try person.call("Nextcloud", [:], ["./big.bin"])) {
      try !names(scratch).isEmpty
    }
    #expect(status == .code(130))
    let isEmpty: Void? = try poll(within: .seconds(10)) {
      try names(scratch).isEmpty ? () : nil
    }
    #expect(isEmpty != nil)
  }

  /// A server that ends while it takes a file.
  @Test func aServerThatCloses() throws {
    let scratch = try ScratchDirectory()
    var server: PeerServer? = try WebDAVPeer.all[0].start(scratch)
    let address = try #require(server?.address)
    let person = try SharingPerson("[files.dav]\ntype = \"webdav\"\nurl = \"\(address)\"\n")
    try person.scratch.write("", to: "big.bin")
    try #require(truncate(person.scratch.path("big.bin"), 16 << 30) == 0)
    let running = try person.call("Nextcloud", [:], ["./big.bin"]).start {
      try !names(scratch).isEmpty
    }
    server = nil
    #expect(try running.waitForExit(within: .seconds(30)) == .code(1))
  }

  /// A file that is far larger than the memory that is taken for it. What is counted is what the upload adds to
  /// the program of a small one.
  @Test func aLargeFileIsStreamed() throws {
    let scratch = try ScratchDirectory()
    let server = try WebDAVPeer.all[1].start(scratch)
    let person = try SharingPerson(WebDAVPeer.all[1].settings(server))
    try person.scratch.write("x", to: "small.bin")
    try person.scratch.write("", to: "big.bin")
    try #require(truncate(person.scratch.path("big.bin"), 1 << 30) == 0)
    let small = try mostMemory(person, "./small.bin")
    let big = try mostMemory(person, "./big.bin")
    #expect(big.program < small.program + 20_000, "\(small), \(big)")
    #expect(big.curl > 0 && big.curl < PeakMemory.bound, "\(big)")
    if try PeakMemory.isWhole() { #expect(big.program < PeakMemory.bound, "\(big)") }
    #expect(
      try FileManager.default.attributesOfItem(atPath: scratch.path("served/big.bin"))[.size]
        as? Int == 1 << 30)
  }

  private func mostMemory(_ person: SharingPerson, _ item: String) throws -> PeakMemory {
    let running = try person.call("Nextcloud", [:], [item]).start()
    var most = PeakMemory()
    let status = most.watch(running, within: .seconds(120))
    #expect(status == .code(0), "\(running.standardError)")
    return most
  }
}
