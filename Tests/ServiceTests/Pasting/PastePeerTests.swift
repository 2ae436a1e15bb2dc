import Foundation
import SheetTestSupport
import Testing

/// Pastes with servers that really run.
@Suite struct PastePeerTests {
  private static let text = "Grüße, 世界 ☕\n\tund \"mehr\"\n"

  // MARK: bepasty

  private func bepasty(_ scratch: ScratchDirectory) throws -> PeerServer {
    try scratch.makeDirectory("store")
    let settings = try scratch.write(
      """
      SECRET_KEY = "x"
      SITENAME = "test"
      STORAGE = "filesystem"
      STORAGE_FILESYSTEM_DIRECTORY = "\(scratch.path("store"))"
      PERMISSIONS = {"t0k\\"en": "create,read"}
      DEFAULT_PERMISSIONS = "read"
      MAX_BODY_SIZE = 5000000
      MAX_RENDER_SIZE = 500000
      MAX_ALLOWED_FILE_SIZE = 1000000

      """, to: "bepasty.conf")
    return try PeerServer { port in
      ProgramCall(
        try Peers.require("bepasty-server"), ["--host", "127.0.0.1", "--port", "\(port)"],
        environment: scratch.environment(adding: ["BEPASTY_CONFIG": settings]),
        directory: scratch.path, input: .null, output: .null, error: .null)
    }
  }

  @Test(.peer("bepasty-server")) func aTokenAndALifeForBepasty() throws {
    let scratch = try ScratchDirectory()
    let server = try bepasty(scratch)
    let person = try SharingPerson(
      """
      [paste]
      type = "bepasty"
      url = "\(server.address)"
      token_cmd = "printf 't0k\\"en'"
      expiry = "1week"
      """)
    let shared = try person.share("Paste", ["name": "größe.txt"], ["-t", Self.text])
    #expect(shared.outcome == "completed", "\(shared)")
    let address = try #require(shared.results.first?.value)
    #expect(address.hasPrefix(server.address + "/"))
    #expect(try person.output("curl", "-s", address + "/+download") == Self.text)
    let binary = Array(0...255 as ClosedRange<UInt8>)
    try person.scratch.write(binary, to: "a.bin")
    let second = try person.share("Paste", [:], ["./a.bin"])
    try person.scratch.makeDirectory("got")
    let got = person.scratch.path("got/a.bin")
    _ = try person.output(
      "curl", "-s", "-o", got, try #require(second.results.first?.value) + "/+download")
    #expect(try person.scratch.read("got/a.bin") == binary)
  }

  @Test(.peer("bepasty-server")) func whatBepastyRefuses() throws {
    let scratch = try ScratchDirectory()
    let server = try bepasty(scratch)
    let table = "[paste]\ntype = \"bepasty\"\nurl = \"\(server.address)\"\n"
    let person = try SharingPerson(table)
    let nobody = try person.share("Paste", [:], ["-t", "x"])
    #expect(nobody.outcome == "failed" && nobody.results.isEmpty, "\(nobody)")
    try person.configure(table + "token_cmd = \"printf wrong\"\n")
    let wrong = try person.share("Paste", [:], ["-t", "x"])
    #expect(wrong.outcome == "failed", "\(wrong)")
    try person.configure(table + "token_cmd = \"printf 't0k\\\"en'\"\n")
    try person.scratch.write(Array(repeating: 65, count: 1_500_000), to: "large.txt")
    let large = try person.share("Paste", [:], ["./large.txt"])
    #expect(large.outcome == "failed", "\(large)")
    #expect(try scratch.names(in: "store").isEmpty)
  }

  // MARK: copyparty

  private func copyparty(_ scratch: ScratchDirectory) throws -> PeerServer {
    let folder = try scratch.makeDirectory("served")
    return try PeerServer { port in
      ProgramCall(
        try Peers.require("copyparty"),
        [
          "-q", "-i", "127.0.0.1", "-p", "\(port)", "-a", "ada:p4ss", "-a", "eve:r3ad", "-v",
          "\(folder)::r:rwmd,ada",
        ],
        environment: scratch.environment(), directory: scratch.path, input: .null, output: .null,
        error: .kept)
    }
  }

  @Test(.peer("copyparty")) func copypartyKeepsBothOfOneName() throws {
    let scratch = try ScratchDirectory()
    let server = try copyparty(scratch)
    let person = try SharingPerson(
      """
      [paste]
      type = "copyparty"
      url = "\(server.address)"
      token_cmd = "printf p4ss"
      """)
    var addresses: Set<String> = []
    for text in [Self.text, "second"] {
      let shared = try person.share("Paste", ["name": "größe \"1\".txt"], ["-t", text])
      #expect(shared.outcome == "completed", "\(shared)")
      let address = try #require(shared.results.first?.value)
      #expect(try person.output("curl", "-s", address) == text)
      addresses.insert(address)
    }
    #expect(addresses.count == 2)
  }

  /// A password of nobody, one of a person who may only read, and a folder that is not there.
  @Test(
    .peer("copyparty"), arguments: [("", "no"), ("", "r3ad"), ("/nöwhere", "r3ad")]
  ) func whatCopypartyRefuses(_ folder: String, _ password: String) throws {
    let scratch = try ScratchDirectory()
    let server = try copyparty(scratch)
    let person = try SharingPerson(
      "[paste]\ntype = \"copyparty\"\nurl = \"\(server.address)\(folder)\"\n"
        + "token_cmd = \"printf \(password)\"\n")
    let shared = try person.share("Paste", ["name": "größe.txt"], ["-t", Self.text])
    #expect(shared.outcome == "failed" && shared.results.isEmpty, "\(shared)")
    // It says the same of all of them.
    #expect(shared.error?.message == "127.0.0.1 refuses, with status 403.", "\(shared)")
    #expect(try scratch.names(in: "served").allSatisfy { $0.hasPrefix(".") })
  }

  /// The file is larger than what may be kept in memory.
  @Test(.peer("copyparty")) func cancellingInTheMiddle() throws {
    let scratch = try ScratchDirectory()
    let server = try copyparty(scratch)
    let person = try SharingPerson(
      "[paste]\ntype = \"copyparty\"\nurl = \"\(server.address)\"\ntoken_cmd = \"printf p4ss\"\n")
    try person.scratch.write("", to: "big.bin")
    try #require(truncate(person.scratch.path("big.bin"), 8 << 30) == 0)
    let status = try person.cancel(try person.call("Paste", [:], ["./big.bin"])) {
      try !scratch.names(in: "served").filter { $0.contains("big") }.isEmpty
    }
    #expect(status == .code(130))
  }

  // MARK: In a network of their own

  @Test(.networkNamespace, .peer("ip", "ss"), .pythonPackage("pinnwand"))
  func pinnwandKeepsNamesAndLanguages() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("database_uri = \"sqlite:///\(scratch.path("paste.db"))\"\n", to: "p.toml")
    let network = try ServerNetwork()
    try network.launch(
      [
        try Peers.python("pinnwand"), "-m", "pinnwand", "--configuration-path",
        scratch.path("p.toml"), "http",
        "--port", "5006",
      ], in: scratch.path, port: 5006)
    let person = try SharingPerson(
      "[paste]\ntype = \"pinnwand\"\nurl = \"http://127.0.0.1:5006\"\n")
    func share(_ words: String...) throws -> SharingPerson.Shared {
      try SharingPerson.Shared(
        try person.call(["--json", "-a", "Paste"] + words, by: network.prefix).run(
          within: .seconds(60)))
    }
    let shared = try share("--set", "name=größe.py", "--set", "expiry=1week", "-t", Self.text)
    #expect(shared.outcome == "completed", "\(shared)")
    let address = try #require(shared.results.first?.value)
    let page = try network.run("curl", "-s", address)
    #expect(page.contains("größe.py") && page.contains("世界 ☕"))
    #expect(shared.results.count == 1, "the link for removing is for the history")
    let history = String(
      decoding: try person.scratch.read("home/.local/state/sharesheet/history.jsonl"), as: UTF8.self
    )
    #expect(history.contains("/remove/") && history.contains(address))
    let wrong = try share("--set", "language=nonsuch", "-t", "x")
    #expect(wrong.error?.message.contains("lexer") == true, "\(wrong)")
    #expect(try share("--set", "expiry=1month", "-t", "x").outcome != "completed")
  }

  @Test(.networkNamespace, .peer("ip", "ss", "fiche")) func ficheGetsAllBytes() throws {
    let scratch = try ScratchDirectory()
    for folder in [scratch.path, try scratch.makeDirectory("out")] { chmod(folder, 0o777) }
    let network = try ServerNetwork()
    try network.launch(
      ["fiche", "-d", "example.org", "-o", scratch.path("out"), "-p", "9997", "-s", "8"],
      in: scratch.path, port: 9997)
    let person = try SharingPerson(
      "[paste]\ntype = \"termbin\"\nhost = \"localhost\"\nport = 9997\n")
    func share(_ words: String...) throws -> SharingPerson.Shared {
      try SharingPerson.Shared(
        try person.call(["--json", "-a", "Paste"] + words, by: network.prefix).run(
          within: .seconds(60)))
    }
    let long = String(repeating: "zeile ü\n", count: 3600)
    for text in [Self.text, long] {
      let shared = try share("-t", text)
      #expect(shared.outcome == "completed", "\(shared)")
      let id = try #require(shared.results.first?.value.split(separator: "/").last)
      #expect(shared.results.first?.value.hasPrefix("http://example.org/") == true)
      #expect(try scratch.read("out/\(id)/index.txt") == Array(text.utf8))
    }
    let large = try share("-t", long + long)
    #expect(large.error?.message.contains("takes at most") == true, "\(large)")
  }

  @Test func nobodyListensForAPlainConnection() throws {
    let person = try SharingPerson(
      "[paste]\ntype = \"termbin\"\nhost = \"127.0.0.1\"\nport = 1\n")
    let shared = try person.share("Paste", [:], ["-t", "x"])
    #expect(shared.error?.message.contains("cannot be reached") == true, "\(shared)")
    try person.configure("[paste]\ntype = \"termbin\"\nhost = \"nowhere.invalid\"\n")
    let unknown = try person.share("Paste", [:], ["-t", "x"])
    #expect(unknown.error?.message.contains("There is no server") == true, "\(unknown)")
  }
}
