/// An activity as it is named on the command line.
public struct ActivityName: Sendable, Equatable {
  /// The full identifier, such as `com.apple.UIKit.activity.Mail`; the class name for an activity
  /// without one.
  public let identifier: String
  /// The short name, such as `mail`.
  public let short: String

  /// A name and its short form. Without one, the short form is what follows the last point, with a
  /// small first letter where the constant in the API has one (`com.apple.UIKit.activity.Mail`).
  public init(identifier: String, short: String? = nil) {
    self.identifier = identifier
    self.short = short ?? Self.shortened(identifier)
  }

  private static func shortened(_ identifier: String) -> String {
    let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
    guard identifier.hasPrefix("com.apple.UIKit.activity.") else { return last }
    return last.prefix(1).lowercased() + last.dropFirst()
  }
}

/// The activities that exist, to be found by either name, in any case of letters.
public struct ActivityNames: Sendable {
  /// All of them, in the order of the sheet.
  public var all: [ActivityName] { names() }

  private let names: @Sendable () -> [ActivityName]

  /// The names of these activities, made when an option names one: nearly no command line does, and
  /// the first frame waits for the options. Where two have the same short name, the first is meant.
  public init(_ names: @escaping @autoclosure @Sendable () -> [ActivityName]) {
    self.names = names
  }

  /// The full identifier for what a person wrote.
  public func identifier(for name: String) throws(CommandError) -> String {
    let wanted = name.lowercased()
    let known = all.first {
      $0.short.lowercased() == wanted || $0.identifier.lowercased() == wanted
    }
    if let known { return known.identifier }
    throw .unknownActivity(name, suggestion: suggestion(for: name))
  }

  /// The short name that was probably meant.
  func suggestion(for name: String) -> String? {
    name.nearest(among: all.map(\.short))
  }
}
