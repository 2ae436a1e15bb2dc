import Foundation
import SheetImaging
import SheetPresentation

/// What stands above or below a section; UIKit's names. The texts of its labels are shown in one row.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Which views can take its place.
  public let reuseIdentifier: String?
  /// The title.
  open private(set) lazy var textLabel: UILabel? = addedLabel()
  /// The second text.
  open private(set) lazy var detailTextLabel: UILabel? = addedLabel()
  /// Where views of one's own are put.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    addSubview(view)
    return view
  }()
  /// Texts in one; they win over the labels.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// Accepted for code written for iOS.
  open var backgroundView: UIView?

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
  }

  /// There are no archives of views here: `nil`.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// How a table makes views of a registered class: subclasses have it as soon as they have those above.
  public required convenience init(_reuse reuse: String?) { self.init(reuseIdentifier: reuse) }

  /// Called before the view takes another's place; here never.
  open func prepareForReuse() {}

  /// Texts to fill in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func addedLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    return label
  }
}

extension UIView {
  /// The texts of what it shows, in one row.
  var headerText: String? {
    let content =
      (self as? UITableViewHeaderFooterView)?.contentConfiguration
      ?? (self as? UICollectionViewCell)?.contentConfiguration
    let found: [String]
    if let list = content as? UIListContentConfiguration {
      found = [list.title, list.detail]
    } else {
      found = labelTexts
    }
    let shown = found.filter { !$0.isEmpty }
    return shown.isEmpty ? nil : shown.joined(separator: "  ")
  }

  private var labelTexts: [String] {
    guard !isHidden else { return [] }
    let own = (self as? UILabel)?.text.map { [$0] } ?? []
    return own + subviews.flatMap(\.labelTexts)
  }
}
