import Foundation
import HelperProtocol
import SheetCells
import SheetFiles

/// What somebody wants to send. Everything is what they say of it, made fit to be shown.
package struct IncomingOffer: Sendable, Equatable {
  /// A file.
  package struct File: Sendable, Equatable {
    /// Tells the files of an offer apart.
    package var id: String
    /// The name under which it will be stored.
    package var name: FilePath
    /// Bytes.
    package var size: Int64
    /// When it was changed, as seconds since 1970; `nil` where nothing is said.
    package var modified: time_t?
  }

  /// The transfer.
  package let session: String
  /// Who sends.
  package let device: LocalSendDevice
  /// From where.
  package let address: String
  /// The files by their names.
  package let files: [File]
  /// The bytes of all files; the exchange refuses offers whose sum is no number.
  package let total: Int64
  /// The text, where a text is sent and no file.
  package let text: String?

  /// Reads an offer.
  init(session: String, address: String, _ offer: LocalSendOffer) {
    (self.session, self.address, device) = (session, address, offer.info)
    files = offer.files.map { File(id: $0.key, $0.value) }.sorted {
      let order = $0.name.text.compare($1.name.text, options: [.numeric, .caseInsensitive])
      return order == .orderedSame ? $0.id < $1.id : order == .orderedAscending
    }
    total = files.reduce(0) { $0 &+ $1.size }
    text = offer.files.count == 1 ? offer.files.values.first?.sentText : nil
  }

  /// Who sends, as it is shown: `Anna's phone`.
  package var sender: String { device.shownName }

  /// What kind of device sends, with its model.
  package var kindWords: String {
    let kind =
      switch device.deviceType {
      case .mobile: "phone or tablet"
      case .web: "browser"
      case .headless: "program"
      case .server: "server"
      case .desktop, nil: "computer"
      }
    let model = String((device.deviceModel ?? "").prefix(40)).displayable
    return model.isEmpty ? kind : "\(kind), \(model)"
  }

  /// `3 files`.
  package var countWords: String { files.count == 1 ? "1 file" : "\(files.count) files" }
}

extension IncomingOffer.File {
  /// The name is made safe: nothing of it leads to another folder, or hides the file.
  fileprivate init(id: String, _ file: LocalSendFile) {
    self.id = id
    // Enough of the longest name, of which a file system takes 255 bytes; its suffix stands at the end.
    let name = file.fileName.utf8.count > 4096 ? String(file.fileName.suffix(1000)) : file.fileName
    let safe = FileName.safe(FilePath(name.replacing("\\", with: "/"))).map(FilePath.init(shown:))
    self.name = safe ?? FilePath("data.bin")
    size = file.size
    modified = file.metadata?.modified.flatMap(Self.seconds)
  }

  private static func seconds(_ text: String) -> time_t? {
    let date =
      (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    return date.map { time_t($0.timeIntervalSince1970) }
  }
}

extension FilePath {
  /// A name that does not begin with a point: what others send should be seen.
  fileprivate init(shown name: FilePath) {
    let isHidden = name.bytes.first == UInt8(ascii: ".")
    self = isHidden ? FilePath(bytes: [UInt8(ascii: "_")] + name.bytes.dropFirst()) : name
  }
}

extension LocalSendFile {
  /// The text itself, where the sender put it into the offer.
  fileprivate var sentText: String? {
    guard fileType.lowercased().hasPrefix("text/plain"), let preview, !preview.isEmpty else {
      return nil
    }
    return preview
  }
}
