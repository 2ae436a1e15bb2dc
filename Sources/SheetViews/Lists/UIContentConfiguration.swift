import Foundation
import SheetPresentation

/// What fills a row or an item; UIKit's names. The texts of a ``UIListContentConfiguration`` are drawn; of others the
/// view that they make is shown.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state. Not asked here: code that wants it sets the configuration anew.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// The same.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a configuration; UIKit's names.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show another one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// It is asked to: whether it is one of its kind it finds out itself.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// How a row or an item is just now; UIKit's names.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// What iOS says of the surroundings.
  var traitCollection: UITraitCollection { get }
}

/// How a row or an item is just now; UIKit's names.
public struct UICellConfigurationState: UIConfigurationState {
  /// What iOS says of the surroundings.
  public var traitCollection: UITraitCollection
  /// Whether it is chosen.
  public var isSelected = false
  /// Never so here: a key has no duration.
  public var isHighlighted = false
  /// Never so here.
  public var isDisabled = false
  /// Accepted for code written for iOS: the focus is drawn by the list.
  public var isFocused = false
  /// Whether the list is edited.
  public var isEditing = false
  /// Never so here: nothing folds.
  public var isExpanded = false

  /// A state in which nothing is so.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The view of a row of texts; UIKit's names. Rows draw their texts themselves, so this is only for code that asks for
/// it: a title and a second text below it.
@preconcurrency @MainActor
open class UIListContentView: UIStackView, UIContentView {
  private var shown: UIListContentConfiguration

  /// Makes a view.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    axis = .vertical
    fill()
  }

  /// There are no archives of views here: `nil`.
  public required init?(coder: NSCoder) { return nil }

  /// What it shows; another kind is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      fill()
    }
  }

  private func fill() {
    arrangedSubviews.forEach { $0.removeFromSuperview() }
    for label in shown.labels where label.text?.isEmpty == false { addArrangedSubview(label) }
  }
}

extension UIView {
  /// Shows the view of a configuration as all that is in this one. Rows draw texts themselves.
  func show(_ configuration: (any UIContentConfiguration)?) {
    let old = subviews.compactMap { $0 as? any UIView & UIContentView }
    guard let configuration, !(configuration is UIListContentConfiguration) else {
      return old.forEach { $0.removeFromSuperview() }
    }
    if let view = old.first, type(of: view.configuration) == type(of: configuration) {
      return view.configuration = configuration
    }
    subviews.forEach { $0.removeFromSuperview() }
    let view = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
