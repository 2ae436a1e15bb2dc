import Foundation
import HelperProtocol
import SheetFiles

/// How `sharesheet receive` receives.
package struct ReceptionSettings: Sendable {
  /// Where files go.
  package var folder: FilePath
  /// Senders whose offers are accepted without a question, by name or by fingerprint.
  package var acceptFrom: [String] = []
  /// What a sender must know; `nil` for nothing.
  package var pin: String?
  /// Whether nobody can be asked: who knows the PIN is accepted then, and everybody else declined.
  package var isUnattended = false
  /// How this device shows itself.
  package var device: LocalSendDevice
  /// The port, where the person chose one.
  package var port: Int?
  /// Seconds: see ``ReceiverSettings/patience``.
  package var patience = ExchangeLimits.patience
  /// The variables, for programs.
  package var environment: [String: String]
  /// Where the certificate is kept.
  package var identity: LocalSendIdentity

  /// What the configuration says.
  ///
  /// - Parameter folder: Where files go instead, as a person writes it.
  /// - Throws: `ConfigurationError`.
  package init(_ settings: ActivitySettings, folder: FilePath? = nil) throws {
    let (section, directories) = (try settings.section(AirDropSection.self), settings.directories)
    let expand = { directories.expand($0, in: settings.workingDirectory) }
    self.folder = folder ?? section.downloadFolder.map(expand) ?? directories.downloads
    (device, port) = (.here(section), section.port)
    environment = settings.environment
    identity = LocalSendIdentity(directories)
  }

  /// Whether an offer is accepted without a question.
  func accepts(_ offer: IncomingOffer) -> Bool {
    if isUnattended, acceptFrom.isEmpty { return pin != nil }
    let alias = offer.device.alias.precomposedStringWithCanonicalMapping
    return acceptFrom.contains { wanted in
      wanted.precomposedStringWithCanonicalMapping == alias
        || wanted.count >= 8 && wanted.uppercased() == offer.device.fingerprint.uppercased()
    }
  }
}
