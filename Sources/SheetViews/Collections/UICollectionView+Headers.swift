import Foundation
import SheetCells
import SheetPresentation

/// What stands above the items of a section, drawn as titles of a table are: of a view the texts, in one row.
extension UICollectionView {
  /// The header of a section, if it is seen; `nil` for other kinds.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard headerKind(of: indexPath.section) == elementKind else { return nil }
    return shownHeaders[indexPath.section]
  }

  /// The headers that are seen; none for other kinds.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shownHeaders.keys.sorted().filter { headerKind(of: $0) == elementKind }
      .compactMap { shownHeaders[$0] }
  }

  /// That of a new header: a row, as wide as the grid.
  var headerFrame: CGRect { CGRect(x: 0, y: 0, width: bounds.width, height: CellMetrics.row) }

  /// The kinds of the sections' headers, `nil` for sections that have none. The layout is asked until something is
  /// measured anew.
  var headerKinds: [String?] {
    let width = bounds.width
    if let known = measuredHeaders, known.width == width { return known.kinds }
    let kinds = knownCounts.indices.map { collectionViewLayout.headerKind(of: $0) }
    measuredHeaders = (width, kinds)
    return kinds
  }

  private func headerKind(of section: Int) -> String? {
    let kinds = headerKinds
    return kinds.indices.contains(section) ? kinds[section] : nil
  }

  /// The header, asked for if it is not there.
  private func header(_ section: Int) -> UICollectionReusableView? {
    if let view = shownHeaders[section] { return view }
    guard let dataSource, let kind = headerKind(of: section) else { return nil }
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
    if view.superview !== self { addSubview(view) }
    shownHeaders[section] = view
    return view
  }

  /// Lets headers go, but for those of some sections.
  func forgetHeaders(except kept: Set<Int> = []) {
    for (section, view) in shownHeaders where !kept.contains(section) {
      view.removeFromSuperview()
      shownHeaders[section] = nil
      setNeedsDisplay()
    }
  }

  func drawHeader(_ section: Int, into canvas: inout Canvas, in rect: CellRect, theme: Theme) {
    guard let text = header(section)?.headerText?.onOneLine else { return }
    canvas.drawSectionTitle(text, in: rect, style: theme.heading, theme: theme)
  }
}
