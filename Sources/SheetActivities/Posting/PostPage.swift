import Foundation
import SheetCells
import SheetEngine
import SheetPresentation

/// A page of the service that takes a post without an account of ours: opened in a browser here, shown as
/// a code for a phone, or copied. What becomes of it there is not known.
struct PostPage {
  let service: any PostService.Type
  let settings: ActivitySettings

  /// How the page is reached; a browser's value is its path.
  static let code = "qr"
  static let copy = "copy"

  // MARK: The form

  func form(_ text: [FormField], hasPictures: Bool) -> Form {
    let service = service
    var fields = [note]
    if hasPictures { fields.append(.note("left", "Pictures cannot go this way.")) }
    if case .named(_, let example) = service.profile.server, service.hasPagePerServer {
      fields.append(
        FormField(
          "instance", label: "Server", placeholder: URL(string: example)?.host ?? "",
          help: "Where your account is.", isRequired: true))
    }
    fields += text + [ways]
    return Form(
      title: "Post to \(service.title)", submitTitle: "Continue", fields: fields,
      validate: { values in
        let place = values.text("instance").trimmingBlanks
        guard service.page(for: Post(values), at: place) == nil else { return [:] }
        return ["text": "\(service.title) takes only a web link this way."]
      })
  }

  private var note: FormField {
    let words =
      service.notice
      ?? "No account is set up (`sharesheet accounts`): the post is finished on its web page."
    return .note("account", words)
  }

  /// Where no browser comes first the code does.
  private var ways: FormField {
    let browsers = BrowserChoice(settings)
    let choices =
      browsers.choices + [
        FormChoice(Self.code, title: "QR code for a phone"),
        FormChoice(Self.copy, title: "Copy the link"),
      ]
    let wished: String =
      [Self.code, Self.copy].first { $0 == settings.browser } ?? browsers.usual ?? Self.code
    return FormField("via", label: "By", kind: .choice(choices), value: .text(wished))
  }

  // MARK: Going there

  /// The page for what was entered.
  ///
  /// - Throws: ``PostError/noPage(service:)``.
  func address(_ values: FormValues) throws(PostError) -> URL {
    let place = values.text("instance").trimmingBlanks
    guard let page = service.page(for: Post(values), at: place) else {
      throw .noPage(service: service.title)
    }
    return page
  }

  /// - Throws: ``PostError``, ``BrowserError``, ``CopyError``, ``ChildProcessError`` or
  ///   `CancellationError`.
  func open(_ work: ActivityWork) throws -> ActivityResult {
    let page = try address(work.values).absoluteString
    var result = ActivityResult(.handedOver)
    if work.items.contains(where: \.isPicture) { result.warning = "The pictures were left out." }
    switch work.values.text("via") {
    case Self.code:
      // Nobody sees a code here: the panel shows it and does not come to this. The address holds the
      // text, so it must not be a link, which the history would keep.
      result.products = [.text(page)]
      result.note = "Open this address to finish the post."
    case Self.copy:
      try copy(page, work)
      result.note = "The link to the page is on the clipboard: open it to finish the post."
    case let browser:
      try work.show(page, byBrowser: browser)
      result.note = "Finish the post in the browser."
    }
    return result
  }

  private func copy(_ page: String, _ work: ActivityWork) throws {
    let writer = ClipboardWriter(
      environment: settings.environment, options: settings.clipboard, terminal: settings.terminal)
    _ = try writer.copy(.text(Array(page.utf8)), work.monitor)
  }
}
