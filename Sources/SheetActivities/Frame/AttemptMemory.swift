import Foundation
import Synchronization

/// What an activity remembers from one attempt to the next, for as long as its panel is open: a person
/// who tries again after a failure must not do the same thing twice.
package final class AttemptMemory: Sendable {
  private let values = Mutex<[String: String]>([:])

  /// Nothing yet.
  package init() {}

  /// What is remembered under a name.
  package subscript(name: String) -> String? {
    get { values.withLock { $0[name] } }
    set { values.withLock { $0[name] = newValue } }
  }

  /// A name that no other panel has, the same for each attempt: for services that take what they get twice
  /// under one name as one.
  package var mark: String {
    values.withLock { values in
      let mark = values["mark"] ?? UUID().uuidString
      values["mark"] = mark
      return mark
    }
  }
}
