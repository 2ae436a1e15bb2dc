import Foundation
import HelperProtocol
import Testing

@Suite("What devices say by the LocalSend protocol") struct LocalSendTests {
  @Test("An announcement as the protocol's document shows it") func announcement() throws {
    let text = """
      {"alias": "Nice Orange", "version": "2.0", "deviceModel": "Samsung", "deviceType": "mobile",
       "fingerprint": "random string", "port": 53317, "protocol": "https", "download": true,
       "announce": true}
      """
    let announcement = try read(LocalSendAnnouncement.self, text)
    var device = LocalSendDevice(alias: "Nice Orange", fingerprint: "random string")
    (device.version, device.deviceModel, device.deviceType) = ("2.0", "Samsung", .mobile)
    (device.port, device.protocol, device.download) = (53317, .https, true)
    #expect(announcement == LocalSendAnnouncement(device, asksForAnswers: true))
    #expect(try read(LocalSendAnnouncement.self, written(announcement)) == announcement)
  }

  @Test("Little is enough, and a kind that nobody knows is a desktop") func little() throws {
    let text = """
      {"alias": "Žluťoučký", "version": "2.1", "fingerprint": "f", "deviceType": "toaster"}
      """
    let device = try read(LocalSendDevice.self, text)
    #expect(device.alias == "Žluťoučký")
    #expect(device.deviceType == .desktop)
    #expect(device.port == nil)
    #expect(try !read(LocalSendAnnouncement.self, text).asksForAnswers)
  }

  @Test("An offer as the protocol's document shows it") func offer() throws {
    let text = """
      {"info": {"alias": "Nice Orange", "version": "2.0", "deviceModel": "Samsung",
                "deviceType": "mobile", "fingerprint": "random string", "port": 53317,
                "protocol": "https", "download": true},
       "files": {"some file id": {"id": "some file id", "fileName": "my image.png",
                 "size": 324242, "fileType": "image/jpeg", "sha256": "*sha256 hash*",
                 "preview": "*preview data*",
                 "metadata": {"modified": "2021-01-01T12:34:56Z", "accessed": null}}}}
      """
    let offer = try read(LocalSendOffer.self, text)
    let file = try #require(offer.files["some file id"])
    #expect((file.fileName, file.size) == ("my image.png", 324_242))
    #expect(file.metadata?.modified == "2021-01-01T12:34:56Z")
    #expect(try read(LocalSendOffer.self, written(offer)) == offer)
  }

  @Test(
    "What is none is refused",
    arguments: [
      "", "{}", "[]", #"{"info": {}, "files": {}}"#,
      #"{"info": {"alias": 1, "version": "2.0", "fingerprint": ""}, "files": {}}"#,
      #"{"info": {"alias": "a", "version": "2", "fingerprint": ""}, "files": {"1": {"id": "1", "#
        + #""fileName": "a", "size": 1e30, "fileType": "a"}}}"#,
    ]) func bad(text: String)
  {
    #expect(throws: (any Error).self) { try read(LocalSendOffer.self, text) }
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private func written(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}
