import Foundation

extension String {
  /// Whether it comes before another one in a list that people read: "App 2" before "App 10". Neither case nor
  /// accents count, unless nothing else differs.
  package func precedesNaturally(_ other: String) -> Bool {
    let order = compare(other, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
    return order == .orderedSame ? self < other : order == .orderedAscending
  }
}
