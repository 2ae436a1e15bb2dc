import Foundation

/// Makes an object of a class that is only known at run time, by its `init()`.
///
/// The language allows that where the initializer is required, and that of `NSObject` on Linux is not. Every
/// subclass has its own in the place of the table where `NSObject` has it, though, so a call by way of a class
/// that requires it reaches the right one. The class is open, and in a module other than its caller's, since
/// the compiler would call this very initializer of a class that nobody can subclass.
open class InstanceTemplate: NSObject {
  /// Makes an object.
  public required override init() {
    super.init()
  }
}
