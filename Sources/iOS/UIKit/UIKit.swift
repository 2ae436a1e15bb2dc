/// What `import UIKit` brings: on Apple's systems too Foundation and Dispatch come with it, and authors
/// use `URLSession`, which is a module of its own on Linux.
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import SheetControllers
@_exported import SheetDesktop
@_exported import SheetGraphics
@_exported import SheetViews
/// Gives every sheet the built-in services. Its other names stay behind: an app has an `Event` and a
/// `Theme` of its own.
import ShareSheet
