import Foundation
import SheetImaging

/// What `Contents.json` of a colour set says. Source: Apple's Asset Catalog Format Reference, "Named Color".
struct ColorSetContents: SetContents {
  /// With a rule when there is one for dark grounds.
  let color: UIColor

  init?(json: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      let entries = root["colors"] as? [[String: Any]]
    else { return nil }
    let known = entries.compactMap(Self.entry)
    // One for high contrast, for a kind of device or for light grounds only when there is no other.
    func best(_ isDark: Bool) -> UIColor? {
      known.filter { $0.isDark == isDark }.min { $0.rank < $1.rank }?.color
    }
    guard let light = best(false) ?? best(true) else { return nil }
    let dark = best(true)
    color = dark.map { dark in UIColor(rule: { $0 ? dark : light }) } ?? light
  }

  private static func entry(
    _ entry: [String: Any]
  ) -> (color: UIColor, isDark: Bool, rank: Int)? {
    guard let color = (entry["color"] as? [String: Any]).flatMap(color) else { return nil }
    let appearances = entry["appearances"] as? [[String: Any]] ?? []
    let values = appearances.compactMap { $0["value"] as? String }
    let isUniversal = entry["idiom"] as? String ?? "universal" == "universal"
    let rank = (values.contains("high") ? 4 : 0) + (isUniversal ? 0 : 2)
    return (color, values.contains("dark"), rank + (values.contains("light") ? 1 : 0))
  }

  private static func color(_ entry: [String: Any]) -> UIColor? {
    if let name = entry["reference"] as? String { return references[name] }
    guard let parts = entry["components"] as? [String: Any] else { return nil }
    let alpha = part(parts["alpha"]) ?? 1
    if let white = part(parts["white"]) { return UIColor(white: white, alpha: alpha) }
    guard let red = part(parts["red"]), let green = part(parts["green"]),
      let blue = part(parts["blue"])
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0.500`, `128` or `0x80`.
  private static func part(_ value: Any?) -> CGFloat? {
    if let number = value as? NSNumber { return number.doubleValue }
    guard let text = value as? String else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    return Int(text).map { CGFloat($0) / 255 } ?? Double(text).map { CGFloat($0) }
  }

  private static let references: [String: UIColor] = [
    "labelColor": .label, "linkColor": .link, "secondaryLabelColor": .secondaryLabel,
    "separatorColor": .separator, "systemBackgroundColor": .systemBackground,
    "systemBlueColor": .systemBlue, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGreenColor": .systemGreen,
    "systemIndigoColor": .systemIndigo, "systemOrangeColor": .systemOrange,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemRedColor": .systemRed, "systemTealColor": .systemTeal,
    "systemYellowColor": .systemYellow,
  ]
}
