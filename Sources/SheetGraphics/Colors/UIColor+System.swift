import SheetImaging

/// Colours with a role, as they are on a light ground: a picture that is drawn is shown anywhere, and what
/// the terminal's own ground is like cannot be asked. The values are those that Apple's Human Interface
/// Guidelines list.
extension UIColor {
  private static func bytes(
    _ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1
  ) -> UIColor {
    UIColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// A red.
  public static let systemRed = bytes(255, 59, 48)
  /// An orange.
  public static let systemOrange = bytes(255, 149, 0)
  /// A yellow.
  public static let systemYellow = bytes(255, 204, 0)
  /// A green.
  public static let systemGreen = bytes(52, 199, 89)
  /// A light green-blue.
  public static let systemMint = bytes(0, 199, 190)
  /// A green-blue.
  public static let systemTeal = bytes(48, 176, 199)
  /// A light blue.
  public static let systemCyan = bytes(50, 173, 230)
  /// A blue.
  public static let systemBlue = bytes(0, 122, 255)
  /// A blue-violet.
  public static let systemIndigo = bytes(88, 86, 214)
  /// A violet.
  public static let systemPurple = bytes(175, 82, 222)
  /// A pink.
  public static let systemPink = bytes(255, 45, 85)
  /// A brown.
  public static let systemBrown = bytes(162, 132, 94)
  /// A grey.
  public static let systemGray = bytes(142, 142, 147)
  /// A lighter grey.
  public static let systemGray2 = bytes(174, 174, 178)
  /// A lighter grey.
  public static let systemGray3 = bytes(199, 199, 204)
  /// A lighter grey.
  public static let systemGray4 = bytes(209, 209, 214)
  /// A lighter grey.
  public static let systemGray5 = bytes(229, 229, 234)
  /// The lightest grey.
  public static let systemGray6 = bytes(242, 242, 247)

  /// Text that matters most.
  public static let label = black
  /// Text that matters less.
  public static let secondaryLabel = bytes(60, 60, 67, 0.6)
  /// Text that matters still less.
  public static let tertiaryLabel = bytes(60, 60, 67, 0.3)
  /// Text that matters least.
  public static let quaternaryLabel = bytes(60, 60, 67, 0.18)
  /// What stands in an empty field.
  public static let placeholderText = bytes(60, 60, 67, 0.3)
  /// Text on a dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light ground.
  public static let darkText = black
  /// A link.
  public static let link = systemBlue
  /// What can be pressed.
  public static let tintColor = systemBlue

  /// The ground.
  public static let systemBackground = white
  /// The ground of what lies on it.
  public static let secondarySystemBackground = systemGray6
  /// The ground of what lies on that.
  public static let tertiarySystemBackground = white
  /// The ground of groups.
  public static let systemGroupedBackground = systemGray6
  /// The ground of what lies on groups.
  public static let secondarySystemGroupedBackground = white
  /// The ground of what lies on that.
  public static let tertiarySystemGroupedBackground = systemGray6

  /// A thin line between things.
  public static let separator = bytes(60, 60, 67, 0.29)
  /// The same, through which nothing is seen.
  public static let opaqueSeparator = bytes(198, 198, 200)
  /// The inside of a small shape.
  public static let systemFill = bytes(120, 120, 128, 0.2)
  /// The inside of a larger shape.
  public static let secondarySystemFill = bytes(120, 120, 128, 0.16)
  /// The inside of a large shape.
  public static let tertiarySystemFill = bytes(118, 118, 128, 0.12)
  /// The inside of a very large shape.
  public static let quaternarySystemFill = bytes(116, 116, 128, 0.08)
}
