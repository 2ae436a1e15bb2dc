import Foundation
import SheetPresentation

/// A view of a grid that is used again; UIKit's names.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Which items can take its place.
  public internal(set) var reuseIdentifier: String?

  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There are no archives of views here: `nil`.
  public required init?(coder: NSCoder) { return nil }

  /// How a grid makes items of a registered class: subclasses have it as soon as they have those above.
  public required convenience init(_frame frame: CGRect) { self.init(frame: frame) }

  /// Called before the view takes another's place.
  open func prepareForReuse() {}
}

/// An item of a grid; UIKit's names. It shows the views in ``contentView``.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Where views are put.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
  /// Whether it is chosen.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
      setNeedsDisplay()
    }
  }
  /// Texts in one, or what makes a view for the item.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentView.show(contentConfiguration)
      changeRow()
    }
  }
  /// Accepted for code written for iOS.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Called before the item is drawn in another state than before. It may set ``contentConfiguration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Changes the configuration of an item for the state that it has.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// How it is now.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    return state
  }

  /// Calls ``updateConfiguration(using:)``.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Makes the configuration for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// Accepted for code written for iOS; a key has no duration.
  open var isHighlighted = false
  /// Accepted for code written for iOS.
  open var backgroundView: UIView?
  /// Accepted for code written for iOS.
  open var selectedBackgroundView: UIView?

  /// The mark at the right of a row of texts.
  var mark: UITableViewCell.AccessoryType { .none }

  private var madeRow: UITableViewCell?

  /// What draws an item of texts: it is a row as that of a table.
  var row: UITableViewCell? {
    guard let texts = contentConfiguration as? UIListContentConfiguration else { return nil }
    if let madeRow { return madeRow }
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.contentConfiguration = texts
    row.accessoryType = mark
    madeRow = row
    return row
  }

  /// Makes the row anew when it is drawn.
  func changeRow() {
    madeRow = nil
    setNeedsDisplay()
  }

  /// What the item says line by line.
  var spokenTitle: String? {
    if let accessibilityLabel { return accessibilityLabel }
    if let row { return row.spokenTitle }
    let texts = contentView.spokenTexts.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
