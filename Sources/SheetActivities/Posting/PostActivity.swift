import Foundation
import SheetCells
import SheetEngine
import SheetFiles
import SheetPresentation

/// Posts to a service: what all of them have in common. A subclass says which service.
///
/// With an account the panel is one composer: a text with the service's own counter, words for each
/// picture, and other services that get the same post. Without one the service's page is opened, shown as a
/// code, or copied.
package class PostActivity: FormActivity {
  /// The service.
  nonisolated class func service(_ settings: ActivitySettings) -> any PostService.Type {
    QzoneService.self
  }

  /// Of all services the same.
  static func profile(_ type: ActivityType, title: String, icon: String) -> ActivityProfile {
    ActivityProfile(
      type: type, category: .share, title: title, icon: icon,
      accepts: ItemFilter(
        [.text, .link, .image, .file], files: [.image], schemes: ["http", "https"],
        words: "a text, a web link or a picture"))
  }

  package nonisolated override class var keepsDrafts: Bool { true }

  package nonisolated override class func drafts(of work: ActivityWork) -> [DraftVersion] {
    DraftVersion.typed(
      in: ["warning", "text", "link"] + (1...PostComposer.mostPictures).map { "alt\($0)" },
      of: work, name: "Post.txt")
  }

  private lazy var known = KnownLimits()

  private var composer: PostComposer {
    PostComposer(Self.service(settings), items, settings, known)
  }

  package override func makeForm() -> Form { composer.form }

  /// The counter is right once the servers have said what they take.
  package override func makePanel(for form: Form) -> FormViewController {
    let panel = super.makePanel(for: form)
    let composer = composer
    known.ask(composer.targets + composer.others, settings) { [weak panel] in
      panel?.setNeedsDisplay()
    }
    return panel
  }

  /// A page of the service may go to a phone as a code.
  package override func showsAnswer(
    to values: FormValues, over panel: FormViewController
  ) -> Bool {
    guard values.text("via") == PostPage.code else { return false }
    let page = PostPage(service: Self.service(settings), settings: settings)
    let helper = settings.helper
    let code = CodeViewController(form: Form(title: "Finish on a phone", fields: [])) {
      try ItemCode.symbol(of: [.link(page.address(values))], helper())
    }
    code.onDone = { [weak self, weak code] in
      code?.dismiss(animated: true)
      self?.activityDidFinish(
        ActivityResult(.handedOver, note: "Finish the post on the phone."))
    }
    panel.present(code, animated: true)
    return true
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let service = service(work.settings)
    let accounts = KnownAccounts(work.settings)
    // A fault in the configuration is told here.
    let targets = PostTarget.all(service, try accounts.of(service.profile))
    let wished = work.values.text("account")
    guard let own = targets.first(where: { $0.account.name == wished }) ?? targets.first else {
      return try PostPage(service: service, settings: work.settings).open(work)
    }
    let others = PostTarget.others(than: service, accounts).filter {
      work.values.flag($0.field)
    }
    return try PostPublisher(
      post: Post(work), targets: [own] + others,
      remakesPictures: work.values.text("pictures") == "smaller", work: work
    ).publish()
  }

  package override class func field(of error: any Error) -> String {
    (error as? PostError)?.field ?? ""
  }
}

extension Post {
  /// What was entered, with the pictures that were shared.
  init(_ work: ActivityWork) {
    self.init(work.values)
    title = work.subject
    pictures = work.items.filter(\.isPicture).enumerated().map { index, item in
      Picture(item: item, words: work.values.text("alt\(index + 1)").trimmingBlanks)
    }
  }

  /// What was entered.
  init(_ values: FormValues) {
    text = values.text("text").trimmingBlanks
    link = values.text("link").trimmingBlanks
    visibility = values.text("visibility")
    warning = values.text("warning").trimmingBlanks
    language = values.text("language").trimmingBlanks
  }
}

extension ActivityItem {
  /// Whether a post has it as a picture.
  var isPicture: Bool { kind == .image || kind == .file }

  /// Whether it is a picture as far as its name shows. Nothing is read from disk.
  var isNamedAsPicture: Bool {
    if case .file(let path) = self { FileType.category(of: path) == .image } else { true }
  }
}
