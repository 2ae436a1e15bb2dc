import Foundation
import SheetFiles
import SheetPrograms
import SheetSettings

/// A plain file of JSON, for a person who said so: anybody who can read their files can read it. It
/// must belong to them alone.
struct PlainSecrets: SecretKeeping {
  private static let limit = 1 << 20

  private let path: FilePath

  init(data: FilePath) { path = data.appending("sharesheet/secrets.json") }

  let store = SecretStore.file

  var isAvailable: Bool { true }

  func secret(_ key: SecretKey, _ monitor: WorkMonitor) throws -> Secret? {
    guard let file = try SecretFileReader.read(path, limit: Self.limit),
      let text = try Self.secrets(in: file.bytes, path)[key.line]
    else { return nil }
    if let exposure = file.exposure { throw SecretError.exposed(path, exposure) }
    return Secret(text)
  }

  func keep(_ secret: Secret, _ key: SecretKey, _ monitor: WorkMonitor) throws {
    try update { $0[key.line] = secret.text }
  }

  func remove(_ key: SecretKey, _ monitor: WorkMonitor) throws {
    guard try SecretFileReader.read(path, limit: Self.limit) != nil else { return }
    try update { $0[key.line] = nil }
  }

  /// Nothing is added to a file that others can read.
  private func update(_ change: (inout [String: String]) -> Void) throws {
    if let exposure = try SecretFileReader.read(path, limit: Self.limit)?.exposure {
      throw SecretError.exposed(path, exposure)
    }
    try PersonalFile(path, mode: 0o600).update { old in
      var secrets = try old.map { try Self.secrets(in: $0, path) } ?? [:]
      change(&secrets)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(secrets) + [UInt8(ascii: "\n")]
    }
  }

  private static func secrets(
    in bytes: [UInt8], _ path: FilePath
  ) throws(SecretError) -> [String: String] {
    guard case .object(let members)? = JSONReader.value(of: bytes) else { throw .noText(path) }
    var secrets: [String: String] = [:]
    for member in members {
      guard case .string(let text) = member.value else { throw .noText(path) }
      secrets[member.key] = text
    }
    return secrets
  }
}

extension SecretKey {
  /// One line for the three names, that is another for each three.
  fileprivate var line: String {
    [service, account, secret].map(\.asFileName).joined(separator: "/")
  }
}
