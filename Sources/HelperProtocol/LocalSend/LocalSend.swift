/// Numbers and words of the LocalSend protocol, version 2
/// (<https://github.com/localsend/protocol>).
package enum LocalSend {
  /// The version that this program speaks.
  package static let version = "2.1"
  /// The group of devices that look for each other.
  package static let group = "224.0.0.167"
  /// Where datagrams go, and where a server listens unless it says otherwise.
  package static let port = 53317

  /// What a server answers.
  package enum Path: String, CaseIterable, Sendable {
    /// Who it is.
    case info = "/api/localsend/v2/info"
    /// Says who asks, and asks who it is: the answer to an announcement.
    case register = "/api/localsend/v2/register"
    /// Offers files; `?pin=` where the receiver asks for one.
    case prepareUpload = "/api/localsend/v2/prepare-upload"
    /// Sends one file: `?sessionId=…&fileId=…&token=…`.
    case upload = "/api/localsend/v2/upload"
    /// Ends a transfer: `?sessionId=…`.
    case cancel = "/api/localsend/v2/cancel"
  }

  /// What the status of an answer means.
  package enum Status: Int, Codable, Sendable {
    /// Accepted, or received.
    case accepted = 200
    /// Nothing needs to be sent, such as when the text came with the offer.
    case nothingToSend = 204
    /// What was asked cannot be understood.
    case badRequest = 400
    /// A PIN is asked for, or the one that came is wrong.
    case pinNeeded = 401
    /// The person declined, or the token is wrong.
    case declined = 403
    /// Another transfer is going on.
    case busy = 409
    /// More than the receiver takes.
    case tooLarge = 413
    /// Too many wrong PINs.
    case tooMany = 429
    /// Something else failed.
    case failed = 500
    /// The disk has not enough room.
    case noSpace = 507
  }
}
