/// Whether a value may be read in the journal.
public struct OSLogPrivacy: Hashable, Sendable {
  /// What stands for a private value.
  public enum Mask: Sendable {
    /// A number by which equal values are known as such while the program runs.
    case hash
    /// `<private>`.
    case none
  }

  enum Rule { case automatic, open, hidden }

  var rule: Rule
  var mask = Mask.none

  /// Private for texts and objects, public for numbers.
  public static let auto = OSLogPrivacy(rule: .automatic)
  /// It may be read.
  public static let `public` = OSLogPrivacy(rule: .open)
  /// It may not be read.
  public static let `private` = OSLogPrivacy(rule: .hidden)
  /// It may not be read.
  public static let sensitive = OSLogPrivacy(rule: .hidden)

  /// As ``auto``, with something else in the place of private values.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(rule: .automatic, mask: mask)
  }

  /// As ``private``, with something else in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(rule: .hidden, mask: mask)
  }

  /// As ``sensitive``, with something else in its place.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

  /// With the rule that the kind of value has.
  func resolved(_ automatic: OSLogPrivacy) -> OSLogPrivacy {
    rule == .automatic ? OSLogPrivacy(rule: automatic.rule, mask: mask) : self
  }

  /// What is written of a value.
  func shown(_ value: String) -> String {
    guard rule == .hidden else { return value }
    guard mask == .hash else { return "<private>" }
    return "<mask.hash: \(String(UInt(bitPattern: value.hashValue), radix: 16))>"
  }
}
