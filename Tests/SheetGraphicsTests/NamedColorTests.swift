import Foundation
import SheetImaging
import SheetPresentation
import Testing

@testable import SheetGraphics

/// A colour set as Xcode writes it.
private func entry(_ red: String, _ green: String, _ blue: String, _ more: String = "") -> String {
  """
  {"idiom":"universal","color":{"color-space":"srgb","components":{"red":"\(red)",\
  "green":"\(green)","blue":"\(blue)","alpha":"1.000"}}\(more)}
  """
}

private let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#

@Suite("Colours by name, and with a rule")
struct NamedColorTests {
  private func color(_ entries: String...) -> UIColor? {
    ColorSetContents(json: Data("{\"colors\":[\(entries.joined(separator: ","))]}".utf8))?.color
  }

  @Test("Numbers as Xcode writes them: parts, bytes, hexadecimal, greys, references")
  func numbers() {
    #expect(color(entry("0.500", "0x80", "255"))?.hexadecimal == "#8080FF")
    #expect(
      color(#"{"color":{"components":{"white":"1.000","alpha":"0.500"}}}"#)?.hexadecimal
        == "#FFFFFF80")
    #expect(
      color(#"{"color":{"platform":"ios","reference":"systemRedColor"}}"#)?.isEqual(
        UIColor.systemRed) == true)
    for bad in ["", "{}", #"{"color":{}}"#, entry("x", "1", "1"), entry("nan", "1", "")] {
      #expect(color(bad) == nil, "\(bad)")
    }
    #expect(ColorSetContents(json: Data("[".utf8)) == nil)
  }

  @Test("Dark and light, in whatever order, and only one of them")
  func grounds() throws {
    let traits = [UIUserInterfaceStyle.light, .dark, .unspecified].map {
      UITraitCollection(userInterfaceStyle: $0)
    }
    let both = try #require(color(entry("1", "0", "0", dark), entry("255", "255", "255")))
    #expect(
      traits.map { both.resolvedColor(with: $0).hexadecimal } == ["#FFFFFF", "#010000", "#FFFFFF"])
    traits[1].performAsCurrent { #expect(both.hexadecimal == "#010000") }
    #expect(both.hexadecimal == "#FFFFFF" && both.cgColor == .white)
    let only = try #require(color(entry("1", "0", "0", dark)))
    #expect(
      traits.map { only.resolvedColor(with: $0).hexadecimal } == ["#010000", "#010000", "#010000"])
    let contrast = #","appearances":[{"appearance":"contrast","value":"high"}]"#
    #expect(color(entry("9", "9", "9", contrast), entry("0", "0", "0"))?.hexadecimal == "#000000")
  }

  @Test("A catalog's colour by its name, a grey for one that is missing")
  func catalogs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, red) in [("Brand", "255"), ("Group/Accent", "128")] {
      let set = folder.appendingPathComponent("Assets.xcassets/\(name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data("{\"colors\":[\(entry(red, "0", "0"))]}".utf8).write(
        to: set.appendingPathComponent("Contents.json"))
    }
    let finder = PictureFinder(folders: [folder.path])
    #expect(finder.color(named: "Brand")?.hexadecimal == "#FF0000")
    #expect(finder.color(named: "Accent")?.hexadecimal == "#800000")
    #expect(finder.color(named: "Group/Accent")?.hexadecimal == "#800000")
    #expect(finder.color(named: "../Brand") == nil && finder.picture(named: "Brand") == nil)
    let bundle = Bundle(path: folder.path)
    #expect(UIColor(named: "Brand", in: bundle, compatibleWith: nil)?.hexadecimal == "#FF0000")
    #expect(UIColor(named: "no such colour") == UIColor.gray)
  }

  @Test("A rule is asked each time, and one that asks itself ends")
  func rules() {
    nonisolated(unsafe) var count = 0
    let color = UIColor(dynamicProvider: { traits in
      count += 1
      return traits.userInterfaceStyle == .dark ? .white : .black
    })
    #expect(count == 0 && color.hexadecimal == "#000000" && count == 1)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == UIColor.white)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).hexadecimal == "#FFFFFF80")
    #expect(color == UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    #expect(color != UIColor.black && UIColor.label == color)
    final class Loop: @unchecked Sendable { var color = UIColor.red }
    let loop = Loop()
    loop.color = UIColor(dynamicProvider: { _ in loop.color })
    #expect(loop.color.hexadecimal == "#000000")
    loop.color = .red
  }

  @Test("Traits: what is named counts, the rest is a terminal's")
  func traits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
    dark.performAsCurrent { #expect(UITraitCollection.current.userInterfaceStyle == .dark) }
    #expect(UITraitCollection(traitsFrom: [dark, UITraitCollection()]).userInterfaceStyle == .dark)
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(UIGraphicsImageRendererFormat(for: dark).scale == UIGraphicsImageRendererFormat().scale)
  }
}
