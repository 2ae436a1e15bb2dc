import SheetEngine

extension MailActivity {
  /// Whether a message could leave by some way: without one it can only be kept as a file.
  package static func canSend(_ settings: ActivitySettings) -> Bool {
    guard let mail = try? settings.section(MailSection.self) else { return false }
    return MailRoutes(mail, settings).available(hasFiles: false) != [.draft]
  }
}
