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
  open var isSelected = false { didSet { setNeedsDisplay() } }
  /// Accepted for code written for iOS; a key has no duration.
  open var isHighlighted = false
  /// Accepted for code written for iOS.
  open var backgroundView: UIView?
  /// Accepted for code written for iOS.
  open var selectedBackgroundView: UIView?

  /// What the item says line by line.
  var spokenTitle: String? {
    if let accessibilityLabel { return accessibilityLabel }
    let texts = contentView.spokenTexts.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
