// modes: 5 6 main
import UIKit

/// The view controller of a hundred tutorials.
class ShareViewController: UIViewController {
    var items: [Any] = ["Hello"]
    var activities: [UIActivity]?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Share"
    }

    @IBAction func share(_ sender: Any?) {
        let activityViewController = UIActivityViewController(activityItems: items, applicationActivities: activities)
        activityViewController.excludedActivityTypes = [
            .airDrop, .postToFacebook, UIActivity.ActivityType(rawValue: "com.example.excluded"),
        ]
        activityViewController.completionWithItemsHandler = { (activityType, completed, returnedItems, error) in
            print("completion \(activityType?.rawValue ?? "nil") \(completed) \(returnedItems?.count ?? 0) \(String(describing: error)) main \(Thread.isMainThread)")
        }
        if UIDevice.current.userInterfaceIdiom == .pad {
            activityViewController.popoverPresentationController?.sourceView = view
            activityViewController.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            activityViewController.popoverPresentationController?.permittedArrowDirections = []
        }
        present(activityViewController, animated: true, completion: { print("presented") })
        activityViewController.popoverPresentationController?.sourceView = self.view
    }
}
