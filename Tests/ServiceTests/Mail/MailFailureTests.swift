import Foundation
import SheetTestSupport
import Testing

/// What a real server and a real network do wrong: each time a message that says it, and a draft.
@Suite(.serialized, .peer("aiosmtpd", "curl", "openssl", "python3")) struct MailFailureTests {
  private let mail: MailPeer

  init() throws {
    mail = try MailPeer()
  }

  /// Sends a text that must fail with these words, and must be kept.
  private func expectFailure(
    _ words: String..., items: [String] = ["my words"], line: Int = #line
  ) throws {
    let sent = try mail.call(
      ["--subject", "Grüße", "--set", "to=a@example.org", "--json"] + items
    ).run(within: .seconds(60))
    #expect(sent.status == .code(1))
    for part in words {
      #expect(sent.standardError.contains(part), "\(sent.standardError), line \(line)")
    }
    #expect(
      sent.standardError.contains("Draft saved to ~/.local/share/sharesheet/drafts/Grüße.eml"))
    #expect(sent.standardOutput.contains("\"outcome\": \"failed\""))
    #expect(mail.drafts == ["Grüße.eml"])
    #expect(mail.arrived == [])
    let draft = try mail.message("home/.local/share/sharesheet/drafts/Grüße.eml")
    #expect(draft["To"] == ["a@example.org"])
    #expect(draft["X-Unsent"] == ["1"])
    #expect(draft["Subject"] == ["Grüße"])
  }

  private func configure(_ url: String, _ more: String...) throws {
    let lines = ["from = \"me@example.org\"", "smtp_url = \"\(url)\""] + more
    try mail.configure(lines.joined(separator: "\n"))
  }

  @Test func nobodyListens() throws {
    try configure("smtp://127.0.0.1:1")
    try expectFailure("127.0.0.1:1 cannot be reached")
  }

  @Test func noSuchHost() throws {
    try configure("smtps://mail.invalid")
    try expectFailure("There is no server \"mail.invalid:465\"")
  }

  @Test func theLoginIsWrong() throws {
    try mail.serve("smtps")
    try configure(
      "smtps://localhost:{port}", "user = \"\(MailPeer.user)\"", try mail.passwordLine("wrong"),
      "ca_file = \"{in}/ca.pem\"")
    try expectFailure("localhost refused the login for zoë@example.org.")
  }

  @Test func thePasswordCommandFails() throws {
    try mail.serve("plain")
    try configure(
      "smtp://localhost:{port}", "user = \"me\"",
      "password_cmd = \"echo 'not in the store' >&2; exit 1\"")
    try expectFailure("The command for the password failed", "not in the store")
  }

  @Test(arguments: ["smtps", "starttls"])
  func theCertificateIsNotTrusted(kind: String) throws {
    try mail.serve(kind)
    let scheme = kind == "smtps" ? "smtps" : "smtp"
    try configure("\(scheme)://localhost:{port}", "user = \"u\"", try mail.passwordLine())
    try expectFailure("The certificate of localhost is not trusted", "ca_file")
  }

  @Test func aNameThatIsNotInTheCertificateIsNotTrusted() throws {
    try mail.serve("smtps")
    try configure("smtps://127.0.0.1:{port}", "ca_file = \"{in}/ca.pem\"")
    try expectFailure("The certificate of 127.0.0.1 is not trusted")
  }

  @Test func tooLargeForTheServer() throws {
    try mail.serve("plain", limit: 2000)
    try configure("smtp://127.0.0.1:{port}")
    try mail.scratch.write([UInt8](repeating: 65, count: 3000), to: "a.bin")
    try expectFailure("127.0.0.1 takes at most 2 kB; this message has", items: ["a.bin"])
  }

  /// A file of 4 GB that takes no room on the disk: reading it would take many seconds.
  private func makeHugeFile() throws {
    try mail.scratch.write("", to: "huge.bin")
    try #require(truncate(mail.scratch.path("huge.bin"), 4_000_000_000) == 0)
  }

  @Test(.timeLimit(.minutes(1))) func fourGigabytesAreRefusedUnread() throws {
    try mail.serve("plain")
    try configure("smtp://127.0.0.1:{port}")
    try makeHugeFile()
    let start = ContinuousClock.now
    try expectFailure(
      "127.0.0.1 takes at most 34 MB; this message has 5.5 GB", "without the attachments",
      items: ["huge.bin"])
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func theConfigurationLimits() throws {
    try configure("smtp://127.0.0.1:1", "max_mb = 10")
    try makeHugeFile()
    try expectFailure("and max_mb in [mail] allows 10 MB", items: ["huge.bin"])
  }

  @Test func aRecipientIsRefused() throws {
    try mail.serve("plain")
    try configure("smtp://127.0.0.1:{port}")
    let sent = try mail.send("--set", "to=a@example.org, nobody@example.org", "x")
    #expect(sent.status == .code(1))
    #expect(sent.standardError.contains("127.0.0.1 refused a recipient: 550 5.1.1 No mailbox"))
    #expect(sent.standardError.contains("Nobody got the message. Draft saved to"))
    #expect(mail.arrived == [])
  }

  @Test func theMessageIsRefused() throws {
    try mail.serve("refusing")
    try configure("smtp://127.0.0.1:{port}")
    try expectFailure("127.0.0.1 refused the message: 554 5.7.1 This looks like spam.")
  }

  @Test func theServerClosesInTheMiddle() throws {
    try mail.serve("closing")
    try configure("smtp://127.0.0.1:{port}")
    try mail.scratch.write([UInt8](repeating: 65, count: 3_000_000), to: "a.bin")
    try expectFailure(
      "127.0.0.1:\(mail.port) closed the connection in the middle", items: ["a.bin"])
  }

  @Test func theServerCannotEncrypt() throws {
    // A host that is not this machine by its name, though it is.
    try mail.serve("plain")
    try configure("smtp://[::ffff:127.0.0.1]:{port}")
    try expectFailure("[::ffff:127.0.0.1] offers no encryption")
  }

  @Test func noAddressToSendFrom() throws {
    try mail.configure("smtp_url = \"smtp://127.0.0.1:1\"")
    try expectFailure("There is no address to send from. Set from in [mail]")
  }

  @Test func aFolderIsNoFile() throws {
    try configure("smtp://127.0.0.1:1")
    try mail.scratch.makeDirectory("folder")
    try expectFailure("is a folder, and mail carries files only", items: ["folder"])
  }

  @Test func withoutARecipientNothingIsSent() throws {
    try configure("smtp://127.0.0.1:1")
    let sent = try mail.send("x")
    #expect(sent.status == .code(2))
    #expect(sent.standardError.contains("Type at least one address."))
    let wrong = try mail.send("--set", "to=ada", "x")
    #expect(wrong.standardError.contains("\"ada\" is no address"))
    #expect(mail.drafts == [])
  }

  @Test func cancellingInTheMiddleEndsEverything() throws {
    try mail.serve("slow")
    try configure(
      "smtp://localhost:{port}", "user = \"\(MailPeer.user)\"",
      try mail.passwordLine("s3cret pässword"))
    try mail.scratch.write([UInt8](repeating: 65, count: 6_000_000), to: "a.bin")
    let call = try mail.call(["--set", "to=a@example.org", "a.bin"])
    let program = try ProgramCall(
      call.arguments[1], Array(call.arguments.dropFirst(2)), environment: call.environment,
      directory: call.directory, input: .null, output: .kept, error: .kept
    ).start()
    let curl = try #require(poll(within: .seconds(30)) { curlSending(of: program.identifier) })
    for file in ["cmdline", "environ"] {
      let text = try String(contentsOfFile: "/proc/\(curl)/\(file)", encoding: .isoLatin1)
      #expect(!text.isEmpty && !text.contains("s3cret") && !text.contains("cGFzc3"))
    }
    #expect(
      try String(contentsOfFile: "/proc/\(curl)/cmdline", encoding: .utf8).contains(
        "-K\u{0}/dev/fd/3"))
    program.signal(SIGINT)
    #expect(try program.waitForExit() == .code(130))
    #expect(poll(within: .seconds(5)) { kill(curl, 0) != 0 ? true : nil } == true)
    #expect(mail.drafts == [])
  }

  /// The process of curl that has the message as its input.
  private func curlSending(of parent: pid_t) -> pid_t? {
    ChildPrograms.of(parent, named: "curl").first { child in
      let input = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(child)/fd/0")
      return input?.contains(".sharesheet-") == true
    }
  }
}
