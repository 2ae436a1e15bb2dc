import SheetEngine
import SheetFiles
import SheetPresentation
import SheetPrograms

/// All that an activity's work needs, handed to another thread.
package struct ActivityWork: Sendable {
  /// The items that the activity accepts, in order; promises are kept already.
  package var items: [ActivityItem]
  /// What was entered, or the fields' defaults.
  package var values: FormValues
  /// The surroundings.
  package var settings: ActivitySettings
  /// Where the work tells how far it is, and learns that it should stop.
  package var monitor: WorkMonitor
  /// Shows the person what they need meanwhile, such as a code: with the progress, or as words where there is
  /// no screen.
  package var show: NoticeHandler = { _ in }
  /// The terminal that the sheet is on, for programs that run in it.
  package var terminal = TerminalLoan.idle
  /// The subject of what is shared, for activities that have one; empty for none.
  package var subject = ""
  /// Where what was typed is kept when it cannot be sent.
  package var draft = DraftSlot()
  /// What earlier attempts of the same choice have left.
  package var memory = AttemptMemory()
  /// Whether a person sees a panel and answers in it.
  package var hasPanel = false
  /// While a person signs in: the secrets by name that they gave, which come before all places.
  package var heldSecrets: [String: Secret]?
  /// How the person is asked for a secret; `nil` where there is nobody.
  package var secretQuestion: SecretQuestion?

  /// A folder that was entered.
  package func folder(_ field: String) -> FilePath {
    let text = values.text(field).trimmingBlanks
    return settings.directories.expand(text, in: settings.workingDirectory)
  }

  /// Words that were entered with commas between them.
  package func list(_ field: String) -> [String] {
    values.text(field).split(separator: ",").map { String($0).trimmingBlanks }.filter {
      !$0.isEmpty
    }
  }
}

extension Character {
  /// Whether it is white space; for ASCII without the tables of Unicode, which would have to be loaded.
  fileprivate var isBlank: Bool {
    guard let byte = asciiValue else { return isWhitespace }
    return byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

extension String {
  /// The text without blanks at both ends. Settings are read before the first frame, and the type of a
  /// reversed collection would cost a third of it.
  var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(self[first...last])
  }
}
