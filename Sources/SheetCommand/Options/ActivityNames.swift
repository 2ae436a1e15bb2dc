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

  /// Whether it is one of the two names, in any case of letters.
  func answers(to name: String) -> Bool {
    short.equalsIgnoringCase(name) || identifier.equalsIgnoringCase(name)
  }

  private static func shortened(_ identifier: String) -> String {
    guard let point = identifier.utf8.lastIndex(of: UInt8(ascii: ".")) else { return identifier }
    var last = Array(identifier.utf8[point...].dropFirst())
    if let first = last.first, identifier.hasPrefix("com.apple.UIKit.activity.") {
      last[0] = first.small
    }
    return String(decoding: last, as: UTF8.self)
  }
}

/// A name that no activity has.
struct UnknownActivity: Error, Equatable {
  let name: String
  /// What was probably meant.
  let suggestion: String?
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

  /// The full identifiers for what a person wrote, in the same order. The names of all activities are
  /// made once: a configuration that excludes many is read before the first frame.
  func identifiers(for names: [String]) throws(UnknownActivity) -> [String] {
    let all = all
    var identifiers: [String] = []
    for name in names {
      guard let known = all.first(where: { $0.answers(to: name) }) else {
        throw UnknownActivity(name: name, suggestion: suggestion(for: name))
      }
      identifiers.append(known.identifier)
    }
    return identifiers
  }

  /// The short name that was probably meant.
  func suggestion(for name: String) -> String? {
    name.nearest(among: all.map(\.short))
  }
}

extension String {
  /// Whether only the case of ASCII letters differs. Compared without a copy in small letters: 16 names
  /// against all took longer than the rest of the first frame.
  fileprivate func equalsIgnoringCase(_ other: String) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.small == $1.small }
  }
}

extension UInt8 {
  fileprivate var small: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
