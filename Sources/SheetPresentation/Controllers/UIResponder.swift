import Foundation

/// What can take part in handling events; the base of ``UIViewController`` and ``UIWindow``.
///
/// There is deliberately no initializer here: code written for iOS subclasses without one, in every
/// language mode, and an explicit `nonisolated init()` breaks half of it.
@preconcurrency @MainActor
open class UIResponder: NSObject {}
