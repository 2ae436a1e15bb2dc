import Foundation
import SheetActivities
import SheetImaging
import SheetPresentation

/// Text to be printed. Where lines and pages end is decided by what lays the document out.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, PrintedText {
  /// Accepted for code written for iOS, and ignored.
  open var maximumContentHeight: CGFloat = 0
  /// Accepted for code written for iOS, and ignored.
  open var maximumContentWidth: CGFloat = 0
  /// Accepted for code written for iOS, and ignored.
  open var startPage = 0
  /// Accepted for code written for iOS, and ignored: the paper has margins of its own.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// Accepted for code written for iOS, and ignored.
  open var contentInsets = UIEdgeInsets.zero

  /// What is printed; `nil` when nothing is known of it.
  package var printedText: String? { nil }
}

/// Plain text to be printed.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Accepted for code written for iOS and ignored: what lays the document out chooses the font.
  open var font: UIFont?
  /// Accepted for code written for iOS and ignored: text is printed in black.
  open var color: UIColor?
  /// Accepted for code written for iOS and ignored: paragraphs begin where their letters do.
  open var textAlignment = NSTextAlignment.natural
  /// The text.
  open var text: String?
  /// The text; attributes are not printed.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// Makes a formatter.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Makes a formatter; attributes are not printed.
  public init(attributedText: NSAttributedString) {
    text = attributedText.string
    super.init()
  }

  package override var printedText: String? { text }
}

/// A page of HTML, of which the words are printed.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The page.
  open var markupText: String?

  /// Makes a formatter.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  package override var printedText: String? { markupText.map(MarkupText.plain) }
}

/// What is known of a job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed; accepted for code written for iOS, and ignored.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// A picture.
    case photo = 1
    /// Without colours.
    case grayscale = 2
    /// A picture without colours.
    case photoGrayscale = 3
  }

  /// How a page lies; accepted for code written for iOS: what lays the document out decides.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// Across.
    case landscape = 1
  }

  /// Whether both sides are used; accepted for code written for iOS: the person chooses.
  public enum Duplex: Int, Sendable {
    /// One side.
    case none = 0
    /// Both, turned over the long edge.
    case longEdge = 1
    /// Both, turned over the short edge.
    case shortEdge = 2
  }

  /// The title of the job.
  open var jobName = ""
  /// The printer that is chosen at first; `nil` for the usual one.
  open var printerID: String?
  /// Ignored.
  open var outputType = OutputType.general
  /// Ignored.
  open var orientation = Orientation.portrait
  /// Ignored.
  open var duplex = Duplex.none

  /// One with nothing in it.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// As ``printInfo()``; a dictionary of iOS means nothing here.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
  }
}
