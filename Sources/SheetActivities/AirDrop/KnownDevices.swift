import Foundation
import SheetFiles

/// The devices that something was sent to, with the certificates that they had then: a file that only the
/// person can read.
struct KnownDevices: Sendable {
  /// How a device compares with what is remembered.
  enum Standing: Hashable, Sendable {
    /// No device of that name was there before.
    case new
    /// It has the certificate that it had.
    case known
    /// Devices of that name had other certificates.
    case changed
  }

  /// One of them.
  struct Entry: Codable, Hashable, Sendable {
    /// Its name.
    var name: String
    /// The SHA-256 of its certificate, in small hexadecimal digits.
    var fingerprint: String
    /// Where it was the last time.
    var address: String
    /// The port of its server.
    var port: Int
  }

  private struct Record: Codable {
    var devices: [Entry]
  }

  /// More than anybody meets; the oldest go first.
  private static let limit = 500

  /// The file.
  let path: FilePath

  /// The file of the person to whom these settings belong.
  init(_ settings: ActivitySettings) {
    path = settings.directories.state.appending("sharesheet/devices.json")
  }

  /// All of them, the latest last; none without a file.
  ///
  /// - Throws: ``AirDropError/badRecord(_:)``: a device must not become new because a file was damaged.
  func entries() throws(AirDropError) -> [Entry] {
    let bytes: [UInt8]
    do throws(SettingsFile.Failure) {
      bytes = try SettingsFile.read(path, limit: 1 << 20)
    } catch {
      if case .system(let error) = error, error.code == ENOENT { return [] }
      throw .badRecord(path)
    }
    return try Self.entries(in: bytes, path)
  }

  /// How a device compares with what is remembered. One that is known under another name may be an old
  /// friend with a new name, but not one who takes the name of another.
  ///
  /// - Parameter typedAddress: The address, where the person has typed it: they mean the device that was
  ///   there before.
  func standing(
    of device: NearbyDevice, typedAddress: String? = nil
  ) throws(AirDropError) -> Standing {
    let entries = try entries()
    let meant = entries.filter { $0.name == device.name || $0.address == typedAddress }
    if (meant.isEmpty ? entries : meant).contains(where: { $0.fingerprint == device.identity }) {
      return .known
    }
    return meant.isEmpty ? .new : .changed
  }

  /// Remembers a device as the latest.
  func remember(_ device: NearbyDevice) throws {
    let entry = Entry(
      name: device.name, fingerprint: device.identity, address: device.address, port: device.port)
    try PersonalFile(path, mode: 0o600).update { old in
      var entries = try old.map { try Self.entries(in: $0, path) } ?? []
      entries.removeAll { $0.fingerprint == entry.fingerprint }
      entries = entries.suffix(Self.limit - 1) + [entry]
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      return try encoder.encode(Record(devices: entries)) + [UInt8(ascii: "\n")]
    }
  }

  private static func entries(
    in bytes: [UInt8], _ path: FilePath
  ) throws(AirDropError) -> [Entry] {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(bytes)) else {
      throw .badRecord(path)
    }
    return record.devices
  }
}
