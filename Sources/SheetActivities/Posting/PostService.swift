import Foundation
import SheetPresentation

/// A service that posts go to, with one account.
protocol PostService: Sendable {
  /// What it is, and what an account with it consists of.
  static var profile: ServiceProfile { get }
  /// What it takes; where a server of its own says otherwise, see ``limits(asking:)``.
  static var usualLimits: PostLimits { get }
  /// Whether no server of it says otherwise.
  static var hasFixedLimits: Bool { get }
  /// Whether each server has a page of its own for posts without an account.
  static var hasPagePerServer: Bool { get }
  /// What a person should know before they post without an account; `nil` for what holds everywhere.
  static var notice: String? { get }
  /// Who may see a post, the usual first; none where that cannot be chosen.
  static var visibilities: [FormChoice] { get }
  /// How a text can be hidden behind a warning.
  static var warning: PostWarning { get }
  /// Whether a post says in which language it is.
  static var hasLanguage: Bool { get }
  /// A name for a new post, which each attempt at it has.
  static func newKey(_ now: Date) -> String
  /// What stands in the text of a post there; that is what counts.
  static func body(of post: Post) -> String
  /// A page of the service that takes the post without an account of ours; `nil` where there is none.
  ///
  /// - Parameter place: The address of the person's server, where there are many.
  static func page(for post: Post, at place: String) -> URL?

  /// What a server takes.
  ///
  /// - Throws: ``NetworkError``, ``ChildProcessError`` or `CancellationError`.
  static func limits(asking server: ServerAccount) throws -> PostLimits
  /// Logs in, as far as nothing is asked yet.
  ///
  /// - Throws: ``NetworkError``, ``SecretError``, ``ChildProcessError`` or `CancellationError`.
  init(_ account: Account, _ work: ActivityWork) throws
  /// The server, with the account logged in.
  var server: ServerAccount { get }
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
  static var hasPagePerServer: Bool { false }
  static var notice: String? { nil }
  static var visibilities: [FormChoice] { [] }
  static var warning: PostWarning { .none }
  static var hasLanguage: Bool { false }
  static func newKey(_ now: Date) -> String { UUID().uuidString.lowercased() }
  static func body(of post: Post) -> String { post.textWithWarning }
  static func limits(asking server: ServerAccount) throws -> PostLimits { usualLimits }

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
  static let all: [any PostService.Type] = [
    MastodonService.self, BlueskyService.self, TelegramService.self, XService.self,
    FacebookService.self, WeiboService.self,
  ]
}
