import Glibc
import SheetFiles
import SheetPrograms
import SheetTerminal

/// A way for a message to leave.
package enum MailRoute: String, CaseIterable, Sendable {
  /// The person's account at a server.
  case smtp
  /// The mail system of this machine, or a program like it.
  case sendmail
  /// A mailer in this terminal, with the message in it.
  case neomutt, mutt
  /// A mailer in this terminal that takes no files.
  case aerc
  /// The mailer of the desktop, which takes no files.
  case mailto
  /// None: the message is kept as a file.
  case draft

  /// Whether files can go along.
  var takesFiles: Bool { self != .aerc && self != .mailto }

  /// Whether a person goes on writing it, and so may name recipients later.
  var isWriting: Bool { ![.smtp, .sendmail].contains(self) }
}

/// Which ways there are here.
struct MailRoutes {
  private let settings: MailSection
  private let environment: [String: String]
  private let systemFolders: [String]

  init(_ settings: MailSection, _ surroundings: ActivitySettings) {
    self.settings = settings
    environment = surroundings.environment
    systemFolders = surroundings.systemFolders
  }

  /// The ways in the order of preference.
  ///
  /// - Parameter hasFiles: Whether files go along.
  func available(hasFiles: Bool) -> [MailRoute] {
    MailRoute.allCases.filter { ($0.takesFiles || !hasFiles) && isThere($0) }
  }

  private func isThere(_ route: MailRoute) -> Bool {
    switch route {
    case .smtp: settings.server != nil
    case .sendmail: sendmail != nil
    case .neomutt, .mutt, .aerc:
      finder.path(of: route.rawValue) != nil && ControllingTerminal.exists
    case .mailto:
      environment.hasDisplay && !environment.isRemoteSession && finder.path(of: "xdg-open") != nil
    case .draft: true
    }
  }

  /// What a person calls a way.
  func title(_ route: MailRoute) -> String {
    switch route {
    case .smtp: settings.server.map { "Account at \($0.host)" } ?? "Account"
    case .sendmail: "Mail system (\(FilePath(sendmail?.first ?? "").lastComponent.text))"
    case .neomutt, .mutt, .aerc: "\(route.rawValue), in this terminal"
    case .mailto: "Mailer of the desktop"
    case .draft: "Nobody, save a draft"
    }
  }

  private var finder: ProgramFinder { ProgramFinder(environment: environment) }

  /// The configured program, else `sendmail`, which often lies where only root looks, else msmtp where it is
  /// configured. With its first arguments.
  var sendmail: [String]? {
    guard settings.sendmail.isEmpty else {
      return finder.path(of: settings.sendmail[0]).map { [$0] + settings.sendmail.dropFirst() }
    }
    let places = ["sendmail"] + systemFolders.map { "\($0)/sendmail" }
    let found = places.lazy.compactMap(finder.path).first
    return (found ?? (hasMsmtpSettings ? finder.path(of: "msmtp") : nil)).map { [$0] }
  }

  /// Whether one of the files is there that msmtp reads (its manual, "CONFIGURATION FILES").
  private var hasMsmtpSettings: Bool {
    let folders = BaseDirectories(environment: environment)
    let files: [FilePath] = [
      folders.home.appending(".msmtprc"), folders.config.appending("msmtp/config"), "/etc/msmtprc",
    ]
    return files.contains { $0.withCString { access($0, R_OK) } == 0 }
  }
}
