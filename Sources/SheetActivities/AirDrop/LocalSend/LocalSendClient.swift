import Foundation
import HelperProtocol
import SheetFiles
import SheetPrograms

/// Talks to the server of one device by the LocalSend protocol, version 2, over TLS.
///
/// A device signs its certificate itself, so what is checked is the certificate's fingerprint; after that
/// curl takes no other key. Any thread; every call blocks it.
struct LocalSendClient: Sendable {
  /// How long a person may think about an offer, in seconds.
  private static let patience = 600

  /// The device. After ``meet(_:environment:_:)`` its name and its fingerprint are those of its server.
  let device: NearbyDevice
  private let server: ServerAddress
  private let certificate: PeerCertificate
  private let environment: [String: String]
  private let monitor: WorkMonitor

  /// Asks the device who it is, and looks at its certificate. An empty identity takes any that is the one
  /// of the certificate.
  ///
  /// - Throws: ``NetworkError``, ``AirDropError`` when it is none or another one, or `CancellationError`.
  static func meet(
    _ device: NearbyDevice, environment: [String: String], _ monitor: WorkMonitor
  ) throws -> LocalSendClient {
    guard device.isEncrypted else { throw AirDropError.notEncrypted(device.shownName) }
    let server = try ServerAddress("https://\(device.authority)")
    var request = WebRequest(server, LocalSend.Path.info.rawValue)
    request.pinnedKey = ""
    request.longest = 15
    let answer = try request.send(environment: environment, monitor)
    guard answer.status == 200, let info = answer.decoded(LocalSendDevice.self),
      let certificate = PeerCertificate(pem: answer.certificates)
    else { throw AirDropError.notLocalSend(device.authority) }
    let wanted = device.identity.isEmpty ? info.fingerprint.lowercased() : device.identity
    guard certificate.fingerprint == wanted else {
      throw AirDropError.wrongCertificate(device.shownName)
    }
    var met = NearbyDevice(info, address: device.address)
    met.identity = certificate.fingerprint
    met.port = device.port
    return LocalSendClient(
      device: met, server: server, certificate: certificate, environment: environment,
      monitor: monitor)
  }

  /// Offers files and waits for the person there.
  ///
  /// - Returns: What is taken; `nil` when nothing needs to be sent.
  /// - Throws: ``AirDropError/refused(_:_:)``, ``NetworkError`` or `CancellationError`; after that one the
  ///   device is told.
  func offer(_ offer: LocalSendOffer, pin: String) throws -> LocalSendAcceptance? {
    let query = pin.isEmpty ? "" : "?pin=\(pin.percentEncoded())"
    var request = request(.prepareUpload, query)
    try request.setJSON(offer)
    (request.patience, request.longest) = (Self.patience, Self.patience)
    let answer: WebRequest.Answer
    do {
      answer = try request.send(environment: environment, WorkMonitor(following: monitor))
    } catch is CancellationError {
      tellCancelled()
      throw CancellationError()
    }
    if answer.status == LocalSend.Status.nothingToSend.rawValue { return nil }
    try check(answer, pin: pin)
    guard let acceptance = answer.decoded(LocalSendAcceptance.self) else {
      throw NetworkError.badAnswer(server.host)
    }
    return acceptance
  }

  /// Sends one file of an accepted offer, and counts its bytes.
  ///
  /// - Throws: ``NetworkError``, ``AirDropError``, ``FileError`` or `CancellationError`.
  func send(
    _ file: OutgoingFile, id: String, token: String, session: String, _ progress: FileProgress
  ) throws {
    let query = [("sessionId", session), ("fileId", id), ("token", token)].query
    var request = request(.upload, "?" + query)
    request.headers = [("Content-Type", file.type), ("Expect", "")]
    request.body = .file(try file.open(), size: file.size)
    do {
      let answer = try request.send(environment: environment, progress.monitor)
      guard answer.status != LocalSend.Status.declined.rawValue else {
        throw AirDropError.refused(device.shownName, .stopped)
      }
      try check(answer, pin: "")
    } catch NetworkError.tooSlow where progress.isComplete {
      throw AirDropError.unknown(device.shownName, file: file.name)
    }
  }

  /// Tells the device that nothing more comes. Whether it hears that does not matter.
  ///
  /// - Parameter session: The transfer; `nil` while the person there still thinks.
  func tellCancelled(_ session: String? = nil) {
    var request = request(.cancel, session.map { "?sessionId=\($0.percentEncoded())" } ?? "")
    request.longest = 3
    _ = try? request.send(environment: environment)
  }

  private func request(_ path: LocalSend.Path, _ query: String) -> WebRequest {
    var request = WebRequest(server, path.rawValue + query)
    request.method = "POST"
    request.pinnedKey = certificate.pin
    return request
  }

  private func check(_ answer: WebRequest.Answer, pin: String) throws(AirDropError) {
    guard !(200...299).contains(answer.status) else { return }
    let words = answer.decoded(LocalSendComplaint.self)?.message ?? ""
    throw .refused(
      device.shownName,
      AirDropError.Refusal(answer.status, hasPIN: !pin.isEmpty, words: String(words.prefix(200))))
  }
}

extension AirDropError.Refusal {
  init(_ status: Int, hasPIN: Bool, words: String) {
    switch LocalSend.Status(rawValue: status) {
    case .pinNeeded: self = hasPIN ? .wrongPIN : .needsPIN
    case .declined: self = .declined
    case .busy: self = .busy
    case .tooMany: self = .tooMany
    case .tooLarge: self = .tooLarge
    case .noSpace: self = .noSpace
    default: self = .other(status: status, words: words)
    }
  }
}
