// modes: 5 6 main alone
import UIKit

/// An app that starts as those with a main.swift do.
@main
enum Program {
    static func main() {
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(MainDelegate.self))
    }
}

class MainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = StartController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("terminates")
    }
}

class StartController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let sheet = UIActivityViewController(activityItems: [UIImage(systemName: "star")!, "Stars"], applicationActivities: nil)
        sheet.completionWithItemsHandler = { type, completed, _, _ in
            print("main completion \(type?.rawValue ?? "nil") \(completed)")
        }
        present(sheet, animated: true)
    }
}
