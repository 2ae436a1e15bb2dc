import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// Items in groups in sections; UIKit's names. A grid has one size of items here: that of the first item in the first
/// section's group. A list has one item a row. Each section may have a header.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes a section. It is asked for once, until the layout is invalidated or the grid has other data or another size.
  public typealias SectionProvider = (
    _ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  /// Sections that were asked for, by their numbers, and the size of the grid for which they were.
  private var known: (size: CGSize, sections: [Int: NSCollectionLayoutSection?]) = (.zero, [:])
  /// Accepted for code written for iOS.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  /// The same section always.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// The same section always; the configuration is accepted.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section })
    self.configuration = configuration
  }

  /// Sections as they are asked for.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// A list of rows.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .list(using: configuration))
  }

  private func section(at index: Int) -> NSCollectionLayoutSection? {
    let size = collectionView?.bounds.size ?? .zero
    if known.size != size { known = (size, [:]) }
    if let found = known.sections[index] { return found }
    let made = provider(index, Surroundings(size: size))
    known.sections.updateValue(made, forKey: index)
    return made
  }

  override func forgetSections() { known.sections = [:] }

  private var first: NSCollectionLayoutSection? { section(at: 0) }

  /// What says how a list is, if it is one.
  var list: UICollectionLayoutListConfiguration? { first?.list }

  override func headerKind(of section: Int) -> String? { self.section(at: section)?.headerKind }

  override func itemSize(in bounds: CGSize) -> CGSize? { first?.group?.itemSize(in: bounds) }

  override var itemGap: CGSize {
    guard let first, let group = first.group else { return .zero }
    return CGSize(width: group.interItemSpacing?.spacing ?? 0, height: first.interGroupSpacing)
  }
}

/// How sections follow on iOS. Accepted for code written for iOS.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Ignored.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Ignored.
  open var interSectionSpacing: CGFloat = 0
}

/// How a list looks and what its rows can do; UIKit's names.
public struct UICollectionLayoutListConfiguration {
  /// The look on iOS; accepted.
  public enum Appearance: Int, Sendable {
    /// Accepted.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A header, for which the data source is asked.
    case supplementary
    /// Accepted for code written for iOS: the first item is a row as others are.
    case firstItemInSection
  }

  /// What stands below a section on iOS. Accepted for code written for iOS: there are no footers.
  public enum FooterMode: Int, Sendable {
    /// Ignored.
    case none, supplementary
  }

  /// What can be done with a row.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The look.
  public let appearance: Appearance
  /// Ignored.
  public var showsSeparators = true
  /// Ignored.
  public var backgroundColor: UIColor?
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// Ignored.
  public var footerMode = FooterMode.none
  /// Ignored.
  public var headerTopPadding: CGFloat?
  /// What `x` lists for a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What `x` lists after it.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes one.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// What a layout is told of the grid; UIKit's names.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// Its size.
  var container: any NSCollectionLayoutContainer { get }
  /// What iOS says of the surroundings.
  var traitCollection: UITraitCollection { get }
}

/// The size of a grid; UIKit's names.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The same: there are no insets.
  var effectiveContentSize: CGSize { get }
}

private final class Surroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  init(size: CGSize) { contentSize = size }
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
}
