/// Gives the sheet its built-in services.
///
/// The engine knows none. The module that does conforms ``UIActivityViewController`` to this protocol,
/// and the sheet asks its own class whether it conforms: no registration, no global state, and a
/// program that does not link that module has a sheet without built-in services.
@preconcurrency @MainActor
public protocol BuiltInActivityProviding {
  /// New instances of all built-in services, in the order in which they are offered.
  static func makeBuiltInActivities() -> [UIActivity]
}

extension UIActivityViewController {
  static var foundBuiltInActivities: [UIActivity] {
    (self as Any as? any BuiltInActivityProviding.Type)?.makeBuiltInActivities() ?? []
  }
}
