// modes: 5 6 main
import UIKit

extension UIApplication {
    /// The controller on top of everything, as sharing code looks for it.
    class func topViewController(
        base: UIViewController? = UIApplication.shared.delegate?.window??.rootViewController
    ) -> UIViewController? {
        if let navigation = base as? UINavigationController {
            return topViewController(base: navigation.visibleViewController)
        }
        if let tab = base as? UITabBarController, let selected = tab.selectedViewController {
            return topViewController(base: selected)
        }
        if let presented = base?.presentedViewController {
            return topViewController(base: presented)
        }
        return base
    }

    var mainWindow: UIWindow? {
        if let window = UIApplication.shared.delegate?.window, let found = window { return found }
        let scene = connectedScenes.first?.delegate as? UIWindowSceneDelegate
        return scene?.window ?? nil
    }
}

final class WindowOwner: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func tint() {
        window?.tintColor = .orange
        window?.overrideUserInterfaceStyle = .dark
    }
}

final class WindowlessOwner: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }
}

enum WindowAccess {
    @MainActor
    static func describe() -> String {
        let application = UIApplication.shared
        let former = application.delegate
        defer { application.delegate = former }
        let owner = WindowOwner()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        owner.window = window
        owner.tint()
        application.delegate = owner
        let found = UIApplication.topViewController() === root && application.mainWindow === window
        let windowless = WindowlessOwner()
        application.delegate = windowless
        let none = application.delegate?.window??.rootViewController == nil && application.mainWindow == nil
        return "window found \(found) none \(none)"
    }
}
