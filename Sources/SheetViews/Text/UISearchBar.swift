import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// A field to search with; UIKit's names. Enter searches, Esc empties it.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How it looks on iOS. Accepted for code written for iOS.
  public enum Style: UInt, Sendable {
    /// Ignored.
    case `default`, prominent, minimal
  }

  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// Asked about what is typed.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What was typed.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      didChange?()
    }
  }
  /// Shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Stands over the field on iOS. Accepted for code written for iOS.
  open var prompt: String?
  /// Accepted for code written for iOS; Esc is the way out.
  open var showsCancelButton = false
  /// Accepted for code written for iOS.
  open var searchBarStyle = Style.default
  /// Accepted for code written for iOS.
  open var barStyle = UIBarStyle.default
  /// Accepted for code written for iOS.
  open var barTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var isTranslucent = true
  /// Accepted for code written for iOS: there are no scopes.
  open var scopeButtonTitles: [String]?
  /// Accepted for code written for iOS: there are no scopes.
  open var showsScopeBar = false
  /// Accepted for code written for iOS: there are no scopes.
  open var selectedScopeButtonIndex = 0
  /// Accepted; a terminal has one keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Accepted; a terminal has one keyboard.
  open var returnKeyType = UIReturnKeyType.search
  /// Accepted; nothing is changed while it is typed.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Accepted; nothing is changed while it is typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Accepted.
  open var enablesReturnKeyAutomatically = true
  var didChange: (() -> Void)?

  /// Makes a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.placeholder = "Search"
    addSubview(searchTextField)
    tell(of: .editingChanged) { $0.typed() }
    tell(of: .editingDidBegin) { $0.delegate?.searchBarTextDidBeginEditing($0) }
    tell(of: .editingDidEnd) { $0.delegate?.searchBarTextDidEndEditing($0) }
    tell(of: .editingDidEndOnExit) { $0.delegate?.searchBarSearchButtonClicked($0) }
  }

  private func tell(of event: UIControl.Event, _ tell: @escaping (UISearchBar) -> Void) {
    let action = UIAction { [weak self] _ in
      if let self { tell(self) }
    }
    searchTextField.addAction(action, for: event)
  }

  /// There are no archives of views here: `nil`.
  public required init?(coder: NSCoder) { return nil }

  /// Accepted for code written for iOS, and ignored.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {}
  /// Accepted for code written for iOS, and ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  open override var canBecomeFirstResponder: Bool { true }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds
  }

  func typed() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    didChange?()
  }

  /// Ends the search; `false` when there was none.
  func cancel() -> Bool {
    guard searchTextField.hasText else { return false }
    text = ""
    delegate?.searchBar(self, textDidChange: "")
    delegate?.searchBarCancelButtonClicked(self)
    return true
  }
}

extension UISearchBar: ScreenBar, CellContent {
  package func naturalSize(width: Int) -> CellSize? { CellSize(width: 0, height: 1) }

  /// The field leaves Esc to what is around it.
  package func use(_ event: Event) -> Bool { event == .key(.escape) && cancel() }
}

/// The field of a ``UISearchBar``.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// Asked about a search; UIKit's names. All are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// The person changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Never called: the field has the focus when it has it.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has the focus.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// The field has lost the focus.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Enter was typed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Esc was typed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Never called: there are no scopes.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
