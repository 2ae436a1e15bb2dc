import Foundation

/// What the numbers of a colour mean. Everything here is sRGB.
public final class CGColorSpace: Hashable, Sendable {
  private let spaceName: String
  /// How many numbers a colour has beside alpha.
  public let numberOfComponents: Int

  init(_ name: String) {
    spaceName = name
    numberOfComponents = name.contains("Gray") ? 1 : 3
  }

  /// The one of that name. Accepted for code written for iOS: all but greys count as sRGB.
  public convenience init?(name: NSString) {
    self.init(name as String)
  }

  /// The name.
  public var name: NSString? { spaceName as NSString }

  /// sRGB.
  public class var sRGB: NSString { "kCGColorSpaceSRGB" }
  /// As ``sRGB``.
  public class var displayP3: NSString { "kCGColorSpaceDisplayP3" }
  /// As ``sRGB``.
  public class var extendedSRGB: NSString { "kCGColorSpaceExtendedSRGB" }
  /// Greys.
  public class var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" }

  /// Spaces are equal when their names are.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.spaceName == other.spaceName
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(spaceName)
  }
}

/// Colours of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceRGB")
}

/// Greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray")
}

/// What Core Foundation calls an array: `colors as CFArray` compiles as it stands.
public typealias CFArray = NSArray
