// modes: 5 6 main
// with: Items/ReceiverActivity.swift
import UIKit

/// Presents twice, since the first tap did not seem to help.
class ImpatientController: UIViewController {
    func tapTwice(items: [Any]) {
        for number in 1...2 {
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: [ReceiverActivity()])
            sheet.completionWithItemsHandler = { _, completed, _, _ in
                print("sheet \(number) \(completed)")
            }
            present(sheet, animated: true) { print("presented \(number)") }
        }
    }
}
