import Foundation
import SheetCells

extension UIView {
  /// Takes a frame. By hand it asks for layout; by layout it does not.
  func move(to new: CGRect, byLayout: Bool) {
    guard new != place else { return }
    let old = place.size
    place = new
    if old != new.size {
      needsLayout = true
      if autoresizesSubviews { resizeSubviews(from: old) }
    }
    if !byLayout { setNeedsLayout() }
  }

  private func resizeSubviews(from old: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let (mask, frame) = (view.autoresizingMask, view.place)
      guard !mask.isEmpty else { continue }
      let (x, width) = Self.resized(
        frame.minX, frame.width, by: place.width - old.width,
        [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ])
      let (y, height) = Self.resized(
        frame.minY, frame.height, by: place.height - old.height,
        [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin),
        ])
      view.move(to: CGRect(x: x, y: y, width: width, height: height).sane, byLayout: true)
    }
  }

  /// What changes is shared by all parts that are flexible: the gap before, the extent, the gap after.
  private static func resized(
    _ start: CGFloat, _ extent: CGFloat, by change: CGFloat, _ flexible: [Bool]
  ) -> (CGFloat, CGFloat) {
    let count = flexible.count { $0 }
    guard count > 0 else { return (start, extent) }
    let share = change / CGFloat(count)
    return (start + (flexible[0] ? share : 0), max(0, extent + (flexible[1] ? share : 0)))
  }

  /// The content's size in points, ``noIntrinsicMetric`` where it has none.
  package func natural(width: CGFloat) -> CGSize {
    let columns = width < 100_000 ? CellMetrics.columns(width) : 10_000
    guard let size = content?.naturalSize(width: max(1, columns)) else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    let points = CGSize(size)
    return CGSize(
      width: size.width > 0 ? points.width : Self.noIntrinsicMetric,
      height: size.height > 0 ? points.height : Self.noIntrinsicMetric)
  }

  /// The content's size, not wider than asked; of a container, what its constraints need.
  func fittingSize(_ size: CGSize) -> CGSize {
    if content?.naturalSize(width: 1) != nil {
      let natural = natural(width: size.width.sane)
      return CGSize(
        width: natural.width < 0 ? place.width : natural.width,
        height: natural.height < 0 ? place.height : natural.height)
    }
    return subviews.isEmpty ? place.size : systemLayoutSizeFitting(size)
  }

  /// The smallest size in which the constraints hold, not wider than `targetSize`; points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let width = targetSize.width > 0 ? CellMetrics.columns(targetSize.width.sane) : nil
    return CGSize(ViewLayout.fittingSize(of: self, width: width))
  }

  /// Called by views whose content changed: they may want another size.
  package func contentChanged() {
    setNeedsLayout()
  }
}

extension UIView {
  /// For ``systemLayoutSizeFitting(_:)``: as small as can be.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// For ``systemLayoutSizeFitting(_:)``: as large as can be.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
