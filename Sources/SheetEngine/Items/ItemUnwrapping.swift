import Foundation

/// An optional of any type, seen from outside.
private protocol AnyOptional {
  var content: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var content: Any? { map { $0 as Any } }
}

/// The value in an `Any`, or `nil` when it says "nothing": `NSNull`, or an optional without a value
/// that was wrapped in `Any`, however deep. Authors write all of these for an item they do not have.
package func unwrappedItem(_ item: Any?) -> Any? {
  guard let item else { return nil }
  // The two most frequent kinds: asking a `URL` whether it is a class makes an `NSURL` of it, and
  // asking a type for a protocol searches all of Foundation's once.
  // A cast looks into optionals, a test of the type would leave them on.
  if let text = item as? String { return text }
  if let url = item as? URL { return url }
  guard !(item is NSNull) else { return nil }
  guard let optional = item as? any AnyOptional else { return item }
  return unwrappedItem(optional.content)
}
