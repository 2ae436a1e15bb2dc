import Foundation
import SheetFiles

/// One thing that is pasted.
struct Paste: Sendable {
  /// What, with its name.
  var upload: Upload
  /// The language of a program text, by the service's word; empty for none.
  var language: String
  /// When it ends.
  var expiry: Lifetime

  /// All bytes.
  ///
  /// - Throws: ``FileError`` or ``UploadError/folder(_:)``.
  func bytes() throws -> [UInt8] {
    if case .bytes(let bytes) = upload.source { return bytes }
    let (file, size) = try upload.open()
    return try withExtendedLifetime(file) { try file.head(Int(clamping: size)) }
  }

  /// All of it as a text.
  func text(for service: String) throws -> String {
    guard let text = String(validating: try bytes(), as: UTF8.self) else {
      throw PasteError.notText(upload.name, service: service)
    }
    return text
  }
}

/// Where a paste is.
struct PasteAnswer: Sendable {
  /// Where it can be read.
  var address: URL
  /// Where it is taken away; `nil` where the service gives no such address.
  var removal: URL?

  /// What a server wrote.
  ///
  /// - Throws: `failure` when it is no address.
  init(
    _ address: String, removal: String? = nil, else failure: NetworkError
  ) throws(NetworkError) {
    guard let url = URL.ofWeb(address) else { throw failure }
    self.address = url
    self.removal = removal.flatMap { URL.ofWeb($0) }
  }
}

/// One kind of service for pastes.
protocol PasteService: Sendable {
  /// Sends a paste; it blocks.
  ///
  /// - Throws: ``PasteError``, ``NetworkError``, ``FileError`` or `CancellationError`.
  func send(_ paste: Paste) throws -> PasteAnswer
}
