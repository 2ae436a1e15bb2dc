import SheetImaging

/// Colours with a role. Unless code names a dark ground they are those of a light one: a picture that is drawn
/// is shown anywhere, and what the terminal's own ground is like cannot be asked. The values are those that
/// Apple's Human Interface Guidelines list.
extension UIColor {
  private static func bytes(
    _ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1
  ) -> UIColor {
    UIColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  private static func either(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor(rule: { $0 ? dark : light })
  }

  /// A red.
  public static let systemRed = either(bytes(255, 59, 48), bytes(255, 69, 58))
  /// An orange.
  public static let systemOrange = either(bytes(255, 149, 0), bytes(255, 159, 10))
  /// A yellow.
  public static let systemYellow = either(bytes(255, 204, 0), bytes(255, 214, 10))
  /// A green.
  public static let systemGreen = either(bytes(52, 199, 89), bytes(48, 209, 88))
  /// A light green-blue.
  public static let systemMint = either(bytes(0, 199, 190), bytes(99, 230, 226))
  /// A green-blue.
  public static let systemTeal = either(bytes(48, 176, 199), bytes(64, 200, 224))
  /// A light blue.
  public static let systemCyan = either(bytes(50, 173, 230), bytes(100, 210, 255))
  /// A blue.
  public static let systemBlue = either(bytes(0, 122, 255), bytes(10, 132, 255))
  /// A blue-violet.
  public static let systemIndigo = either(bytes(88, 86, 214), bytes(94, 92, 230))
  /// A violet.
  public static let systemPurple = either(bytes(175, 82, 222), bytes(191, 90, 242))
  /// A pink.
  public static let systemPink = either(bytes(255, 45, 85), bytes(255, 55, 95))
  /// A brown.
  public static let systemBrown = either(bytes(162, 132, 94), bytes(172, 142, 104))
  /// A grey.
  public static let systemGray = bytes(142, 142, 147)
  /// A lighter grey.
  public static let systemGray2 = either(bytes(174, 174, 178), bytes(99, 99, 102))
  /// A lighter grey.
  public static let systemGray3 = either(bytes(199, 199, 204), bytes(72, 72, 74))
  /// A lighter grey.
  public static let systemGray4 = either(bytes(209, 209, 214), bytes(58, 58, 60))
  /// A lighter grey.
  public static let systemGray5 = either(bytes(229, 229, 234), bytes(44, 44, 46))
  /// The lightest grey.
  public static let systemGray6 = either(bytes(242, 242, 247), bytes(28, 28, 30))

  /// Text that matters most.
  public static let label = either(black, white)
  /// Text that matters less.
  public static let secondaryLabel = either(bytes(60, 60, 67, 0.6), bytes(235, 235, 245, 0.6))
  /// Text that matters still less.
  public static let tertiaryLabel = either(bytes(60, 60, 67, 0.3), bytes(235, 235, 245, 0.3))
  /// Text that matters least.
  public static let quaternaryLabel = either(bytes(60, 60, 67, 0.18), bytes(235, 235, 245, 0.16))
  /// What stands in an empty field.
  public static let placeholderText = either(bytes(60, 60, 67, 0.3), bytes(235, 235, 245, 0.3))
  /// Text on a dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light ground.
  public static let darkText = black
  /// A link.
  public static let link = systemBlue
  /// What can be pressed.
  public static let tintColor = systemBlue

  /// The ground.
  public static let systemBackground = either(white, black)
  /// The ground of what lies on it.
  public static let secondarySystemBackground = systemGray6
  /// The ground of what lies on that.
  public static let tertiarySystemBackground = either(white, bytes(44, 44, 46))
  /// The ground of groups.
  public static let systemGroupedBackground = either(systemGray6, black)
  /// The ground of what lies on groups.
  public static let secondarySystemGroupedBackground = either(white, bytes(28, 28, 30))
  /// The ground of what lies on that.
  public static let tertiarySystemGroupedBackground = either(systemGray6, bytes(44, 44, 46))

  /// A thin line between things.
  public static let separator = either(bytes(60, 60, 67, 0.29), bytes(84, 84, 88, 0.6))
  /// The same, through which nothing is seen.
  public static let opaqueSeparator = either(bytes(198, 198, 200), bytes(56, 56, 58))
  /// The inside of a small shape.
  public static let systemFill = either(bytes(120, 120, 128, 0.2), bytes(120, 120, 128, 0.36))
  /// The inside of a larger shape.
  public static let secondarySystemFill = either(
    bytes(120, 120, 128, 0.16), bytes(120, 120, 128, 0.32))
  /// The inside of a large shape.
  public static let tertiarySystemFill = either(
    bytes(118, 118, 128, 0.12), bytes(118, 118, 128, 0.24))
  /// The inside of a very large shape.
  public static let quaternarySystemFill = either(
    bytes(116, 116, 128, 0.08), bytes(116, 116, 128, 0.18))
}
