import Foundation
import SheetPresentation

/// Hears what happens to the program; with `@main` on the class, its beginning:
///
/// ```swift
/// @main class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     window = UIWindow(frame: UIScreen.main.bounds)
///     window?.rootViewController = ViewController()
///     window?.makeKeyAndVisible()
///     return true
///   }
/// }
/// ```
///
/// The window's controller takes the terminal until the person leaves it by Esc. All methods have default
/// implementations.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window, for code that has it here. Asked of any delegate, it is twice optional, as on iOS, where
  /// a delegate need not have it.
  @_disfavoredOverload var window: UIWindow? { get set }

  /// Called first. The result is ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Makes the window and makes it key and visible. The result is ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The old form, called when the other one made no window.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called before the first screen is shown.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the program ends.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called before the program ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Never called: a terminal has no background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Never called: a terminal has no background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Never called: nobody hands addresses to a program in a terminal.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Asked when the launch made no window. Only a class in
  /// ``UISceneConfiguration/delegateClass`` is known then: there is no Info.plist to name one.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate where Self: NSObject {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The window, twice optional: code written for iOS says `delegate?.window??.rootViewController`.
  public var window: UIWindow?? {
    let own: UIWindow? = window
    return .some(own)
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Opens nothing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// A configuration without a delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  }

  /// Runs the program on the terminal, and ends it with 0, 128 and a signal's number, or 1 when there is no
  /// terminal or no window.
  public static func main() {
    exit(ApplicationLaunch.run(Self.self))
  }
}

/// Runs a program on the terminal, in the form that `main.swift` calls: the delegate by its class's name.
/// The other arguments are accepted for code written for iOS.
@MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let named: AnyClass? = delegateClassName.flatMap { NSClassFromString($0) }
  guard let type = named as? any UIApplicationDelegate.Type else {
    return ApplicationLaunch.fail(.noDelegate(delegateClassName ?? "nil"))
  }
  return ApplicationLaunch.run(type)
}
