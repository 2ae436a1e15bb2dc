import Foundation
import SheetTestSupport
import Testing

/// The command with a configuration for mail, and perhaps a server that keeps what it is sent.
final class MailPeer {
  /// What the server knows of a transfer.
  struct Facts: Decodable {
    var from: String
    var to: [String]
    var name: String
    var encrypted, login: Bool
  }

  /// The name and password that the server takes.
  static let user = "zoë@example.org", password = "pässwörd \"x\"\\ $y"

  /// Who sends.
  let person: SharingPerson
  private var server: RunningProgram?
  private(set) var port = 0

  init() throws {
    person = try SharingPerson()
    for folder in ["in", "run"] { try scratch.makeDirectory(folder) }
  }

  /// The person's folder.
  var scratch: ScratchDirectory { person.scratch }

  /// The environment of the command.
  var environment: [String: String] { person.environment }

  /// Starts aiosmtpd.
  func serve(_ kind: String, limit: Int? = nil) throws {
    if ["smtps", "starttls"].contains(kind) { _ = try OwnAuthority(scratch, in: "in") }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("smtp-server.py")
    let folder = URL(fileURLWithPath: try Peers.require("aiosmtpd")).deletingLastPathComponent()
    let server = try ProgramCall(
      folder.appendingPathComponent("python").path,
      [script.path, kind, scratch.path("in")] + (limit.map { ["\($0)"] } ?? []),
      environment: environment, input: .null, output: .kept, error: .kept
    ).start()
    self.server = server
    let port = poll(within: .seconds(20)) {
      Int(server.standardOutput.split(separator: "\n").first ?? "")
    }
    self.port = try #require(port, "\(server.standardError)")
  }

  /// Writes `[mail]`; `{port}` stands for the server's port, `{in}` for the folder of its files.
  func configure(_ lines: String...) throws {
    let text = (["[mail]"] + lines).joined(separator: "\n") + "\n"
    try person.configure(
      text.replacingOccurrences(of: "{port}", with: "\(port)")
        .replacingOccurrences(of: "{in}", with: scratch.path("in")))
  }

  /// A line that prints the password from a file.
  func passwordLine(_ password: String = MailPeer.password) throws -> String {
    let path = try scratch.write(password + "\nsecond line\n", to: "run/password")
    return "password_cmd = \"cat \(path)\""
  }

  /// The command without a terminal.
  func call(_ arguments: [String], environment extra: [String: String] = [:]) throws -> ProgramCall
  {
    try person.call(["--activity", "mail"] + arguments, extra, by: ["setsid", "--wait"])
  }

  /// Sends with the command.
  func send(_ arguments: String..., within: Duration = .seconds(60)) throws -> FinishedProgram {
    try call(arguments).run(within: within)
  }

  /// The names of the drafts.
  var drafts: [String] {
    (try? scratch.names(in: "home/.local/share/sharesheet/drafts")) ?? []
  }

  /// A draft as text.
  func draft(_ name: String) throws -> String {
    String(decoding: try scratch.read("home/.local/share/sharesheet/drafts/\(name)"), as: UTF8.self)
  }

  /// The messages that came, as the server's files.
  var arrived: [String] { ((try? scratch.names(in: "in")) ?? []).filter { $0.hasSuffix(".eml") } }

  /// What the server knows of a transfer.
  func facts(_ number: Int = 0) throws -> Facts {
    try JSONDecoder().decode(Facts.self, from: Data(try scratch.read("in/\(number).json")))
  }

  /// A message that came, as Python's `email` reads it.
  func message(_ path: String = "in/0.eml") throws -> ReadMessage {
    try ReadMessage(scratch.path(path), environment)
  }
}

/// A message as Python's `email` package reads it, with the defects that it finds.
struct ReadMessage: Decodable {
  struct File: Decodable {
    var name, type, bytes: String
    var disposition: String
  }

  var headers: [[String]]
  var text: String
  var type: String
  var files: [File]
  var defects: [String]
  var wireEnds: Bool

  init(_ path: String, _ environment: [String: String]) throws {
    let read = try ProgramCall(
      "/usr/bin/python3", ["-c", Self.script, path], environment: environment
    ).run()
    self = try JSONDecoder().decode(Self.self, from: Data(read.standardOutput.utf8))
  }

  /// The values of a header.
  subscript(name: String) -> [String] {
    headers.filter { $0[0].lowercased() == name.lowercased() }.map { $0[1] }
  }

  private static let script = """
    import base64, email, email.policy, json, sys
    raw = open(sys.argv[1], "rb").read()
    message = email.message_from_bytes(raw, policy=email.policy.default)
    parts = [part for part in message.walk() if not part.is_multipart()]
    text = [part for part in parts if part.get_content_disposition() != "attachment"]
    files = [part for part in parts if part.get_content_disposition() == "attachment"]
    print(json.dumps({
      "headers": [[name, str(value)] for name, value in message.items()],
      "text": text[0].get_content().replace("\\r\\n", "\\n") if text else "",
      "type": text[0]["content-type"] if text else "",
      "files": [{"name": part.get_filename(), "type": part.get_content_type(),
                 "bytes": base64.b64encode(part.get_payload(decode=True)).decode(),
                 "disposition": part["content-disposition"]} for part in files],
      "defects": [str(defect) for part in message.walk() for defect in part.defects],
      "wireEnds": raw.count(b"\\r\\n") == raw.count(b"\\n"),
    }))
    """
}
