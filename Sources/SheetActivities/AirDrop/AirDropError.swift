import SheetFiles

/// Why something did not reach a device.
package enum AirDropError: Error, Hashable, Sendable {
  /// The kind of way is left out of `order` in the configuration.
  case switchedOff(String)
  /// No device of that name, fingerprint or address has answered.
  case nobody(String)
  /// Several devices have that name; their addresses.
  case several(String, [String])
  /// What answers at that address does not speak LocalSend.
  case notLocalSend(String)
  /// The device speaks without TLS.
  case notEncrypted(String)
  /// The certificate is not the one that the device has announced.
  case wrongCertificate(String)
  /// The certificate is not the one that the device had before.
  case changedCertificate(String, fingerprint: String)
  /// The file that remembers devices cannot be read.
  case badRecord(FilePath)
  /// The receiver did not take it.
  case refused(String, Refusal)
  /// Only this many of the files went before it failed, and why.
  case partly(String, sent: Int, of: Int, cause: String)
  /// All of a file was sent, but no answer came.
  case unknown(String, file: String)
  /// A file has another size than the one that was offered.
  case changed(FilePath)
  /// There is nothing in it that could be sent.
  case nothing
  /// A program is not installed; its package.
  case noProgram(String, package: String)
  /// A file whose name is no text, which this way cannot send.
  case nameNotText(FilePath)
  /// A folder, which this way cannot send.
  case folder(FilePath)
  /// KDE Connect has switched sharing off for this device.
  case notSharing(String)
  /// A program failed; its words.
  case programFailed(String, words: String)
  /// The other person typed another code.
  case wrongCode
  /// The other person did not want it.
  case wormholeDeclined
  /// The server that codes are made by; its address, and the program's words.
  case wormholeNotReached(String, words: String)
  /// More files than a link can have.
  case tooManyFiles(Int, limit: Int)
  /// This machine is in no network in which a link could be opened.
  case noNetwork
  /// The link was not used in time.
  case linkExpired

  /// What a receiver says to an offer.
  package enum Refusal: Hashable, Sendable {
    /// It asks for a PIN.
    case needsPIN
    /// The PIN is another one.
    case wrongPIN
    /// Somebody said no.
    case declined
    /// Somebody stopped it in the middle.
    case stopped
    /// Another transfer goes on.
    case busy
    /// There were too many wrong PINs.
    case tooMany
    /// It is more than it takes.
    case tooLarge
    /// Its disk is full.
    case noSpace
    /// It takes none of the files.
    case wantsNothing
    /// Something else; the status and its words.
    case other(status: Int, words: String)
  }

  /// The field of the panel that it is about.
  var field: String {
    switch self {
    case .refused(_, .needsPIN), .refused(_, .wrongPIN): "pin"
    case .changedCertificate(_, let fingerprint): DevicePanel.trustPrefix + fingerprint
    default: ""
    }
  }
}
