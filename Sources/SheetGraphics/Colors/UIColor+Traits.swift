import SheetImaging
import SheetPresentation

extension UIColor {
  /// A colour that is asked for when it is used, with light or dark traits. On the terminal and in pictures it is
  /// asked with those of `UITraitCollection.current`, which count as light ones unless code says otherwise.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    // As on iOS it may be asked on any thread; only the compiler does not know that it may go there.
    nonisolated(unsafe) let provider = dynamicProvider
    self.init(rule: { provider(UITraitCollection(userInterfaceStyle: $0 ? .dark : .light)) })
  }

  /// The colour as it is with some traits, of which only light or dark counts.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolved(isDark: traitCollection.userInterfaceStyle == .dark)
  }
}
