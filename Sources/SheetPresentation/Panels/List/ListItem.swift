/// One line of a ``ListViewController``.
public struct ListItem: Hashable, Sendable {
  /// What is chosen by; any text, cut with an ellipsis.
  public var title: String
  /// A fact beside it, or an empty text.
  public var detail: String

  /// Makes an item.
  public init(_ title: String, detail: String = "") {
    self.title = title
    self.detail = detail
  }
}
