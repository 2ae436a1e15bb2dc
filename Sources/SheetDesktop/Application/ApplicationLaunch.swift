import Foundation
import SheetPresentation

/// Takes a program from its delegate's class to the end of its window.
@MainActor
enum ApplicationLaunch {
  /// Why a program did not run.
  enum Failure: Error {
    case noDelegate(String)
    case noWindow
    case noTerminal(any Error)

    var message: String {
      switch self {
      case .noDelegate(let name):
        "There is no application delegate \(name). It must be a subclass of UIResponder or NSObject."
      case .noWindow:
        "The application made no window. Call makeKeyAndVisible() when it has launched."
      case .noTerminal(let error): "\(error)"
      }
    }
  }

  /// Runs it and returns what the process should exit with.
  static func run(_ type: any UIApplicationDelegate.Type) -> Int32 {
    guard let delegate = make(type) else { return fail(.noDelegate("\(type)")) }
    return withExtendedLifetime(delegate) { run(delegate) }
  }

  /// Says why nothing runs.
  static func fail(_ failure: Failure) -> Int32 {
    FileHandle.standardError.write(Data("\(failure.message)\n".utf8))
    return 1
  }

  private static func run(_ delegate: any UIApplicationDelegate) -> Int32 {
    let application = UIApplication.shared
    application.delegate = delegate
    let scene = launch(delegate, application)
    guard let window = window(of: delegate) else { return fail(.noWindow) }
    let ending: TerminalApplication.Ending
    do {
      let terminal = try TerminalApplication()
      post(UIApplication.didBecomeActiveNotification)
      delegate.applicationDidBecomeActive(application)
      ending = terminal.run(showing: window)
    } catch {
      return fail(.noTerminal(error))
    }
    withExtendedLifetime(scene) { end(delegate, application) }
    return ending.exitStatus
  }

  private static func window(of delegate: any UIApplicationDelegate) -> UIWindow? {
    let own: UIWindow? = delegate.window
    return UIWindow.key ?? own
  }

  private static func launch(
    _ delegate: any UIApplicationDelegate, _ application: UIApplication
  ) -> AnyObject? {
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    if window(of: delegate) == nil {
      delegate.applicationDidFinishLaunching(application)
    }
    post(UIApplication.didFinishLaunchingNotification)
    guard window(of: delegate) == nil else { return nil }
    return connectScene(delegate, application)
  }

  private static func connectScene(
    _ delegate: any UIApplicationDelegate, _ application: UIApplication
  ) -> AnyObject? {
    let session = UIWindowScene.only.session
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    let type = configuration.delegateClass.flatMap { $0 as? any UISceneDelegate.Type }
    let made = type.flatMap { make($0) }
    UIWindowScene.only.delegate = made
    made?.scene(UIWindowScene.only, willConnectTo: session, options: options)
    made?.sceneDidBecomeActive(UIWindowScene.only)
    return made
  }

  private static func end(_ delegate: any UIApplicationDelegate, _ application: UIApplication) {
    post(UIApplication.willResignActiveNotification)
    delegate.applicationWillResignActive(application)
    post(UIApplication.willTerminateNotification)
    delegate.applicationWillTerminate(application)
  }

  private static func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }

  // MARK: Making an object of a class

  private static func make(_ type: any UIApplicationDelegate.Type) -> (any UIApplicationDelegate)? {
    object(of: type) as? any UIApplicationDelegate
  }

  private static func make(_ type: any UISceneDelegate.Type) -> (any UISceneDelegate)? {
    object(of: type) as? any UISceneDelegate
  }

  /// See ``InstanceTemplate``. Not optimized: the compiler would take the object for one of that class.
  @inline(never) @_optimize(none)
  private static func object(of type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: InstanceTemplate.Type.self).init()
  }
}
