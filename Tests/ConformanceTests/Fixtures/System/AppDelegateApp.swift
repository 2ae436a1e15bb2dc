// modes: 5 6 main alone
import UIKit

/// A whole app, as Xcode's template made it before scenes.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RootViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

class RootViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let sheet = UIActivityViewController(activityItems: ["From the app"], applicationActivities: nil)
        sheet.completionWithItemsHandler = { type, completed, _, _ in
            print("app completion \(type?.rawValue ?? "nil") \(completed)")
            exit(0)
        }
        present(sheet, animated: true)
    }
}
