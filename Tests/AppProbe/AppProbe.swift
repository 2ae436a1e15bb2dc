import UIKit

/// A program as an author of iOS writes it: a delegate makes a window, and its controller presents what the
/// first argument names. It tells on standard output what it heard.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// Set by the property's initial value, which only a real `init()` gives.
  let launched = "launched"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    tell(launched, launchOptions == nil)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = RootController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    tell("terminates")
  }
}

/// Tells a line at once: `print` keeps it until the end when nobody sees it on a terminal.
func tell(_ words: Any...) {
  let line = words.map { "\($0)" }.joined(separator: " ") + "\n"
  FileHandle.standardOutput.write(Data(line.utf8))
}
