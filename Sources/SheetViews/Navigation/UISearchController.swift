import Foundation
import SheetPresentation

/// A search in a list: its field stands below the bar of a stack, `/` goes there, and what is typed is told; UIKit's
/// names. What is found is shown by the list itself.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar(frame: .zero)
  /// Told what is typed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Accepted for code written for iOS; it is not told.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Accepted for code written for iOS: it is never shown, what is found belongs in the list.
  public let searchResultsController: UIViewController?
  /// Accepted for code written for iOS.
  open var obscuresBackgroundDuringPresentation = true
  /// Accepted for code written for iOS.
  open var dimsBackgroundDuringPresentation = true
  /// Accepted for code written for iOS.
  open var hidesNavigationBarDuringPresentation = true
  /// Accepted for code written for iOS.
  open var automaticallyShowsCancelButton = true
  /// Whether something is searched for. Ended, the field is emptied.
  open var isActive: Bool {
    get { searchBar.isFirstResponder || searchBar.searchTextField.hasText }
    set {
      if newValue {
        searchBar.becomeFirstResponder()
      } else {
        searchBar.text = ""
        searchBar.resignFirstResponder()
      }
    }
  }

  /// Makes a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.didChange = { [weak self] in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// There are no archives of controllers here: `nil`.
  public override init?(coder: NSCoder, _none: Void = ()) { return nil }
}

/// Told what is searched for; UIKit's names.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The text is another one.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of a search on iOS. Accepted for code written for iOS; none is called.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Never called.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Never called.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Never called.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Never called.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UIViewController {
  /// Accepted for code written for iOS: a search is shown where its field is.
  public var definesPresentationContext: Bool {
    get { false }
    set {}
  }

  /// Accepted for code written for iOS: bars cover nothing.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { false }
    set {}
  }
}
