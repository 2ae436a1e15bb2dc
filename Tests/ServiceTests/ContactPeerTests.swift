import Foundation
import SheetTestSupport
import Testing

/// Photos of contacts, read back by the programs that keep contacts.
@Suite struct ContactPeerTests {
  private static let name = "Zoë Ångström, Dr. 日本"

  private static let card = """
    BEGIN:VCARD\r\nVERSION:3.0\r\nUID:zoe-1\r\nFN:Zoë Ångström\\, Dr. 日本\r\nN:Ångström;Zoë;;;\r
    EMAIL:zoe@example.org\r\nX-CUSTOM;X="a:b":keep\\nme\r\nEND:VCARD\r\n
    """

  private func picture(_ scratch: ScratchDirectory) throws -> String {
    try scratch.write(SamplePicture.jpeg.bytes, to: "naïve café.jpg")
  }

  /// khard lists the contact and prints the card with the photo; vobject reads the photo.
  @Test(.peer("khard")) func khardFindsThePhoto() throws {
    let person = try SharingPerson()
    try person.scratch.write(Self.card, to: "home/.contacts/me/zoe.vcf")
    try person.scratch.write(
      "[addressbooks]\n[[me]]\npath = \(person.scratch.path("home/.contacts/me"))\n",
      to: "home/.config/khard/khard.conf")
    let shared = try person.share(
      "assignToContact", ["contact": Self.name], [try picture(person.scratch)])
    #expect(shared.outcome == "completed", "\(shared)")
    let khard = try Peers.require("khard")
    let listed = try person.run(khard, ["list"])
    #expect(listed.standardOutput.contains("Zoë"), "\(listed)")
    let printed = try person.run(khard, ["show", "--format=vcard", "Zoë"])
    #expect(printed.standardOutput.contains("PHOTO;"), "\(printed)")
    let script = """
      import sys, vobject
      card = vobject.readOne(open(sys.argv[1], encoding='utf-8', newline='').read())
      assert card.photo.value[:4] == b'\\x89PNG', card.photo.value[:4]
      """
    let file = person.scratch.path("home/.contacts/me/zoe.vcf")
    let read = try person.run("/usr/bin/python3", ["-c", script, file])
    #expect(read.status == .code(0), "\(read.standardError)")
    let bytes = String(
      decoding: try person.scratch.read("home/.contacts/me/zoe.vcf"), as: UTF8.self)
    #expect(bytes.contains("\r\nX-CUSTOM;X=\"a:b\":keep\\nme\r\n"))
  }

  private func radicale(_ scratch: ScratchDirectory) throws -> Radicale {
    let server = try Radicale(scratch)
    let collection = """
      <create xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><set><prop><resourcetype>
      <collection/><C:addressbook/></resourcetype></prop></set></create>
      """
    let made = try server.curl("-X", "MKCOL", "--data", collection, server.address + "/ada/c/")
    try #require(made.hasSuffix("201"), "\(made)")
    return server
  }

  private func put(
    _ card: String, _ name: String, _ scratch: ScratchDirectory, _ server: Radicale
  ) throws {
    try scratch.write(card, to: "put.vcf")
    let code = try server.curl(
      "-T", "put.vcf", "-H", "Content-Type: text/vcard", server.address + "/ada/c/\(name)")
    try #require(code.hasSuffix("201"), "\(code)")
  }

  private func settings(_ server: Radicale, password: String = Radicale.password) -> String {
    """
    [contacts]
    carddav = "\(server.address)/ada/c/"
    \(Radicale.login(password: password))
    """
  }

  @Test(.peer("radicale")) func theServersCardGetsThePhotoAndKeepsAllElse() throws {
    let scratch = try ScratchDirectory()
    let server = try radicale(scratch)
    try put(Self.card, "a%20b.vcf", scratch, server)
    try put(
      Self.card.replacingOccurrences(of: "zoe-1", with: "2").replacingOccurrences(
        of: "Zoë", with: "Zo"),
      "2.vcf", scratch, server)
    let person = try SharingPerson(settings(server))
    let shared = try person.share(
      "assignToContact", ["contact": "zoë å"], [try picture(scratch)])
    #expect(shared.outcome == "completed", "\(shared)")
    let card = try server.curl(server.address + "/ada/c/a%20b.vcf")
    #expect(card.contains("PHOTO;ENCODING=b;TYPE=PNG:"), "\(card)")
    #expect(card.contains("X-CUSTOM;X=\"a:b\":keep\\nme\r\n"))

    let again = try person.share("assignToContact", ["contact": Self.name], [try picture(scratch)])
    #expect(again.error?.message.contains("has a picture already") == true, "\(again)")
    let unclear = try person.share(
      "assignToContact", ["contact": "ångström"], [try picture(scratch)])
    #expect(unclear.error?.message.hasPrefix("2 contacts are called") == true, "\(unclear)")
    let nobody = try person.share("assignToContact", ["contact": "Bob"], [try picture(scratch)])
    #expect(nobody.error?.message.hasPrefix("No contact is called \"Bob\"") == true, "\(nobody)")
    let stranger = try SharingPerson(settings(server, password: "wröng"))
    let refused = try stranger.share(
      "assignToContact", ["contact": "zoë"], [try picture(scratch)])
    #expect(refused.error?.message == "127.0.0.1 refuses the name or the password. Check both.")
  }

  /// The server changes its mind between question and answer, as when somebody else edits the card.
  @Test func aCardThatWasChangedMeanwhileIsNotOverwritten() throws {
    let answer = """
      <multistatus xmlns="DAV:"><response><href>/c/1.vcf</href><propstat><prop>
      <getetag>"1"</getetag><C:address-data xmlns:C="urn:ietf:params:xml:ns:carddav">\
      \(Self.card.replacingOccurrences(of: "\r", with: "&#13;"))</C:address-data>
      </prop></propstat></response></multistatus>
      """
    let server = try LocalHTTPServer { request in
      request.method == "REPORT"
        ? HTTPResponse(status: 207, body: Array(answer.utf8)) : HTTPResponse(status: 412)
    }
    let person = try SharingPerson("[contacts]\ncarddav = \"\(server.address)/c\"\n")
    let shared = try person.share(
      "assignToContact", ["contact": "Zoë"], [try picture(person.scratch)])
    #expect(shared.error?.message.contains("was changed elsewhere meanwhile") == true, "\(shared)")
    #expect(server.requests.last?.headers["if-match"] == "\"1\"")
  }

  @Test func aServerThatIsSlowCanBeLeft() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(manner: .silent) }
    let person = try SharingPerson("[contacts]\ncarddav = \"\(server.address)/c\"\n")
    let call = try person.call(
      "assignToContact", ["contact": "Zoë"], [try picture(person.scratch)])
    let status = try person.cancel(call) { !server.requests.isEmpty }
    #expect(status == .signal(SIGINT) || status == .code(130), "\(status)")
  }

  @Test(arguments: ["<html>", "", "<a><response></a>"])
  func answersWithoutSenseAreTold(body: String) throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(status: 207, body: Array(body.utf8)) }
    let person = try SharingPerson("[contacts]\ncarddav = \"\(server.address)/c\"\n")
    let shared = try person.share(
      "assignToContact", ["contact": "Zoë"], [try picture(person.scratch)])
    #expect(shared.outcome == "failed")
    #expect(
      shared.error?.message == "127.0.0.1 gave an answer that makes no sense. Is the address right?"
        || shared.error?.message.hasPrefix("An HTML page came") == true
        || shared.error?.message == "No contact is called \"Zoë\". Type another name.")
  }
}
