import SheetEngine
import SheetFiles
import SheetPresentation

/// Puts the items on the clipboard.
///
/// Several items become one text with a line for each, or one list of files. Pictures go alone: a
/// clipboard holds one, and beside text it would have to be another entry.
package final class CopyActivity: BuiltInActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .copyToPasteboard, category: .action, title: "Copy", icon: "copyToPasteboard",
      accepts: ItemFilter(
        [.text, .link, .file, .image], words: "a text, a link, a file, a picture or a colour"))
  }

  package override func accepted(_ item: Any, known: ActivityItem?) -> [ActivityItem] {
    // Only what nobody else knows is looked at twice: casting a URL to a class is slow.
    super.accepted(item, known: known ?? ActivityItem.known(PasteboardForm.known(item)))
  }

  /// No panel; for `--set as=path`.
  package override func makeForm() -> Form {
    Form(
      title: "Copy",
      fields: [
        FormField(
          "as", label: "Copy as",
          kind: .choice([
            FormChoice("auto", title: "What it is"), FormChoice("path", title: "Path"),
          ]))
      ])
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let copied = try content(of: work.items, asPath: work.values.text("as") == "path")
    let writer = ClipboardWriter(
      environment: work.settings.environment, options: work.settings.clipboard,
      terminal: work.settings.terminal)
    let outcome = try writer.copy(copied.content, work.monitor)
    let notes = [note(copied.content, outcome), copied.note].compactMap(\.self)
    return ActivityResult(
      outcome.isConfirmed ? .completed : .handedOver,
      note: notes.isEmpty ? nil : notes.joined(separator: " "))
  }

  /// What the items are on a clipboard, and a sentence about what had to be left out.
  package nonisolated static func content(
    of items: [ActivityItem], asPath: Bool
  ) throws(CopyError) -> (content: ClipboardContent, note: String?) {
    let paths = items.compactMap { if case .file(let path) = $0 { copied(path) } else { nil } }
    if !asPath, !paths.isEmpty, paths.count == items.count { return (.files(paths), nil) }
    let lines = items.compactMap(line)
    let pictures = items.count { $0.kind == .image }
    guard lines.isEmpty else {
      let text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
      return (
        .text(text), pictures > 0 ? "The picture was left out: it does not fit in text." : nil
      )
    }
    for case .image(let image) in items {
      guard let png = image.pngData() else { throw .damagedPicture }
      let note = pictures > 1 ? "Only the first picture: the clipboard holds one." : nil
      return (.png(Array(png)), note)
    }
    throw .nothingToCopy
  }

  private nonisolated static func line(_ item: ActivityItem) -> [UInt8]? {
    switch item {
    case .text(let text): Array(text.utf8)
    case .link(let url): Array(url.absoluteString.utf8)
    case .file(let path): copied(path).bytes
    case .image, .data, .promise: nil
    }
  }

  /// A folder's path without the slash at its end, which would change what other programs do with it.
  private nonisolated static func copied(_ path: FilePath) -> FilePath {
    path.isAbsolute ? path.absolute(in: "/") : path
  }

  private nonisolated static func note(
    _ content: ClipboardContent, _ outcome: ClipboardWriter.Outcome
  ) -> String? {
    guard let program = outcome.program else {
      return "Sent to the terminal (OSC 52). If nothing is pasted, "
        + "allow clipboard access in its settings."
    }
    if program == "tmux" { return "Copied to tmux's buffer." }
    guard case .files = content else { return nil }
    return "Copied as files; the middle button pastes the paths."
  }
}
