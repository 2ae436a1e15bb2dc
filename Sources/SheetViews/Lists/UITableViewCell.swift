import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// A row of a table; UIKit's names. A title, a text beside or below it and a mark, or views of one's own in
/// ``contentView``, which then decide its height.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Where the second text stands.
  public enum CellStyle: Int, Sendable {
    /// There is none.
    case `default` = 0
    /// At the right.
    case value1 = 1
    /// At the right.
    case value2 = 2
    /// Below.
    case subtitle = 3
  }

  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes it.
    case delete = 1
    /// Adds one.
    case insert = 2
  }

  /// A mark at the right.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// There is more behind it.
    case disclosureIndicator = 1
    /// The space bar, or a click on the mark, tells the delegate.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// The space bar, or a click on the mark, tells the delegate.
    case detailButton = 4
  }

  /// Accepted for code written for iOS; the selected row is drawn as everywhere.
  public enum SelectionStyle: Int, Sendable {
    /// Cannot be chosen.
    case none = 0
    /// Can.
    case blue = 1
    /// Can.
    case gray = 2
    /// Can.
    case `default` = 3
  }

  /// Which rows can take its place.
  public let reuseIdentifier: String?
  let style: CellStyle

  /// Makes a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    // As on iOS, where frames are made from those of a cell that is in no table yet.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// There are no archives of views here: `nil`.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
  }

  /// A row with a title. The argument is never given, see ``UIView``.
  public convenience init(_none: Void = ()) { self.init(style: .default, reuseIdentifier: nil) }

  /// How a table makes rows of a registered class: subclasses have it as soon as they have those above.
  public required convenience init(_style style: CellStyle, reuse: String?) {
    self.init(style: style, reuseIdentifier: reuse)
  }

  /// The title.
  open private(set) lazy var textLabel: UILabel? = ownLabel()
  /// The second text.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : ownLabel()
  /// Accepted for code written for iOS: a picture is not drawn in a row of text.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// Where views of one's own are put.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hasContentView = true
    addSubview(view)
    return view
  }()
  /// A mark at the right.
  open var accessoryType = AccessoryType.none { didSet { redraw() } }
  /// A control at the right; the space bar in the row uses it.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      redraw()
    }
  }
  /// Whether it can be chosen.
  open var selectionStyle = SelectionStyle.default
  /// Whether it is chosen.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
      redraw()
    }
  }
  /// Accepted for code written for iOS; a key has no duration.
  open var isHighlighted = false
  /// Accepted for code written for iOS.
  open var isEditing = false
  /// Accepted for code written for iOS.
  open var backgroundView: UIView?
  /// Accepted for code written for iOS.
  open var selectedBackgroundView: UIView?
  /// Accepted for code written for iOS; there are no lines between rows.
  open var separatorInset = UIEdgeInsets.zero
  /// How far the text is moved to the right, in ``indentationWidth``s.
  open var indentationLevel = 0 { didSet { redraw() } }
  /// How far one level is, in points.
  open var indentationWidth: CGFloat = 10
  /// Accepted for code written for iOS.
  open var editingAccessoryType = AccessoryType.none
  /// Accepted for code written for iOS: rows are moved by keys.
  open var showsReorderControl = false
  /// Texts in one, or what makes a view for the row; it wins over the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      let isView = contentConfiguration.map { !($0 is UIListContentConfiguration) } == true
      if isView || hasContentView { contentView.show(contentConfiguration) }
      redraw()
    }
  }
  /// Called before the row is drawn in another state than before. It may set ``contentConfiguration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Changes the configuration of a row for the state that it has.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// How it is now.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isEditing) = (isSelected, table?.isEditing ?? isEditing)
    return state
  }

  /// Calls ``updateConfiguration(using:)``.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Makes the configuration for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Accepted for code written for iOS.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Called before the row takes another's place.
  open func prepareForReuse() {
    accessoryType = .none
    isSelected = false
  }

  /// Chooses it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Accepted for code written for iOS.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Texts to fill in.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(isSubtitle: style == .subtitle || style == .default)
  }

  weak var table: UITableView?
  /// What the delegate says of ``indentationLevel``.
  var ownIndentation = 0
  private(set) var hasContentView = false
  private(set) var hasLabels = false

  private func redraw() { (table ?? self).setNeedsDisplay() }

  private func ownLabel() -> UILabel {
    hasLabels = true
    return UILabel(frame: .zero)
  }
}
