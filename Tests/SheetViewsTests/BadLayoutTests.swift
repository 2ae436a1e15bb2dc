import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// What authors do by mistake: nothing may trap, hang or overflow.
@MainActor @Suite struct BadLayoutTests {
  @Test func viewsInThemselves() {
    let (one, two) = (UIView(), UIView())
    one.addSubview(one)
    one.addSubview(two)
    two.addSubview(one)
    #expect(one.subviews == [two] && two.subviews.isEmpty && one.superview == nil)
    let stack = UIStackView()
    stack.addArrangedSubview(stack)
    #expect(stack.arrangedSubviews.isEmpty)
    let controller = UIViewController()
    controller.addChild(controller)
    #expect(controller.parent == nil)
  }

  @Test func numbersThatAreNone() {
    let values: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e18]
    for value in values {
      let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), UILabel())
      view.text = "x"
      root.addSubview(view)
      view.frame = CGRect(x: value, y: value, width: value, height: value)
      view.center = CGPoint(x: value, y: value)
      view.bounds = CGRect(x: value, y: value, width: value, height: value)
      view.sizeToFit()
      _ = view.frame.cells
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: value),
        view.widthAnchor.constraint(equalToConstant: value),
        view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: value),
      ])
      root.layoutIfNeeded()
      #expect(view.frame.minX.isFinite && view.frame.width >= 0, "\(value): \(view.frame)")
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: value, height: value)
      scroll.contentOffset = CGPoint(x: value, y: value)
      #expect(scroll.contentOffset.y.isFinite)
    }
  }

  @Test func rulesInACircle() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let views = (0..<5).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for (one, other) in zip(views, views.dropFirst() + [views[0]]) {
      one.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 8).isActive = true
      one.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 16).isActive = true
      one.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: 20).isActive =
        true
    }
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame.minX.isFinite && $0.frame.width >= 0 })
  }

  @Test func rulesBetweenStrangers() {
    let (root, view, stranger) = (UIView(), UIView(), UIView())
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true
    do {
      let gone = UIView()
      view.topAnchor.constraint(equalTo: gone.bottomAnchor).isActive = true
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.constraints.count == 2)
  }

  @Test func layoutThatAsksForLayoutForever() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        frame.size.width += 8
        setNeedsLayout()
        layoutIfNeeded()
      }
    }
    let view = Restless()
    view.layoutIfNeeded()
    #expect(view.count <= 8)
  }

  @Test(.timeLimit(.minutes(1))) func manyViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
    var above = root.topAnchor
    for number in 0..<200 {
      let label = UILabel()
      label.text = "\(number)"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.topAnchor.constraint(equalTo: above).isActive = true
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      above = label.bottomAnchor
    }
    let start = ContinuousClock.now
    root.layoutIfNeeded()
    let time = start.duration(to: .now)
    #expect(root.subviews[199].frame.cells.minY == 199)
    #expect(time < .seconds(5), "\(time)")
  }
}
