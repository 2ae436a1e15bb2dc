import Foundation
import SheetPresentation

/// One showing of the program; here there is one, with the window that is on the terminal.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether it is seen.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front.
    case foregroundActive = 0
    /// In front without getting events.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  /// Why the scene was connected; nothing is known here.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// None.
    public var urlContexts: Set<URL> { [] }
    /// None.
    public var userActivities: Set<NSUserActivity> { [] }
  }

  /// Always in front.
  open var activationState: ActivationState { .foregroundActive }
  /// The session.
  public let session = UISceneSession()
  /// Who hears of it.
  open weak var delegate: (any UISceneDelegate)?
  /// Accepted for code written for iOS: the terminal's title stays its own.
  open var title: String? = ""
}

/// The scene with the window.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  /// The windows.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that gets the keys.
  open var keyWindow: UIWindow? { UIWindow.key }
  /// The terminal.
  open var screen: UIScreen { .main }
}

/// What a scene is known by.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Takes a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// For windows.
  open var role: Role { .windowApplication }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Its name.
  public let name: String?
  /// What it is for.
  public let role: UISceneSession.Role
  /// The class of its delegate, which must have `init()`.
  open var delegateClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// Hears of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene is there: the place to make a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called before the first screen is shown.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Never called.
  func sceneWillResignActive(_ scene: UIScene)
  /// Never called.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Never called.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Never called.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window. Asked of any delegate, it is twice optional, as on iOS, where a delegate need not have it.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate where Self: NSObject {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindowSceneDelegate {
  /// The window, twice optional, as code written for iOS knows it.
  public var window: UIWindow?? {
    let own: UIWindow? = window
    return .some(own)
  }
}

extension UIWindow {
  /// Makes a window of a scene; there is one scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
  }

  /// The scene.
  public var windowScene: UIWindowScene? {
    get { UIWindowScene.only }
    set {}
  }
}
