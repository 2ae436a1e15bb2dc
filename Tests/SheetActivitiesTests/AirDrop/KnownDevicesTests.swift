import Foundation
import Glibc
import SheetTestSupport
import Testing

@testable import SheetActivities

/// Devices that are remembered by their certificates.
@Suite struct KnownDevicesTests {
  private let scratch: ScratchDirectory
  private let known: KnownDevices

  init() throws {
    scratch = try ScratchDirectory()
    known = KnownDevices(scratch.settings())
  }

  private func device(_ name: String, _ fingerprint: String, at address: String = "10.0.0.1")
    -> NearbyDevice
  {
    NearbyDevice(
      kind: .localSend, name: name, type: "phone", address: address, identity: fingerprint)
  }

  @Test func theFirstTimeIsNewAndThenKnown() throws {
    let anna = device("Anna's 📱", "aa")
    #expect(try known.standing(of: anna) == .new)
    try known.remember(anna)
    #expect(try known.standing(of: anna) == .known)
    #expect(try known.standing(of: device("Anna, renamed", "aa")) == .known)
    #expect(try known.standing(of: device("Bob", "bb")) == .new)
  }

  @Test func anotherCertificateUnderTheNameIsAChange() throws {
    try known.remember(device("Anna", "aa"))
    try known.remember(device("Bob", "bb"))
    #expect(try known.standing(of: device("Anna", "cc")) == .changed)
    #expect(try known.standing(of: device("Anna", "bb")) == .changed, "Bob takes her name")
    try known.remember(device("Anna", "cc"))
    #expect(try known.standing(of: device("Anna", "cc")) == .known)
    #expect(try known.standing(of: device("Anna", "aa")) == .known)
  }

  @Test func aTypedAddressMeansWhoWasThere() throws {
    try known.remember(device("Anna", "aa", at: "10.0.0.9"))
    let other = device("Box", "dd", at: "10.0.0.9")
    #expect(try known.standing(of: other) == .new)
    #expect(try known.standing(of: other, typedAddress: "10.0.0.9") == .changed)
  }

  @Test func onlyThePersonReadsTheFileAndOldOnesGo() throws {
    for number in 0..<505 { try known.remember(device("d\(number)", "f\(number)")) }
    var status = stat()
    #expect(known.path.withCString { stat($0, &status) } == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    let entries = try known.entries()
    #expect(entries.count == 500 && entries.last?.name == "d504")
  }

  @Test func aDamagedFileIsNotAnEmptyOne() throws {
    try known.remember(device("Anna", "aa"))
    try Data("{}".utf8).write(to: URL(fileURLWithPath: known.path.text))
    #expect(throws: AirDropError.badRecord(known.path)) {
      try known.standing(of: device("Anna", "cc"))
    }
    #expect(throws: AirDropError.badRecord(known.path)) { try known.remember(device("A", "b")) }
  }
}
