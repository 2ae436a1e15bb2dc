import Foundation
import SheetTestSupport
import Testing

/// Mailers that get a message as a `mailto:` link.
@Suite struct MailtoPeerTests {
  private let mail: MailPeer
  private let fields = [
    "--subject", "Café ☕ & 100%", "--set", "to=ada+tag@example.org, bob@example.org", "--set",
    "cc=c+d@example.org",
  ]

  init() throws {
    mail = try MailPeer()
  }

  /// aerc takes the addresses of the link as they are.
  @Test(.peer("aerc")) func aercSendsWhatWasTyped() throws {
    let folder = "home/.config/aerc"
    for name in ["cur", "new", "tmp"] { try mail.scratch.makeDirectory("home/Maildir/\(name)") }
    let account = try mail.scratch.write(
      """
      [Me]
      source = maildir://\(mail.scratch.path("home/Maildir"))
      outgoing = \(mail.scratch.path("run/sendmail"))
      from = Me <me@example.org>
      """, to: folder + "/accounts.conf")
    chmod(account, 0o600)
    try mail.scratch.writeScript(
      "#!/bin/sh\ncat > \(mail.scratch.path("in/0.eml"))\n", to: "run/sendmail")
    let call = try mail.person.call(
      ["-a", "mail", "--set", "via=aerc", "--json"] + fields + ["Grüße\n=100%41"])
    let session = try TmuxSession(
      ["sh", "-c", "\"$0\" \"$@\"; echo ended with $?; cat", call.executable] + call.arguments,
      environment: mail.environment.merging(["EDITOR": "true"]) { $1 }, directory: mail.scratch.path
    )
    try session.wait(for: "Send this email?")
    try session.press("y")
    let message = try #require(
      poll(within: .seconds(20)) { try? mail.message() }, "aerc has sent nothing")
    #expect(message["To"] == ["ada+tag@example.org, bob@example.org"])
    #expect(message["Cc"] == ["c+d@example.org"])
    #expect(message["Subject"] == ["Café ☕ & 100%"])
    #expect(message.text.trimmingCharacters(in: .newlines) == "Grüße\n=100%41")
    try session.press("q")
    try session.wait(for: "ended with 0")
    #expect(try session.capture().joined().contains("\"outcome\": \"handedOver\""))
  }

  @Test(.peer("xdg-open")) func theDesktopsMailerGetsTheLink() throws {
    let script = try mail.scratch.writeScript(
      "#!/bin/sh\nprintf '%s' \"$1\" > \(mail.scratch.path("in/part"))\n"
        + "mv \(mail.scratch.path("in/part")) \(mail.scratch.path("in/link"))\n", to: "run/mailer")
    try mail.scratch.write(
      "[Desktop Entry]\nType=Application\nName=Mailer\nExec=\(script) %u\n"
        + "MimeType=x-scheme-handler/mailto;\n",
      to: "home/.local/share/applications/mailer.desktop")
    try mail.scratch.write(
      "[Default Applications]\nx-scheme-handler/mailto=mailer.desktop\n",
      to: "home/.config/mimeapps.list")
    let sent = try mail.person.call(
      ["-a", "mail", "--set", "via=mailto", "--json"] + fields + ["Grüße\n=100%41"],
      ["DISPLAY": ":4242"]
    ).run(within: .seconds(60))
    #expect(sent.status == .code(0), "\(sent.standardError)")
    #expect(sent.standardOutput.contains("\"outcome\": \"handedOver\""))
    let link = poll(within: .seconds(20)) { try? mail.scratch.read("in/link") } ?? []
    #expect(
      String(decoding: link, as: UTF8.self)
        == "mailto:ada+tag@example.org,bob@example.org?cc=c%2Bd@example.org"
        + "&subject=Caf%C3%A9%20%E2%98%95%20%26%20100%25"
        + "&body=Gr%C3%BC%C3%9Fe%0D%0A%3D100%2541%0D%0A")
  }
}
