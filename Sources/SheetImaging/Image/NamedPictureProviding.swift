/// Finds pictures by name, for `#imageLiteral`, whose initializer must stand in `UIImage` itself.
///
/// The module that can conforms ``UIImage`` to this protocol. What needs no names links nothing of it.
package protocol NamedPictureProviding {
  /// The picture of that name, or one that stands in its place.
  static func picture(named name: String) -> UIImage
}
