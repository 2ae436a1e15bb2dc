import Foundation
import SheetActivities
import SheetGraphics
import SheetImaging
import SheetPresentation

/// Brings formatters together, whose texts are printed one after the other, laid out by another program.
///
/// A subclass that draws its pages itself, with ``numberOfPages`` and no formatters, gets each of them as a
/// picture on its own sheet. What it draws beside the text of formatters, such as footers, is not printed.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject, PrintedText {
  /// Sheets that are drawn at most.
  private static let mostPages = 100

  /// The room at the top of a page that is drawn.
  open var headerHeight: CGFloat = 0
  /// The room at its bottom.
  open var footerHeight: CGFloat = 0
  /// The formatters.
  open var printFormatters: [UIPrintFormatter]? = []
  /// The paper, in points: A4, as the panel may still change it.
  open var paperRect: CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }
  /// The part of it where something can be printed: all but two centimetres on each side.
  open var printableRect: CGRect { paperRect.insetBy(dx: 57, dy: 57) }
  /// How many pages a subclass draws: none of its own.
  open var numberOfPages: Int { 0 }

  /// The texts of all formatters.
  package var printedText: String? {
    let texts = (printFormatters ?? []).compactMap(\.printedText)
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }

  /// Adds a formatter. The page is ignored: texts follow each other.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  /// The formatters that begin on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    pageIndex == 0 ? printFormatters : nil
  }

  // MARK: Drawing

  /// Called before the first page is drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page into the current context: its header, its content and its footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (head, foot) = (max(0, headerHeight), max(0, footerHeight))
    var (header, footer, content) = (printableRect, printableRect, printableRect)
    (header.size.height, footer.size.height) = (head, foot)
    footer.origin.y = printableRect.maxY - foot
    content.origin.y += head
    content.size.height = max(0, printableRect.height - head - foot)
    if head > 0 { drawHeaderForPage(at: pageIndex, in: header) }
    drawContentForPage(at: pageIndex, in: content)
    if foot > 0 { drawFooterForPage(at: pageIndex, in: footer) }
  }

  /// For subclasses: draws what is at the top.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// For subclasses: draws what is in the middle.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// For subclasses: draws what is at the bottom.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Accepted for code written for iOS, and never called: another program lays texts out.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}

  /// The pages that a subclass draws, as pictures of what can be printed.
  var drawnPages: [UIImage] {
    let count = min(numberOfPages, Self.mostPages)
    guard printedText == nil, count > 0 else { return [] }
    prepare(forDrawingPages: NSRange(location: 0, length: count))
    let rect = printableRect
    return (0..<count).map { index in
      UIGraphicsImageRenderer(bounds: rect).image { context in
        UIColor.white.setFill()
        context.fill(rect)
        UIColor.black.set()
        drawPage(at: index, in: rect)
      }
    }
  }
}
