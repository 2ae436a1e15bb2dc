import Foundation

extension CGFloat {
  /// The number that an author gave in a dictionary, of whatever type it is; `nil` for what is none.
  package init?(any value: Any?) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Double: self.init(value)
    case let value as Int: self.init(value)
    case let value as Float: self.init(value)
    case let value as NSNumber: self.init(value.doubleValue)
    default: return nil
    }
  }
}
