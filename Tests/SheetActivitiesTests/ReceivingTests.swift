import Foundation
import HelperProtocol
import SheetFiles
import SheetSettings
import SheetTestSupport
import Testing

@testable import SheetActivities

/// What receiving makes of what others say. The exchange itself has tests of its own.
@MainActor @Suite struct ReceivingTests {
  private func offer(_ files: [LocalSendFile], _ device: LocalSendDevice? = nil) -> IncomingOffer {
    let device = device ?? LocalSendDevice(alias: "Anna", fingerprint: "f")
    return IncomingOffer(
      session: "s", address: "10.0.0.9", LocalSendOffer(info: device, files: files))
  }

  private func name(_ text: String) -> String {
    let file = LocalSendFile(id: "f", fileName: text, size: 1, fileType: "")
    return offer([file]).files[0].name.text
  }

  @Test(arguments: [
    ("a.txt", "a.txt"), ("../../x", "x"), ("/etc/passwd", "etc_passwd"), ("..", "data.bin"),
    ("", "data.bin"), ("C:\\dir\\a.txt", "C:_dir_a.txt"), (".bashrc", "_bashrc"),
    ("a\u{1B}[31m\u{202E}b", "a_[31m_b"), ("a\nb", "a_b"), ("žluťoučký kůň", "žluťoučký kůň"),
    ("trip/day 1/a.jpg", "trip_day 1_a.jpg"),
  ])
  func namesAreMadeSafe(text: String, safe: String) {
    #expect(name(text) == safe)
  }

  @Test func longNamesKeepTheirSuffix() {
    let long = name(String(repeating: "ž", count: 5000) + ".jpeg")
    #expect(long.utf8.count <= 255)
    #expect(long.hasSuffix(".jpeg"))
  }

  @Test func offersAreDescribed() {
    var device = LocalSendDevice(alias: " Anna's\u{1B} phone ", fingerprint: "f")
    (device.deviceType, device.deviceModel) = (.mobile, "Pixel\u{7}")
    let files = (0..<3).map {
      LocalSendFile(id: "\($0)", fileName: "p\(10 - $0).jpg", size: 1_200_000, fileType: "x")
    }
    let shown = offer(files, device)
    #expect(shown.sender == "Anna's␛ phone")
    #expect(
      shown.description(free: 5_000_000_000) == """
        phone or tablet, Pixel␇, at 10.0.0.9
        3 files, 3.6 MB. 5 GB are free.

        p8.jpg  1.2 MB
        p9.jpg  1.2 MB
        p10.jpg  1.2 MB
        """)
    #expect(offer(files, LocalSendDevice(alias: " \n", fingerprint: "")).sender == "Unnamed device")
  }

  @Test func onlyATextAloneIsOne() {
    var text = LocalSendFile(id: "t", fileName: "x.txt", size: 2, fileType: "text/plain")
    #expect(offer([text]).text == nil)
    text.preview = "hi"
    #expect(offer([text]).text == "hi")
    let other = LocalSendFile(id: "u", fileName: "y.txt", size: 2, fileType: "text/plain")
    #expect(offer([text, other]).text == nil)
    text.fileType = "image/png"
    #expect(offer([text]).text == nil)
  }

  @Test(arguments: [
    (["Anna"], "", false, true), (["anna"], "", false, false), ([], "", false, false),
    ([], "1234", false, false), ([], "1234", true, true), (["Bob"], "1234", true, false),
    (["ABCDEF0123"], "", true, true), (["abcdef0123"], "", true, true), (["ABC"], "", true, false),
  ])
  func whoIsAcceptedWithoutAQuestion(
    names: [String], pin: String, isUnattended: Bool, isAccepted: Bool
  ) throws {
    let scratch = try ScratchDirectory()
    var settings = try ReceptionSettings(scratch.settings(), folder: scratch.root)
    settings.acceptFrom = names
    settings.pin = pin.isEmpty ? nil : pin
    settings.isUnattended = isUnattended
    let device = LocalSendDevice(alias: "Anna", fingerprint: "abcdef0123")
    #expect(settings.accepts(offer([], device)) == isAccepted)
  }

  @Test func theConfigurationSaysNameFolderAndPort() throws {
    let scratch = try ScratchDirectory()
    var settings = scratch.settings()
    #expect(try ReceptionSettings(settings).folder == scratch.bytePath("home/Downloads"))
    settings.configuration = try ConfigurationSource(
      path: "/c.toml",
      text: Array("[airdrop]\nalias = \"Büro\"\ndownload_dir = \"~/in\"\nport = 5000\n".utf8))
    let reception = try ReceptionSettings(settings)
    #expect(reception.device.alias == "Büro")
    #expect(reception.folder == scratch.bytePath("home/in"))
    #expect(reception.port == 5000)
    #expect(reception.shownFolder == "~/in")
  }

  @Test func reportsAreSentences() {
    var report = TransferReport(sender: "Anna")
    report.paths = [FilePath("/d/a.jpg"), FilePath("/d/b.jpg")]
    report.bytes = 2_500_000
    #expect(report.isComplete)
    #expect(report.summary == "a.jpg and 1 more from Anna, 2.5 MB")
    #expect(report.problem == nil)
    report.failures = [
      TransferReport.Failure(name: "c\u{1B}", words: "the sender stopped in the middle"),
      TransferReport.Failure(name: "d", words: "x"),
    ]
    #expect(
      report.problem
        == "Received 2 of 4 files from Anna: \"c␛\": the sender stopped in the middle, and 1 more.")
    report.ending = .cancelledBySender
    #expect(report.problem == "Received 2 of 4 files from Anna: the sender cancelled.")
  }

  /// The examples of the article that describes proquints: 127.0.0.1 is lusab-babad.
  @Test func fingerprintsHaveWords() {
    #expect(FingerprintWords.words(of: "7F000001FFFF") == "lusab-babad-zuzuz")
    #expect(FingerprintWords.words(of: "3f54dcc10000AAAA") == "gutih-tugad-babab")
    #expect(FingerprintWords.words(of: "random\u{1B} words and more") == "random␛ word")
    #expect(FingerprintWords.words(of: "") == "")
  }

  @Test func thisMachineHasAName() {
    let device = LocalSendDevice.here(AirDropSection())
    #expect(!device.alias.isEmpty)
    #expect(device.protocol == .https)
    #expect(LocalNetwork().interfaces.allSatisfy { !$0.address.isEmpty && $0.index > 0 })
  }
}
