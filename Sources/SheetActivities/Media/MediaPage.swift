import Foundation
import SheetEngine
import SheetPresentation

/// A service's own page for uploading, for who has no account here: it is opened in a browser, and the paths of
/// the files are copied for its dialogue. What becomes of it there is not known.
struct MediaPage {
  let service: any MediaService.Type
  let settings: ActivitySettings

  /// How the page is reached; a browser's value is its path.
  static let copy = "copy"

  var form: Form {
    let browsers = BrowserChoice(settings)
    let choices = browsers.choices + [FormChoice(Self.copy, title: "Only copy the path")]
    let (title, noun) = (service.profile.title, service.noun)
    return Form(
      title: "Upload to \(title)", submitTitle: "Continue",
      fields: [
        .note(
          "account",
          "No account is set up (`sharesheet accounts`): the \(noun) is uploaded on the page of \(title). "
            + "Its path is copied."),
        FormField(
          "via", label: "By", kind: .choice(choices), value: .text(browsers.usual ?? Self.copy)),
      ])
  }

  /// - Throws: ``BrowserError``, ``FileError``, ``ChildProcessError`` or `CancellationError`.
  func open(_ work: ActivityWork) throws -> ActivityResult {
    let outbox = Outbox(settings)
    let paths = try work.items.map { try outbox.path(of: $0, work.monitor) }
    let lines = Array(paths.map(\.bytes).joined(separator: [UInt8(ascii: "\n")]))
    var result = ActivityResult(.handedOver)
    var place = "Its path is on the clipboard."
    do {
      try copy(lines, work)
    } catch let error as CopyError {
      result.warning = "The path was not copied. \(error.localizedDescription)"
      place = String(decoding: lines, as: UTF8.self)
    }
    let browser = work.values.text("via")
    if browser == Self.copy {
      result.products = URL(string: service.page).map { [.url($0)] } ?? []
      result.note = "Open this page to upload the \(service.noun). \(place)"
    } else {
      try work.show(service.page, byBrowser: browser)
      result.note = "Upload the \(service.noun) in the browser. \(place)"
    }
    return result
  }

  private func copy(_ text: [UInt8], _ work: ActivityWork) throws {
    let writer = ClipboardWriter(
      environment: settings.environment, options: settings.clipboard, terminal: settings.terminal)
    _ = try writer.copy(.text(text), work.monitor)
  }
}
