import Foundation
import SheetPresentation

/// A service that posts go to, with one account.
protocol PostService: Sendable {
  /// What it is, and what an account with it consists of.
  static var profile: ServiceProfile { get }
  /// What it takes; where a server of its own says otherwise, see ``limits()``.
  static var usualLimits: PostLimits { get }
  /// Whether no server of it says otherwise.
  static var hasFixedLimits: Bool { get }
  /// Who may see a post, the usual first; none where that cannot be chosen.
  static var visibilities: [FormChoice] { get }
  /// How a text can be hidden behind a warning.
  static var warning: PostWarning { get }
  /// Whether a post says in which language it is.
  static var hasLanguage: Bool { get }
  /// What stands in the text of a post there; that is what counts.
  static func body(of post: Post) -> String
  /// A page of the service that takes the post without an account of ours; `nil` where there is none.
  ///
  /// - Parameter place: The address of the person's server, where there are many.
  static func page(for post: Post, at place: String) -> URL?

  /// Logs in, as far as nothing is asked yet.
  ///
  /// - Throws: ``NetworkError``, ``SecretError``, ``ChildProcessError`` or `CancellationError`.
  init(_ account: Account, _ work: ActivityWork) throws
  /// What this server takes.
  ///
  /// - Throws: ``NetworkError``, ``ChildProcessError`` or `CancellationError`.
  func limits() throws -> PostLimits
  /// Posts.
  ///
  /// - Parameters:
  ///   - pictures: The pictures as they are sent, within the limits.
  ///   - key: The same for each attempt at one post, so that the service can tell.
  /// - Throws: ``NetworkError``, ``PostError``, ``ChildProcessError`` or `CancellationError`.
  func publish(_ post: Post, _ pictures: [PostPicture], key: String) throws -> PostReceipt
}

/// How a service hides what not everybody wants to see.
enum PostWarning: Sendable, Hashable {
  /// It does not; the warning stands before the text.
  case none
  /// Behind words that the person writes.
  case words
  /// By one of these.
  case labels([FormChoice])
}

extension PostService {
  static var hasFixedLimits: Bool { true }
  static var visibilities: [FormChoice] { [] }
  static var warning: PostWarning { .none }
  static var hasLanguage: Bool { false }
  static func body(of post: Post) -> String { post.textWithWarning }
  func limits() throws -> PostLimits { Self.usualLimits }

  /// The word for it in fields, in the configuration and in secrets.
  static var word: String { profile.word }
  /// Its name.
  static var title: String { profile.title }

  /// What the configuration says of posts there.
  static func defaults(_ settings: ActivitySettings) -> PostDefaults {
    (try? settings.section(PostSection<Self>.self).defaults) ?? PostDefaults()
  }
}

/// All services for posts, in the order of the sheet.
enum PostServices {
  static let all: [any PostService.Type] = [MastodonService.self]
}
