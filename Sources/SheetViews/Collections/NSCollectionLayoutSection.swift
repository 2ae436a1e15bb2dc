import Foundation
import SheetPresentation

/// One extent of an item or a group; UIKit's names.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  private enum Kind { case width, height, points }
  private let kind: Kind
  /// The number it was made with.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension.isFinite ? max(0, dimension) : 0)
    super.init()
  }

  /// A part of the width around.
  open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fraction)
  }
  /// A part of the height around.
  open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fraction)
  }
  /// Points.
  open class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, points)
  }
  /// Points; they are taken as they are.
  open class func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, points)
  }

  func points(in size: CGSize) -> CGFloat {
    switch kind {
    case .width: dimension * size.width
    case .height: dimension * size.height
    case .points: dimension
    }
  }
}

/// The size of an item or a group; UIKit's names.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// Across.
  public let widthDimension: NSCollectionLayoutDimension
  /// Down.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init()
  }

  func points(in size: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: size), height: heightDimension.points(in: size))
  }
}

/// A distance; UIKit's names.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// Points.
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) {
    self.spacing = spacing
    super.init()
  }
  /// As much.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  /// As much: it is not stretched.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}

/// An item; UIKit's names.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// Its size.
  public let layoutSize: NSCollectionLayoutSize
  /// Accepted for code written for iOS: items have a column at each side.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Makes an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Items beside or below each other; UIKit's names.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What is in it.
  public let subitems: [NSCollectionLayoutItem]
  /// How many there are side by side, if that is said.
  private let count: Int?
  private let isAcross: Bool
  /// The gap between two items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], count: Int?,
    isAcross: Bool
  ) {
    (subitems, self.count, self.isAcross) = (items, count, isAcross)
    super.init(layoutSize: size)
  }

  /// Items side by side.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, count: nil, isAcross: true)
  }
  /// So many of one item side by side.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], count: count, isAcross: true)
  }
  /// So many of one item side by side.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], count: count, isAcross: true)
  }
  /// Items below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, count: nil, isAcross: false)
  }
  /// So many of one item below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], count: count, isAcross: false)
  }

  /// The size of the first item in it.
  func itemSize(in bounds: CGSize) -> CGSize {
    let own = layoutSize.points(in: bounds)
    guard let first = subitems.first else { return own }
    if let group = first as? NSCollectionLayoutGroup { return group.itemSize(in: own) }
    var size = first.layoutSize.points(in: own)
    if let count, count > 0 {
      if isAcross { size.width = own.width / CGFloat(count) }
      if !isAcross { size.height = own.height / CGFloat(count) }
    }
    return size
  }
}

/// Groups below each other; UIKit's names.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// How a section scrolls across on iOS. Accepted for code written for iOS: a grid scrolls up and down.
  public enum OrthogonalScrollingBehavior: Int, Sendable {
    /// Ignored.
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  let group: NSCollectionLayoutGroup?
  let list: UICollectionLayoutListConfiguration?
  /// The gap between two rows; points.
  open var interGroupSpacing: CGFloat = 0
  /// Accepted for code written for iOS: items begin at the edge.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The first at the top is the section's header; others are accepted.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Accepted for code written for iOS.
  open var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none

  private init(group: NSCollectionLayoutGroup?, list: UICollectionLayoutListConfiguration?) {
    (self.group, self.list) = (group, list)
    super.init()
  }

  /// The kind of the section's header.
  var headerKind: String? {
    if list?.headerMode == .supplementary { return UICollectionView.elementKindSectionHeader }
    return boundarySupplementaryItems.first(where: \.isAtTop)?.elementKind
  }

  /// A section of equal groups.
  public convenience init(group: NSCollectionLayoutGroup) { self.init(group: group, list: nil) }

  /// A list of rows; the surroundings are accepted.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: (any NSCollectionLayoutEnvironment)? = nil
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: nil, list: configuration)
  }
}
