/// What is known of a picture beside its pixels.
package struct ImageTraits: Sendable {
  /// Takes the place of the picture's own colours.
  package var tint: UIColor?
  /// Whether its colours count.
  package var renderingMode = UIImage.RenderingMode.automatic
  /// The name of the symbol that it is.
  package var symbolName: String?
  /// How it was asked for.
  package var configuration: UIImage.Configuration?
  /// The name that was asked for and not found.
  package var missingName: String?

  /// Makes those of a plain picture.
  package init() {}
}
