import Foundation
import SheetGraphics
import SheetImaging
import SheetPresentation

/// Texts of a row in one; UIKit's names.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is drawn.
  public struct TextProperties {
    /// Where a text stands on iOS. Accepted for code written for iOS.
    public enum TextAlignment: Int, Sendable {
      /// Ignored.
      case natural, center, justified
    }

    /// How letters are changed on iOS. Accepted for code written for iOS.
    public enum TextTransform: Int, Sendable {
      /// Ignored.
      case none, uppercase, lowercase, capitalized
    }

    /// Bold and italic count.
    public var font: UIFont?
    /// Greys are drawn as text that explains.
    public var color: UIColor?
    /// The most rows; 0 for as many as needed.
    public var numberOfLines = 0
    /// Accepted for code written for iOS.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Accepted for code written for iOS.
    public var alignment = TextAlignment.natural
    /// Accepted for code written for iOS.
    public var transform = TextTransform.none
    /// Accepted for code written for iOS.
    public var adjustsFontForContentSizeCategory = false
    /// Accepted for code written for iOS.
    public var adjustsFontSizeToFitWidth = false
  }

  /// How a picture is drawn on iOS. Accepted for code written for iOS: rows of text have none.
  public struct ImageProperties {
    /// Ignored.
    public var tintColor: UIColor?
    /// Ignored.
    public var cornerRadius: CGFloat = 0
    /// Ignored.
    public var maximumSize = CGSize.zero
    /// Ignored.
    public var reservedLayoutSize = CGSize.zero
    /// Ignored.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The title.
  public var text: String?
  /// The title, which wins over ``text``; attributes are accepted.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text, which wins over ``secondaryText``; attributes are accepted.
  public var secondaryAttributedText: NSAttributedString?
  /// Accepted for code written for iOS.
  public var image: UIImage?
  /// How the title is drawn.
  public var textProperties = TextProperties()
  /// How the second text is drawn.
  public var secondaryTextProperties = TextProperties()
  /// Accepted for code written for iOS.
  public var imageProperties = ImageProperties()
  /// Whether the second text stands at the right.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { !isSubtitle }
    set { isSubtitle = !newValue }
  }
  /// Accepted for code written for iOS.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Accepted for code written for iOS.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Accepted for code written for iOS.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// Accepted for code written for iOS.
  public var imageToTextPadding: CGFloat = 0
  var isSubtitle = true

  /// A title.
  public static func cell() -> UIListContentConfiguration { .init(isSubtitle: true) }
  /// A title, and a text below.
  public static func subtitleCell() -> UIListContentConfiguration { .init(isSubtitle: true) }
  /// A title, and a text at the right.
  public static func valueCell() -> UIListContentConfiguration { .init(isSubtitle: false) }
  /// What stands above a section.
  public static func header() -> UIListContentConfiguration { .init() }
  /// What stands above a section.
  public static func plainHeader() -> UIListContentConfiguration { .init() }
  /// What stands above a section.
  public static func groupedHeader() -> UIListContentConfiguration { .init() }
  /// What stands below a section.
  public static func footer() -> UIListContentConfiguration { .init() }
  /// What stands below a section.
  public static func plainFooter() -> UIListContentConfiguration { .init() }
  /// What stands below a section.
  public static func groupedFooter() -> UIListContentConfiguration { .init() }
  /// A title, and a text below.
  public static func sidebarCell() -> UIListContentConfiguration { .init() }

  /// A view with the texts, which rows do without.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  var title: String { attributedText?.wordsForCells ?? text ?? "" }
  var detail: String { secondaryAttributedText?.wordsForCells ?? secondaryText ?? "" }

  /// The two texts as labels.
  @MainActor var labels: [UILabel] {
    [(title, textProperties), (detail, secondaryTextProperties)].map { text, properties in
      let label = UILabel(frame: .zero)
      (label.font, label.textColor) = (properties.font, properties.color)
      label.numberOfLines = properties.numberOfLines
      label.text = text
      return label
    }
  }
}
