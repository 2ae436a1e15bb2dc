import Foundation

/// Results, and the two arguments in which iOS hands them on.
extension Result where Failure == any Error {
  /// What a maker called back with; without anything there is no data of the type.
  init(_ value: Success?, _ error: (any Error)?, type: String) {
    self = value.map(Result.success) ?? .failure(error ?? NSItemProvider.Failure.noData(type))
  }

  /// Calls a completion with the value or why there is none.
  func tell(_ completionHandler: (Success?, (any Error)?) -> Void) {
    switch self {
    case .success(let value): completionHandler(value, nil)
    case .failure(let error): completionHandler(nil, error)
    }
  }
}
