import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

@MainActor @Suite struct LayoutTests {
  /// A view of so many cells.
  private func root(_ width: Int, _ height: Int) -> UIView {
    UIView(frame: CGRect(CellRect(x: 0, y: 0, width: width, height: height)))
  }

  private func add(_ views: UIView..., to root: UIView) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, lines)
    return label
  }

  @Test func pointsBecomeCells() {
    #expect(
      CGRect(x: 16, y: 20, width: 80, height: 44).cells
        == CellRect(x: 2, y: 1, width: 10, height: 2))
    #expect(CGRect(x: 0, y: 0, width: 1, height: 1).cells.size == CellSize(width: 1, height: 1))
    #expect(
      CGRect(CellRect(x: 3, y: 2, width: 7, height: 5)).cells
        == CellRect(x: 3, y: 2, width: 7, height: 5))
  }

  @Test func edgesAndIntrinsicSizes() {
    let (root, title, button) = (root(40, 10), label("Title"), UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    add(title, button, to: root)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    ])
    root.layoutIfNeeded()
    #expect(title.frame.cells == CellRect(x: 2, y: 1, width: 5, height: 1))
    #expect(button.frame.cells == CellRect(x: 17, y: 3, width: 6, height: 1))
  }

  @Test func equalWidthsShareTheRoom() {
    let root = root(32, 3)
    let (one, two, three) = (label("1"), label("22"), label("333"))
    add(one, two, three, to: root)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      three.leadingAnchor.constraint(equalTo: two.trailingAnchor, constant: 8),
      three.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
      three.widthAnchor.constraint(equalTo: one.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect([one, two, three].map { $0.frame.cells.minX } == [0, 11, 22])
    #expect([one, two, three].map { $0.frame.cells.width } == [10, 10, 10])
  }

  @Test func whatMattersMoreIsNotCut() {
    let root = root(20, 3)
    let (name, count) = (label("A name that is far too long"), label("1234"))
    count.setContentCompressionResistancePriority(.required, for: .horizontal)
    add(name, count, to: root)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      count.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      count.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(count.frame.cells == CellRect(x: 16, y: 0, width: 4, height: 1))
    #expect(name.frame.cells.width == 15)
  }

  @Test func heightsFollowWrappedText() {
    let root = root(10, 20)
    let (text, below) = (label("one two three four", lines: 0), label("below"))
    add(text, below, to: root)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame.cells.height == 2)
    #expect(below.frame.cells.minY == 2)
  }

  @Test func lesserRulesGive() {
    let (root, view) = (root(40, 10), UIView())
    add(view, to: root)
    let half = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    let fixed = view.widthAnchor.constraint(equalToConstant: 240)
    half.priority = .defaultHigh
    NSLayoutConstraint.activate([half, fixed])
    root.layoutIfNeeded()
    #expect(view.frame.cells.width == 30)
    fixed.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.cells.width == 20)
    half.isActive = false
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.cells.width == 10)
  }

  @Test func guidesAndMargins() {
    let (root, view, guide) = (root(40, 10), UIView(), UILayoutGuide())
    root.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    root.addLayoutGuide(guide)
    add(view, to: root)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.cells == CellRect(x: 2, y: 1, width: 36, height: 9))
    #expect(guide.layoutFrame.cells == view.frame.cells)
  }

  @Test func stackAcross() {
    let (root, stack) = (root(30, 1), UIStackView())
    let (one, two, hidden) = (label("one"), label("two"), label("hidden"))
    hidden.isHidden = true
    [one, hidden, two].forEach(stack.addArrangedSubview)
    stack.spacing = 8
    stack.frame = root.bounds
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(one.frame.cells == CellRect(x: 0, y: 0, width: 3, height: 1))
    #expect(two.frame.cells == CellRect(x: 4, y: 0, width: 26, height: 1))
    stack.distribution = .fillEqually
    root.layoutIfNeeded()
    #expect(abs(one.frame.cells.width - two.frame.cells.width) <= 1)
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    #expect(two.frame.cells == CellRect(x: 27, y: 0, width: 3, height: 1))
    hidden.isHidden = false
    root.layoutIfNeeded()
    #expect(hidden.frame.cells.width == 6)
  }

  @Test func stackDown() {
    let (root, stack) = (root(20, 10), UIStackView())
    let (one, two) = (label("one"), UITextView())
    [one, two].forEach(stack.addArrangedSubview)
    (stack.axis, stack.spacing) = (.vertical, 20)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.frame = root.bounds
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(one.frame.cells == CellRect(x: 2, y: 1, width: 16, height: 1))
    #expect(two.frame.cells == CellRect(x: 2, y: 3, width: 16, height: 6))
    stack.alignment = .center
    root.layoutIfNeeded()
    #expect(one.frame.cells == CellRect(x: 9, y: 1, width: 3, height: 1))
  }

  @Test func masksFollow() {
    let (root, fixed, wide) = (root(20, 10), UIView(), UIView())
    fixed.frame = CGRect(CellRect(x: 15, y: 8, width: 5, height: 2))
    fixed.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    wide.frame = CGRect(CellRect(x: 1, y: 1, width: 18, height: 1))
    wide.autoresizingMask = .flexibleWidth
    root.addSubview(fixed)
    root.addSubview(wide)
    root.frame = CGRect(CellRect(x: 0, y: 0, width: 40, height: 20))
    #expect(fixed.frame.cells == CellRect(x: 35, y: 18, width: 5, height: 2))
    #expect(wide.frame.cells == CellRect(x: 1, y: 1, width: 38, height: 1))
  }

  @Test func fittingSize() {
    let (view, text) = (UIView(), label("one two three four", lines: 0))
    add(text, to: view)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let fitting = view.systemLayoutSizeFitting(CGSize(width: 88, height: 0))
    #expect(fitting == CGSize(width: 88, height: 60))
    let smallest = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(smallest == CGSize(width: 19 * 8, height: 40))
  }
}
