import Foundation

/// Where messages come from: a subsystem of the program, and a category in it.
open class OSLog: NSObject, @unchecked Sendable {
  /// A name that Instruments knows; nothing comes of it here.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Takes a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// `PointsOfInterest`.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// The program as a whole.
  public static let `default` = OSLog(origin: LogOrigin())
  /// Messages that are dropped.
  public static let disabled = OSLog(origin: nil)

  let origin: LogOrigin?

  /// Makes one. Both texts stand before each message.
  public init(subsystem: String, category: String) {
    origin = LogOrigin(subsystem: subsystem, category: category)
  }

  /// Makes one. Both texts stand before each message.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(origin: LogOrigin?) {
    self.origin = origin
  }

  /// Whether messages are written: all but those of ``disabled``.
  open func isEnabled(type: OSLogType) -> Bool { origin != nil }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// Takes a number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The journal's `notice`.
  public static let `default` = OSLogType(rawValue: 0)
  /// The journal's `info`.
  public static let info = OSLogType(rawValue: 1)
  /// The journal's `debug`.
  public static let debug = OSLogType(rawValue: 2)
  /// The journal's `err`.
  public static let error = OSLogType(rawValue: 16)
  /// The journal's `crit`.
  public static let fault = OSLogType(rawValue: 17)
}
