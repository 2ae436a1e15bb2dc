/// What the pointer did, and where.
public struct Mouse: Hashable, Sendable {
  /// The kinds that terminals report without reporting every motion.
  public enum Action: Hashable, Sendable {
    /// The main button went down.
    case press
    /// The main button went up.
    case release
    /// The wheel turned away from the person.
    case wheelUp
    /// The wheel turned towards the person.
    case wheelDown
  }

  /// What happened.
  public var action: Action
  /// The cell under the pointer. On its way down to a controller this becomes relative to the
  /// controller's own canvas.
  public var location: CellPoint

  /// Makes a value.
  public init(_ action: Action, at location: CellPoint) {
    self.action = action
    self.location = location
  }
}

/// Something that happened at the terminal. Everything that a person does arrives as one of these.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The pointer was used.
  case mouse(Mouse)
  /// Text was pasted in one piece. It may hold anything: line breaks, control characters.
  case paste(String)
}
