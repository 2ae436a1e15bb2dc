import Foundation
import SheetTestSupport
import Testing

/// An account at a real server (aiosmtpd), reached by curl.
@Suite(.serialized, .peer("aiosmtpd", "curl", "openssl", "python3")) struct MailAccountTests {
  private let mail: MailPeer

  init() throws {
    mail = try MailPeer()
  }

  @Test func everythingArrivesAsItWasTyped() throws {
    try mail.serve("plain")
    try mail.configure(
      "from = \"Žofie „Ž“ <me@example.org>\"", "smtp_url = \"smtp://127.0.0.1:{port}\"")
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try mail.scratch.write(bytes, to: "naïve café.png")
    try mail.scratch.write("ě\n", to: "日本.txt")
    let body = "Grüße ☕\n.\n..points\nFrom me\n\tend  \n" + String(repeating: "ž", count: 2000)
    let sent = try mail.send(
      "--subject", "Café ☕ – a subject that is long enough to be folded, with čeština in it",
      "--set", "to=\"Byron, Ada\" <ada@example.org>, bob@bücher.example",
      "--set", "cc=Žofie Č <z@example.org>", "--set", "bcc=hidden@example.org",
      "--set", "body=\(body)", "--json", "naïve café.png", "日本.txt")
    #expect(sent.status == .code(0), "\(sent.standardError)")
    #expect(sent.standardOutput.contains("\"outcome\": \"completed\""))
    let message = try mail.message()
    #expect(message.defects == [])
    #expect(message.wireEnds)
    #expect(
      message["Subject"] == [
        "Café ☕ – a subject that is long enough to be folded, with čeština in it"
      ])
    #expect(message["From"] == ["Žofie „Ž“ <me@example.org>"])
    #expect(message["To"] == ["\"Byron, Ada\" <ada@example.org>, bob@xn--bcher-kva.example"])
    #expect(message["Cc"] == ["Žofie Č <z@example.org>"])
    #expect(message["Bcc"] == [])
    #expect(message.text == body + "\n")
    #expect(message.type == "text/plain; charset=\"utf-8\"")
    #expect(message.files.map(\.name) == ["naïve café.png", "日本.txt"])
    #expect(message.files.map(\.type) == ["image/png", "text/plain"])
    #expect(Data(base64Encoded: message.files[0].bytes) == Data(bytes))
    let facts = try mail.facts()
    #expect(facts.from == "me@example.org")
    #expect(
      facts.to == [
        "ada@example.org", "bob@xn--bcher-kva.example", "z@example.org", "hidden@example.org",
      ])
    #expect(mail.drafts == [])
  }

  @Test func nothingTellsOfThisMachine() throws {
    try mail.serve("plain")
    try mail.configure("from = \"me@example.org\"", "smtp_url = \"smtp://127.0.0.1:{port}\"")
    _ = try mail.send("--set", "to=a@example.org", "text")
    let raw = String(decoding: try mail.scratch.read("in/0.eml"), as: UTF8.self)
    #expect(!raw.contains(ProcessInfo.processInfo.hostName))
    #expect(try mail.facts().name == "[127.0.0.1]")
    let message = try mail.message()
    #expect(message["User-Agent"] + message["X-Mailer"] == [])
    #expect(message["Message-ID"].first?.hasSuffix("@example.org>") == true)
    #expect(message["Date"].count == 1 && message["MIME-Version"] == ["1.0"])
  }

  @Test func noHeaderCanBeAdded() throws {
    try mail.serve("plain")
    try mail.configure("from = \"me@example.org\"", "smtp_url = \"smtp://127.0.0.1:{port}\"")
    let name = "a\nX-Evil: 1\r\n.png"
    try mail.scratch.write([1, 2, 3], to: "" + name)
    let sent = try mail.send(
      "--subject", "one\r\nBcc: evil@example.org\r\n\r\ntext", "--set",
      "to=\"Ada\r\nX-Evil: 2\" <a@example.org>", "--file", name)
    #expect(sent.status == .code(0), "\(sent.standardError)")
    let message = try mail.message()
    #expect(message["X-Evil"] + message["Bcc"] == [])
    #expect(message["Subject"] == ["one  Bcc: evil@example.org    text"])
    #expect(message.files.map(\.name) == ["a X-Evil: 1  .png"])
    #expect(try mail.facts().to == ["a@example.org"])
  }

  @Test func mailtoLinksFillTheFields() throws {
    try mail.serve("plain")
    try mail.configure("from = \"me@example.org\"", "smtp_url = \"smtp://127.0.0.1:{port}\"")
    let sent = try mail.send(
      "mailto:ada@example.org?cc=bob@example.org&bcc=z@example.org&subject=Caf%C3%A9&body=one%0D%0Atwo",
      "https://example.org/?a=b")
    #expect(sent.status == .code(0), "\(sent.standardError)")
    let message = try mail.message()
    #expect(message["To"] + message["Cc"] == ["ada@example.org", "bob@example.org"])
    #expect(message["Subject"] == ["Café"])
    #expect(message.text == "one\ntwo\n\nhttps://example.org/?a=b\n")
    #expect(try mail.facts().to.last == "z@example.org")
  }

  @Test func aLargeFileIsSentFromTheDisk() throws {
    try mail.serve("plain")
    try mail.configure("from = \"me@example.org\"", "smtp_url = \"smtp://127.0.0.1:{port}\"")
    let bytes = (0..<9_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    try mail.scratch.write(bytes, to: "large.bin")
    let sent = try mail.send("--set", "to=a@example.org", "large.bin")
    #expect(sent.status == .code(0), "\(sent.standardError)")
    let file = try #require(try mail.message().files.first)
    #expect(Data(base64Encoded: file.bytes) == Data(bytes))
    #expect(mail.drafts == [])
  }

  @Test(arguments: ["smtps", "starttls"])
  func loginIsEncrypted(kind: String) throws {
    try mail.serve(kind)
    let scheme = kind == "smtps" ? "smtps" : "smtp"
    try mail.configure(
      "from = \"me@example.org\"", "smtp_url = \"\(scheme)://localhost:{port}\"",
      "user = \"\(MailPeer.user)\"", try mail.passwordLine(), "ca_file = \"{in}/ca.pem\"")
    let sent = try mail.send("--set", "to=a@example.org", "Grüße")
    #expect(sent.status == .code(0), "\(sent.standardError)")
    let facts = try mail.facts()
    #expect(facts.encrypted && facts.login)
    #expect(try mail.message().text == "Grüße\n")
  }
}
