// modes: 5 6 main
import UIKit

/// Uses the handler from before iOS 8, and the subject by key.
class LegacyHandlerController: UIViewController {
    func showSheet(_ activity: UIActivity) {
        let sheet = UIActivityViewController(activityItems: ["old"], applicationActivities: [activity])
        sheet.setValue("An old subject", forKey: "subject")
        sheet.completionHandler = { (type: UIActivityType?, completed: Bool) in
            print("old completion \(type?.rawValue ?? "nil") \(completed)")
        }
        self.present(sheet, animated: true, completion: nil)
    }
}
