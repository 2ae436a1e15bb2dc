import Foundation
import SheetPresentation

/// What stands at the right of a row of a list; UIKit's names.
@MainActor
public struct UICellAccessory {
  /// While which a mark is seen on iOS. Accepted for code written for iOS.
  public enum DisplayedState: Int, Sendable {
    /// Ignored.
    case always, whenEditing, whenNotEditing
  }

  let mark: UITableViewCell.AccessoryType

  /// A tick.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(mark: .checkmark)
  }
  /// There is more behind it.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(mark: .disclosureIndicator) }
  /// Accepted for code written for iOS, and not drawn: deleting has a key.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(mark: .none) }
  /// Accepted for code written for iOS, and not drawn: rows are not moved.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(mark: .none)
  }
  /// Accepted for code written for iOS, and not drawn: nothing folds.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(mark: .none) }
}

/// A row of a grid that is a list; UIKit's names.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at the right; the first that is drawn counts.
  open var accessories: [UICellAccessory] = [] { didSet { changeRow() } }
  /// Accepted for code written for iOS.
  open var indentationLevel = 0
  /// Accepted for code written for iOS.
  open var indentationWidth: CGFloat = 10

  /// Texts to fill in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override var mark: UITableViewCell.AccessoryType {
    accessories.first { $0.mark != .none }?.mark ?? .none
  }
}
