import Foundation
import SheetTestSupport
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips the test, by name, for anybody but root.
  fileprivate static var privatePostfix: Self {
    .enabled(if: geteuid() == 0, "only root can start a Postfix of its own")
  }
}

/// Programs that take a message: mail systems, and mailers in the same terminal.
@Suite(.serialized) struct MailProgramTests {
  private let mail: MailPeer

  init() throws {
    mail = try MailPeer()
    try mail.scratch.write([1, 2, 3], to: "naïve café.png")
  }

  // MARK: Mail systems

  @Test(.peer("postfix"), .privatePostfix) func postfixDelivers() throws {
    let postfix = try PrivatePostfix()
    try postfix.start()
    try mail.configure(
      "from = \"Me <me@example.test>\"",
      "sendmail = \"/usr/sbin/sendmail -C \(postfix.configuration)\"")
    let sent = try mail.send(
      "--subject", "Café ☕", "--set", "to=ada@example.test", "--set", "bcc=zoe@example.test",
      "--json", "naïve café.png", "Grüße\n.\nEnde")
    #expect(sent.status == .code(0), "\(sent.standardError)")
    #expect(sent.standardOutput.contains("\"outcome\": \"handedOver\""))
    for path in try postfix.delivered(2) {
      let message = try ReadMessage(path, mail.environment)
      #expect(message["Subject"] == ["Café ☕"])
      #expect(message["Bcc"] == [], "the mail system must take them out")
      #expect(message.text == "Grüße\n.\nEnde\n")
      #expect(message.files.map(\.name) == ["naïve café.png"])
      #expect(message.files.first?.bytes == "AQID")
      #expect(message["Message-ID"].first?.hasSuffix("@example.test>") == true)
    }
    let readers = try postfix.delivered(2).map { path in
      try ReadMessage(path, mail.environment)["Delivered-To"]
    }
    #expect(Set(readers) == [["ada@example.test"], ["zoe@example.test"]])
  }

  @Test(.peer("postfix"), .privatePostfix) func whatAQueueTookIsHandedOver() throws {
    let postfix = try PrivatePostfix()
    try postfix.start()
    try mail.configure("sendmail = \"/usr/sbin/sendmail -C \(postfix.configuration)\"")
    try postfix.stop()
    let sent = try mail.send("--set", "to=ada@example.test", "--json", "x")
    #expect(sent.status == .code(0))
    #expect(sent.standardOutput.contains("\"outcome\": \"handedOver\""), "more cannot be known")
  }

  @Test(.peer("msmtp", "aiosmtpd", "python3")) func msmtpSends() throws {
    try mail.serve("plain")
    let account = try mail.scratch.write(
      "account default\nhost 127.0.0.1\nport \(mail.port)\nfrom me@example.org\n", to: "run/msmtprc"
    )
    try mail.configure("from = \"me@example.org\"", "sendmail = \"msmtp -C \(account)\"")
    let sent = try mail.send(
      "--subject", "Café", "--set", "to=ada@example.org", "--set", "bcc=z@example.org",
      "naïve café.png", "Grüße")
    #expect(sent.status == .code(0), "\(sent.standardError)")
    #expect(try mail.facts().to == ["ada@example.org", "z@example.org"])
    let message = try mail.message()
    #expect(message["Subject"] == ["Café"] && message["Bcc"] == [])
    #expect(message.files.map(\.name) == ["naïve café.png"])
  }

  @Test(.peer("msmtp")) func msmtpFails() throws {
    let account = try mail.scratch.write(
      "account default\nhost 127.0.0.1\nport 1\nfrom me@example.org\n", to: "run/msmtprc")
    try mail.configure("sendmail = \"msmtp -C \(account)\"")
    let sent = try mail.send("--set", "to=ada@example.org", "x")
    #expect(sent.status == .code(1))
    #expect(
      sent.standardError.contains("msmtp did not take the message (exit status 75)"),
      "\(sent.standardError)")
    #expect(mail.drafts == ["Mail.eml"])
  }

  // MARK: Mailers

  /// Opens the panel for a picture and a text in tmux and sends it by a mailer, to whose screen it waits.
  private func handOver(to mailer: String) throws -> TmuxSession {
    try mail.scratch.writeScript(
      "#!/bin/sh\ncat > \(mail.scratch.path("in/0.eml"))\n", to: "run/sendmail")
    // Each has a signature of its own, which must not come in addition.
    try mail.configure("signature = \"Zoë\"")
    try mail.scratch.write("Mailer\n", to: "home/.signature")
    let settings = """
      set signature="~/.signature"
      set sendmail="\(mail.scratch.path("run/sendmail"))" copy=no
      set realname="Me" from="me@example.org" use_from=yes
      """
    try mail.scratch.makeDirectory("home/Mail")
    for name in [".muttrc", ".neomuttrc"] { try mail.scratch.write(settings, to: "home/" + name) }
    let session = try TmuxSession(
      [
        "sh", "-c", "\"$0\" \"$@\"; echo ended with $?; cat", try TestedProgram.path(), "-a",
        "mail",
        "-s", "Café ☕ – …", "--set", "to=ada@example.org", "--set", "via=\(mailer)", "--json",
        "naïve café.png", "Grüße",
      ],
      environment: mail.environment.merging(["EDITOR": "true"]) { $1 },
      directory: mail.scratch.path)
    try session.wait(for: "y:Send")
    for words in ["Café ☕ – …", "ada@example.org", "naïve café.png"] {
      try session.wait(for: words)
    }
    return session
  }

  @Test(.peer("mutt", "neomutt"), arguments: ["mutt", "neomutt"])
  func aMailerInThisTerminalGetsTheFiles(mailer: String) throws {
    let session = try handOver(to: mailer)
    try session.press("y")
    try session.wait(for: "ended with 0")
    let screen = try session.capture().joined()
    #expect(screen.contains("\"outcome\": \"handedOver\""))
    let message = try mail.message()
    #expect(message["Subject"] == ["Café ☕ – …"])
    #expect(message.text == "Grüße\n\n-- \nZoë\n")
    #expect(message.files.map(\.name) == ["naïve café.png"])
    #expect(message.files.first?.bytes == "AQID")
    #expect(message["X-Unsent"] == [])
    #expect(mail.drafts == [])
  }

  @Test(.peer("mutt", "neomutt"), arguments: ["mutt", "neomutt"])
  func leavingTheMailerKeepsADraft(mailer: String) throws {
    let session = try handOver(to: mailer)
    try session.press("q")
    try session.press("n")
    try session.wait(for: "ended with 1")
    try session.wait(for: "\(mailer) ended without sending")
    #expect(mail.drafts == ["Café ☕ – ….eml"])
    let draft = try mail.message("home/.local/share/sharesheet/drafts/Café ☕ – ….eml")
    #expect(draft.text == "Grüße\n", "whoever opens it adds a signature")
  }

  @Test(.peer("neomutt", "aiosmtpd", "python3")) func aPersonReadsWhatWasTyped() throws {
    try mail.serve("plain")
    try mail.configure(
      "from = \"Žofie „Ž“ <me@example.org>\"", "smtp_url = \"smtp://127.0.0.1:{port}\"")
    let sent = try mail.send(
      "--subject", "Café ☕ – …", "--set", "to=ada@example.org", "naïve café.png", "Grüße 日本")
    #expect(sent.status == .code(0), "\(sent.standardError)")
    for folder in ["Mail", "Maildir/cur", "Maildir/new", "Maildir/tmp"] {
      try mail.scratch.makeDirectory("home/" + folder)
    }
    try mail.scratch.write(try mail.scratch.read("in/0.eml"), to: "home/Maildir/new/1")
    let session = try TmuxSession(
      ["neomutt", "-F", "/dev/null", "-f", mail.scratch.path("home/Maildir")],
      environment: mail.environment)
    try session.wait(for: "Café ☕ – …")
    try session.press("Enter")
    try session.wait(for: "Grüße 日本")
    try session.wait(for: "Žofie „Ž“")
    try session.press("v")
    try session.wait(for: "naïve café.png")
  }
}
