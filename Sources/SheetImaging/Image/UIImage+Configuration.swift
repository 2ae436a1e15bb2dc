import Foundation

extension UIImage {
  /// Whether a picture's colours count, or its shape alone.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown wants it: an activity's image in the Action row is a template.
    case automatic = 0
    /// With its colours.
    case alwaysOriginal = 1
    /// As a shape, filled with another colour.
    case alwaysTemplate = 2
  }

  /// How a picture is wanted; `SymbolConfiguration` is the one kind that says something.
  open class Configuration: NSObject, @unchecked Sendable {}
}
