// modes: 5 6 main
import UIKit

/// Prints a receipt: formatted text, with a line at the foot of each page.
final class ReceiptRenderer: UIPrintPageRenderer {
    let footer: String

    init(footer: String) {
        self.footer = footer
        super.init()
        footerHeight = 24
        headerHeight = 12
    }

    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 9)]
        let text = "\(footer) – \(pageIndex + 1)" as NSString
        text.draw(at: CGPoint(x: footerRect.minX, y: footerRect.midY), withAttributes: attributes)
    }
}

final class ReceiptPrinter: NSObject, UIPrintInteractionControllerDelegate {
    func printReceipt(_ lines: [String], animated: Bool) {
        guard UIPrintInteractionController.isPrintingAvailable else { return }
        let controller = UIPrintInteractionController.shared
        let info = UIPrintInfo(dictionary: nil)
        info.outputType = .general
        info.jobName = "Receipt"
        info.orientation = .portrait
        controller.printInfo = info

        let renderer = ReceiptRenderer(footer: "Thank you")
        let formatter = UISimpleTextPrintFormatter(text: lines.joined(separator: "\n"))
        formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
        formatter.font = UIFont.systemFont(ofSize: 12)
        formatter.color = .black
        formatter.textAlignment = .left
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        controller.printPageRenderer = renderer
        controller.delegate = self
        controller.present(animated: animated) { _, completed, error in
            print("receipt \(completed) \(error?.localizedDescription ?? "")")
        }
    }

    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {
        printInteractionController.printPageRenderer = nil
    }
}
