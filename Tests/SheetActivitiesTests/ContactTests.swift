import Foundation
import SheetEngine
import SheetFiles
import SheetImaging
import SheetPresentation
import SheetSettings
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct VCardTests {
  private static let photo = Array(repeating: UInt8(0xA5), count: 200)

  private func card(_ text: String) throws -> VCard { try #require(VCard(Array(text.utf8))) }

  private func changed(_ text: String, type: String = "PNG") throws -> String {
    String(
      decoding: try card(text).withPhoto(Self.photo, type: type, revised: "2026-01-02T03:04:05Z"),
      as: UTF8.self)
  }

  @Test func namesAndAddresses() throws {
    let folded = try card(
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoë Ång\r\n str\\, öm\r\nitem1.EMAIL;TYPE=\"a:b\";PREF=1:zoe\r\n"
        + "\t@example.org\r\nEMAIL:not an address\r\nEND:VCARD\r\n")
    #expect(folded.name == "Zoë Ångstr, öm")
    #expect(folded.emails == ["zoe@example.org"])
    #expect(!folded.hasPhoto)
    let old = try card(
      "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg\nEND:VCARD"
    )
    #expect(old.name == "Jörg Müller")
  }

  @Test func whatIsNoCardIsNone() {
    for text in ["", "BEGIN:VCARD\nFN:x\n", "FN:x\nEND:VCARD", ":::\n\n:", "\u{0}\u{1}"] {
      #expect(VCard(Array(text.utf8)) == nil)
    }
  }

  @Test func everythingElseStaysByteForByte() throws {
    let before = "BEGIN:VCARD\r\nVERSION:3.0\r\nX-CUSTOM;X=\"; : ,\":  keep\t\r\nFN:A\r\n"
    let after = "NOTE:a\\nb\r\n c\r\nX-ABC.DEF:1\r\n"
    let end = "END:VCARD\r\n\r\nBEGIN:VCARD\r\nFN:second\r\nPHOTO:x\r\nEND:VCARD\r\n"
    let result = try changed(
      before + "item1.PHOTO;ENCODING=b;TYPE=JPEG:/9j/\r\n AAAA\r\n" + after + end)
    #expect(result.hasPrefix(before + after + "PHOTO;ENCODING=b;TYPE=PNG:"))
    #expect(result.hasSuffix("\r\n" + end))
    #expect(try card(result).hasPhoto)
  }

  @Test(arguments: [
    ("2.1", "PHOTO;ENCODING=BASE64;TYPE=PNG:"), ("3.0", "PHOTO;ENCODING=b;TYPE=PNG:"),
    ("4.0", "PHOTO:data:image/png;base64,"),
  ])
  func eachVersionHasItsForm(version: String, start: String) throws {
    let result = try changed("BEGIN:VCARD\nVERSION:\(version)\nFN:A\nREV:19950101\nEND:VCARD\n")
    #expect(result.contains("\n" + start))
    #expect(result.contains("REV:2026-01-02T03:04:05Z\n"))
    #expect(!result.contains("\r"))
    let lines = result.split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    let value = try #require(card(result).properties.first { $0.name == "PHOTO" }).text
    let text = value.split(separator: ",").last.map(String.init) ?? ""
    #expect(Data(base64Encoded: text).map(Array.init) == Self.photo)
  }

  @Test func anythingCanBeRead() {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "BEGIN:VCARD\n", "END:VCARD\n", "FN:a", ":", ";", "\"", "\n ", "\r\n", "=", "PHOTO:", "é",
    ]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      guard let card = VCard(Array(text.utf8)) else { continue }
      let changed = card.withPhoto([1], type: "PNG", revised: "x")
      #expect(VCard(changed)?.hasPhoto == true)
    }
  }
}

@Suite struct AddressBookTests {
  @Test func khardAndVdirsyncerSayWhere() {
    let khard = [
      "[general]", "path = /no", "[addressbooks]", "[[me]]", "path = ~/.contacts/me/", "[x]",
    ]
    #expect(ContactPrograms.khardFolders(khard) == ["~/.contacts/me/"])
    let vdirsyncer = [
      "[storage a]", "type = \"filesystem\"", "path = \"~/cal\"", "fileext = \".ics\"",
      "[storage b]", "type = \"filesystem\"", "path = \"~/cards/\"", "fileext = \".vcf\"",
    ]
    #expect(ContactPrograms.vdirsyncerFolders(vdirsyncer) == ["~/cards/"])
  }

  @Test func contactsAreSortedAndStrangeFilesLeftOut() throws {
    let scratch = try ScratchDirectory()
    let folder = "home/.local/share/sharesheet/contacts/"
    for name in ["Zoë", "ángel", "Bob, \"B\""] {
      try scratch.write(
        VCard.text(name: name, identifier: name).replacing(
          "END:", with: "EMAIL:\(name.utf8.count)@example.org\r\nEND:"),
        to: folder + "\(name.utf8.count).vcf")
    }
    try scratch.write("nothing", to: folder + "x.vcf")
    mkfifo(scratch.path(folder + "pipe.vcf"), 0o600)
    let book = try AddressBook(scratch.settings())
    #expect(book.contacts().map(\.name) == ["ángel", "Bob, \"B\"", "Zoë"])
    #expect(
      book.contacts().flatMap(\.recipients) == [
        "ángel <6@example.org>", #""Bob, \"B\"" <8@example.org>"#, "Zoë <4@example.org>",
      ])
  }
}

@Suite struct NameListTests {
  @Test func numbersInNamesCountAsNumbers() {
    let names = ["App 10", "app 2", "Äpp 1", "App 1", "b", "App 01", "APP 2", "a"]
    let sorted = names.sorted { $0.precedesNaturally($1) }
    #expect(sorted == ["a", "App 01", "App 1", "Äpp 1", "APP 2", "app 2", "App 10", "b"])
  }

  @Test func messagesNameAFewAndSayHowManyMore() {
    let names = (1...60).map { "Ada \($0)" }
    #expect(
      ContactError.several("Ada", names).message
        == "60 contacts are called \"Ada\": Ada 1, Ada 2, Ada 3, Ada 4, Ada 5 and 55 more. "
        + "Type more of the name.")
    let choice = FormError.notAChoice(field: "contact", value: "Ada", choices: names).message
    #expect(choice.hasSuffix("Ada 10 and 50 more."), "\(choice)")
    let eleven = FormError.notAChoice(field: "x", value: "y", choices: [""] + names.prefix(11))
    #expect(eleven.message.hasSuffix("Ada 10 and 1 more."), "\(eleven.message)")
    let long = FormError.notAChoice(
      field: "x", value: "y", choices: [String(repeating: "é", count: 500) + "\u{1B}[2J"])
    #expect(long.message.count < 130 && !long.message.contains("\u{1B}"))
    #expect(
      PrintError.unknownPrinter("x", known: names).message.hasSuffix("Ada 10 and 50 more, pdf."))
  }
}

@Suite struct MultiStatusTests {
  @Test func propertiesByTheirLocalNames() throws {
    let text = """
      <?xml version="1.0"?><!-- c --><D:multistatus xmlns:D="DAV:"><D:response><D:href>/a%20b.vcf</D:href>
      <D:propstat><D:prop><D:getetag>"1"</D:getetag><x/>
      <card:address-data>FN:&lt;Zo&#xEB;&gt; &amp; <![CDATA[<b>]]></card:address-data></D:prop></D:propstat>
      </D:response></D:multistatus>
      """
    let response = try #require(MultiStatus(Array(text.utf8))?.responses.first)
    #expect(response["href"] == "/a%20b.vcf")
    #expect(response["getetag"] == "\"1\"")
    #expect(response["address-data"] == "FN:<Zoë> & <b>")
  }

  @Test(arguments: [
    "<a>", "<a></b>", "<a>&x;</a>", "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>", "<a", "&#xD800;",
    String(repeating: "<a>", count: 100_000),
  ])
  func whatIsNotWellFormedIsNothing(text: String) {
    #expect(MultiStatus(Array(text.utf8)) == nil)
  }
}

@MainActor @Suite struct AssignToContactTests {
  private let scratch: ScratchDirectory
  private let folder = "home/.local/share/sharesheet/contacts/"

  init() throws {
    scratch = try ScratchDirectory()
  }

  private func assign(_ values: [String: String], size: Int = 40) async throws -> ActivityResult {
    let activity = AssignToContactActivity(settings: scratch.settings())
    var random = SeededGenerator(seed: 1)
    let noise = (0..<size * size * 8).map { _ in UInt8.random(in: 0...255, using: &random) }
    let picture = UIImage(bitmap: Bitmap(width: size * 2, height: size, pixels: noise))
    return try await withCheckedThrowingContinuation { continuation in
      do {
        try activity.runWithoutScreen(values: values, items: [picture]) {
          continuation.resume(returning: $0)
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  @Test func aNewContactIsBegunAndThenKeepsItsPhoto() async throws {
    let result = try await assign(["name": "Zoë Ångström"])
    #expect(result.isSuccess, "\(String(describing: result.error))")
    let file = try #require(try scratch.names(in: folder).first)
    let card = try #require(VCard(try scratch.read(folder + file)))
    #expect(card.name == "Zoë Ångström")
    let photo = try #require(card.properties.first { $0.name == "PHOTO" })
    let image = try #require(Data(base64Encoded: photo.text).flatMap { UIImage(data: $0) })
    #expect(image.size == CGSize(width: 40, height: 40))

    let refused = try await assign(["contact": "Zoë Ångström"])
    #expect(refused.error as? ContactError == .hasPhoto("Zoë Ångström"))
    #expect(try await assign(["contact": "Zoë Ångström", "replace": "yes"]).isSuccess)
  }

  /// A name alone begins a new contact; nobody who was not named is touched.
  private let missingName = ActivityInputError.refused(
    field: "name", problem: "Type the name of the new contact, or choose one.")

  @Test func nobodyIsChosenUnasked() async throws {
    let boss = VCard.text(name: "Boss", identifier: "1")
    try scratch.write(boss, to: folder + "boss.vcf")
    await #expect(throws: missingName) { try await assign([:]) }
    #expect(try await assign(["name": "Carol"]).isSuccess)
    #expect(try scratch.read(folder + "boss.vcf") == Array(boss.utf8))
    #expect(try scratch.names(in: folder).count == 2)
  }

  @Test func aLargePictureBecomesSmaller() async throws {
    _ = try await assign(["name": "A", "square": "no"], size: 400)
    let file = try #require(try scratch.names(in: folder).first)
    let card = try #require(VCard(try scratch.read(folder + file)))
    let photo = try #require(card.properties.first { $0.name == "PHOTO" })
    let image = try #require(Data(base64Encoded: photo.text).flatMap { UIImage(data: $0) })
    #expect(image.size == CGSize(width: 512, height: 256))
  }

  @Test func anAddressBookThatIsAFileIsNamed() async throws {
    let path = scratch.bytePath("book.vcf")
    try scratch.write("BEGIN:VCARD\n", to: "book.vcf")
    let text = "[contacts]\nvdir = \"\(path.text)\"\n"
    var settings = scratch.settings()
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"), text: Array(text.utf8))
    let error = ContactError.notAFolder(path, kind: "a file")
    #expect(throws: error) { try AddressBook(settings) }
    let picture = UIImage(bitmap: Bitmap(width: 2, height: 2))
    let activity = AssignToContactActivity(settings: settings)
    activity.prepare(withActivityItems: [picture])
    #expect(activity.makeForm().fields.contains { $0.help == error.message })
    let result = try await withCheckedThrowingContinuation { continuation in
      do {
        try activity.runWithoutScreen(values: ["name": "A"], items: [picture]) {
          continuation.resume(returning: $0)
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
    #expect(result.error as? ContactError == error)
    #expect(error.message.hasSuffix("Correct vdir of [contacts] in config.toml."))
  }

  @Test func withoutANameNothingIsBegun() async throws {
    await #expect(throws: missingName) { try await assign([:]) }
    #expect(!FileManager.default.fileExists(atPath: scratch.path(folder)))
  }
}
