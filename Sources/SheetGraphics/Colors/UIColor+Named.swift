import Foundation
import SheetImaging
import SheetPresentation
import SheetPrograms

extension UIColor {
  /// The colour of that name in the asset catalogs (`.xcassets`) among the program's resources, where
  /// `UIImage(named:)` looks, too; one for dark grounds counts where code names one. Components are taken for
  /// sRGB, whatever the catalog says.
  ///
  /// Never `nil`: authors force-unwrap it. When there is none comes a grey, and standard error says so once.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The same in the resources of a bundle; `nil` means the program's own. Of the traits only light or dark counts.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let found = PictureFinder.of(bundle).color(named: name)
    if found == nil {
      warnProgrammerOnce("no colour is called \"\(name)\" among the program's resources")
    }
    let color = found ?? .gray
    switch traitCollection?.userInterfaceStyle {
    case nil, .unspecified: self.init(rule: { color.resolved(isDark: $0) })
    case .light: self.init(rule: { _ in color.resolved(isDark: false) })
    case .dark: self.init(rule: { _ in color.resolved(isDark: true) })
    }
  }
}
