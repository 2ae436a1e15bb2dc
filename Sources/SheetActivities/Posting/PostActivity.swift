import Foundation
import SheetCells
import SheetEngine
import SheetPresentation

/// Posts to a service: what all of them have in common. A subclass says which service.
///
/// With an account the panel is one composer: a text with the service's own counter, words for each
/// picture, and other services that get the same post. Without one the service's page is opened, shown as a
/// code, or copied.
package class PostActivity: FormActivity {
  /// The service.
  nonisolated class var service: any PostService.Type { MastodonService.self }

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

  package override func makeForm() -> Form {
    let composer = PostComposer(Self.service, items, settings, subject: sharedSubject ?? "")
    return composer.form
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    // A fault in the configuration is told here.
    let accounts = try work.settings.accounts(of: service.profile)
    guard !accounts.isEmpty else { throw PostError.noAccount(service: service.title) }
    let targets = PostTarget.all(service, work.settings)
    let wished = work.values.text("account")
    let own = targets.first { $0.account.name == wished } ?? targets[0]
    let others = PostTarget.others(than: service, work.settings).filter {
      work.values.flag($0.field)
    }
    return try PostPublisher(
      post: Post(work), targets: [own] + others,
      remakesPictures: work.values.text("pictures") == "smaller", work: work
    ).publish()
  }

  package override class func field(of error: any Error) -> String {
    switch error as? PostError {
    case .nothing, .tooLong: "text"
    case .tooManyPictures, .pictureType, .pictureBytes: "pictures"
    default: ""
    }
  }
}

extension Post {
  /// What was entered, with the pictures that were shared.
  init(_ work: ActivityWork) {
    let values = work.values
    text = values.text("text").trimmingBlanks
    link = values.text("link").trimmingBlanks
    visibility = values.text("visibility")
    warning = values.text("warning").trimmingBlanks
    language = values.text("language").trimmingBlanks
    title = work.subject
    let shared = work.items.filter(\.isPicture)
    pictures = shared.enumerated().map { index, item in
      Picture(item: item, words: values.text("alt\(index + 1)").trimmingBlanks)
    }
  }
}

extension ActivityItem {
  /// Whether a post has it as a picture.
  var isPicture: Bool { kind == .image || kind == .file }
}
