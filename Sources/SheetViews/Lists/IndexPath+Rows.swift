import Foundation

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; 0 for a path without one.
  public var section: Int { isEmpty ? 0 : self[0] }

  /// The row in its section; 0 for a path without one.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The same as ``row``.
  public var item: Int { row }
}
