import Foundation
import SheetPresentation
import Testing

@testable import SheetViews

/// Rules written in one line of text.
@MainActor @Suite struct VisualFormatTests {
  private let root = UIView()
  private let one = UIView()
  private let other = UIView()
  private var views: [String: Any] { ["one": one, "other": other] }

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    for view in [one, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func lay(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> Int {
    let rules = formats.flatMap {
      NSLayoutConstraint.constraints(
        withVisualFormat: $0, options: options, metrics: metrics, views: views)
    }
    NSLayoutConstraint.activate(rules)
    root.layoutIfNeeded()
    return rules.count
  }

  @Test func viewsLieSideBySide() {
    let count = lay(
      "H:|-16-[one(80)]-gap-[other]-|", "V:|-20-[one(>=40)]", options: .alignAllTop,
      metrics: ["gap": 24])
    #expect(count == 7)
    #expect(one.frame.minX == 16 && one.frame.width == 80)
    #expect(other.frame.minX == 120 && other.frame.maxX == 392)
    #expect(one.frame.minY == 20 && one.frame.height >= 40 && other.frame.minY == 20)
  }

  @Test func extentsAreTheSame() {
    #expect(lay("[one(==other,>=16@500)]", "|[one][other]|", "V:|[one(60)]", "V:|[other]|") == 9)
    #expect(one.frame.width == 200 && other.frame == CGRect(x: 200, y: 0, width: 200, height: 200))
    #expect(one.constraints.contains { $0.priority.rawValue == 500 })
  }

  @Test(arguments: [
    "", "H:", "|", "H:|-[one", "H:|-[three]-|", "[one]-|-[other]", "[one(wide)]", "|-(8-[one]",
    "[one]-lost-[other]", "[one(20@high)]", "[]", "[one]--[other]", "|-8-|",
  ])
  func whatIsNoFormatMakesNoRules(format: String) {
    #expect(lay(format) == 0)
  }

  @Test func withoutAViewAroundThereIsNoEdge() {
    one.removeFromSuperview()
    #expect(lay("|[one]|") == 0)
  }
}
