import Foundation
import SheetPresentation

/// What stands beside items on iOS, as a badge; UIKit's names. Accepted for code written for iOS: it is never asked
/// for.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that it was made with.
  public let elementKind: String
  /// Accepted for code written for iOS.
  open var zIndex = 1

  init(_ size: NSCollectionLayoutSize, kind: String) {
    elementKind = kind
    super.init(layoutSize: size)
  }
}

/// A section's header; UIKit's names. Its text takes a row, whatever the size says. What is not at the top is accepted.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge that it was made for.
  public let alignment: NSRectAlignment
  /// The way from there that it was made with.
  public let offset: CGPoint
  /// Accepted for code written for iOS.
  open var pinToVisibleBounds = false
  /// Accepted for code written for iOS.
  open var extendsBoundary = true

  var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }

  /// Makes one.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes one.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, kind: elementKind)
  }
}

/// An edge or a corner of a rectangle; UIKit's names.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none
  /// An edge, or a corner beside it.
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
