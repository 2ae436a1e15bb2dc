import Foundation
import SheetPresentation

/// How a grid is laid out; UIKit's names. ``UICollectionViewFlowLayout`` is heeded, and of a
/// ``UICollectionViewCompositionalLayout`` the items of its first section; all others are a list with one item a row.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The grid.
  public internal(set) weak var collectionView: UICollectionView?

  /// The size of items in a grid of a size, in points; `nil` for a list of rows.
  func itemSize(in bounds: CGSize) -> CGSize? { nil }

  /// The gaps between items, in points.
  var itemGap: CGSize { .zero }

  /// The kind of a section's header; `nil` for none.
  func headerKind(of section: Int) -> String? { nil }

  /// What was asked of the author is asked for anew.
  func forgetSections() {}

  /// Called before it is drawn anew.
  open func prepare() {}
  /// Draws the grid anew.
  open func invalidateLayout() {
    forgetSections()
    collectionView?.measureAnew()
  }
  /// Never asked. Accepted for code written for iOS.
  open var collectionViewContentSize: CGSize { .zero }
  /// Accepted for code written for iOS: nothing changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Items one after the other, as many in a row as fit; UIKit's names. Gaps and sizes are the nearest whole cells.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Accepted for code written for iOS.
  open var estimatedItemSize = CGSize.zero
  /// The gap between two items of a row; points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The gap between two rows; points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Accepted for code written for iOS: items begin at the edge.
  open var sectionInset = UIEdgeInsets.zero
  /// Accepted for code written for iOS: a grid scrolls up and down.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// A height of more than nothing gives sections a header, whose text takes a row.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Accepted for code written for iOS: there are no footers.
  open var footerReferenceSize = CGSize.zero
  /// Accepted for code written for iOS.
  open var sectionHeadersPinToVisibleBounds = false
  /// Accepted for code written for iOS.
  open class var automaticSize: CGSize { CGSize(width: 50, height: 50) }

  override func headerKind(of section: Int) -> String? {
    let size = collectionView.flatMap { grid in
      grid.sizes?.collectionView(grid, layout: self, referenceSizeForHeaderInSection: section)
    }
    let height = (size ?? headerReferenceSize).height
    return height > 0 ? UICollectionView.elementKindSectionHeader : nil
  }
}
