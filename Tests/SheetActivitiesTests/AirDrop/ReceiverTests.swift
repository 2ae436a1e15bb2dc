import Foundation
import SheetPresentation
import Testing

@testable import SheetActivities

/// What is typed in place of a device.
@Suite struct ReceiverTests {
  @Test(arguments: [
    ("code", Receiver.code), ("LINK", .link), ("10.0.0.2", .address("10.0.0.2", port: 53317)),
    ("10.0.0.2:4000", .address("10.0.0.2", port: 4000)), ("box:1", .address("box", port: 1)),
    (" laptop.local ", .address("laptop.local", port: 53317)),
    ("localhost", .address("localhost", port: 53317)),
    ("fe80::1%eth0", .address("fe80::1%eth0", port: 53317)),
    ("[::1]:65535", .address("::1", port: 65535)), ("[::1]", .address("::1", port: 53317)),
    ("Anna's phone", .name("Anna's phone")), ("Dr. No", .name("Dr. No")), ("Büro", .name("Büro")),
    ("box:0", .name("box:0")), ("box:65536", .name("box:65536")),
    ("10.0.0.2:x", .name("10.0.0.2:x")),
    (":1", .name(":1")), ("a.", .name("a.")), ("me@a.b", .name("me@a.b")),
  ])
  func wordsAddressesAndNames(text: String, receiver: Receiver) {
    #expect(Receiver(typed: text) == receiver)
  }

  @Test func aFingerprintIsOneInAnyCase() {
    let digits = String(repeating: "aB09", count: 16)
    #expect(Receiver(typed: digits) == .fingerprint(digits.lowercased()))
    #expect(Receiver(typed: digits + "0") == .name(digits + "0"))
  }

  @Test func theDeviceThatWasChosenCountsMoreThanItsName() throws {
    let device = NearbyDevice(kind: .kdeConnect, name: "code", type: "phone", identity: "x")
    let json = String(decoding: try JSONEncoder().encode(device), as: UTF8.self)
    let fields = [("to", "code"), (Receiver.foundField, json)].map {
      FormField($0.0, label: "", value: .text($0.1))
    }
    #expect(Receiver(FormValues(fields)) == .device(device))
    #expect(Receiver(FormValues(Array(fields.prefix(1)))) == .code)
  }
}
