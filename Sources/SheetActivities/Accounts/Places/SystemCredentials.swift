import SheetFiles
import SheetPrograms

/// The credentials that systemd hands to a service, as files in `$CREDENTIALS_DIRECTORY`
/// (systemd.exec(5), "LoadCredential="): one of the name `sharesheet.SERVICE.NAME.SECRET`.
struct SystemCredentials: SecretPlace {
  /// What systemd allows for one.
  private static let limit = 1 << 20

  private let folder: FilePath?

  init(environment: [String: String]) {
    folder = environment["CREDENTIALS_DIRECTORY"].flatMap { $0.hasPrefix("/") ? FilePath($0) : nil }
  }

  func secret(_ key: SecretKey, _ monitor: WorkMonitor) throws -> Secret? {
    guard let folder else { return nil }
    let parts = [key.service, key.account, key.secret].map(\.asFileName)
    let path = folder.appending(FilePath("sharesheet." + parts.joined(separator: ".")))
    let bytes: [UInt8]
    do throws(SettingsFile.Failure) {
      bytes = try SettingsFile.read(path, limit: Self.limit)
    } catch .system(let error) where error.isMissing {
      return nil
    } catch {
      throw SecretError.unreadable(path, error)
    }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard !line.isEmpty, let text = String(validating: line, as: UTF8.self) else {
      throw SecretError.noText(path)
    }
    return Secret(text)
  }
}

extension String {
  /// The text as one part of a path, and of the name of a credential: letters, digits and `@_-` of ASCII
  /// stay, and so does a point that is not the first; every other byte is `%` with two digits.
  var asFileName: String {
    var name = ""
    for byte in utf8 {
      let letter = Unicode.Scalar(byte)
      let stays =
        letter.isASCII && letter.properties.isAlphabetic || (0x30...0x39).contains(byte)
        || "@_-".utf8.contains(byte) || byte == UInt8(ascii: ".") && !name.isEmpty
      let digits = String(byte, radix: 16, uppercase: true)
      name += stays ? String(letter) : "%" + (byte < 0x10 ? "0" : "") + digits
    }
    return name
  }
}
