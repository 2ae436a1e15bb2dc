import SheetFiles

/// How sharing ended.
public enum ShareOutcome: String, Sendable {
  /// The other side confirmed.
  case completed
  /// A browser, a mailer, a queue or the terminal took it; more cannot be known.
  case handedOver
  /// The person left.
  case cancelled
  /// It did not work.
  case failed

  /// The status that the command ends with.
  public var exitStatus: ExitStatus {
    switch self {
    case .completed, .handedOver: return .success
    case .failed: return .failure
    case .cancelled: return .cancelled
    }
  }
}

/// One thing that an activity made.
public enum ResultValue: Sendable, Equatable {
  /// A file.
  case file(FilePath)
  /// A link.
  case url(String)
  /// A text.
  case text(String)
}

/// What went wrong with an activity, in the activity's words.
public struct FailureDescription: Sendable, Equatable {
  /// What a person needs to know.
  public var message: String
  /// What the other program or server said, when it said something.
  public var detail: String?

  /// A description.
  public init(message: String, detail: String? = nil) {
    self.message = message
    self.detail = detail
  }
}

/// The end of a run, ready to be printed.
public struct ShareResult: Sendable, Equatable {
  /// The activity's identifier; `nil` when none was chosen or it has none.
  public var activityType: String?
  /// The activity's title.
  public var title: String?
  /// How it ended.
  public var outcome: ShareOutcome
  /// What it made.
  public var results: [ResultValue]
  /// What went wrong.
  public var error: FailureDescription?

  /// A result.
  public init(
    activityType: String?, title: String?, outcome: ShareOutcome, results: [ResultValue] = [],
    error: FailureDescription? = nil
  ) {
    self.activityType = activityType
    self.title = title
    self.outcome = outcome
    self.results = results
    self.error = error
  }
}

extension ShareResult {
  /// The end of a run in which no activity worked, with the one that was to.
  public init(_ error: CommandError) {
    var (type, title): (String?, String?)
    if case .inActivity(let namedType, let namedTitle, _) = error {
      (type, title) = (namedType, namedTitle)
    }
    self.init(
      activityType: type, title: title, outcome: .failed,
      error: FailureDescription(message: error.message))
  }
}

/// An activity as the list shows it.
public struct ActivityDescription: Sendable, Equatable {
  /// The row that it stands in.
  public enum Row: String, Sendable {
    /// Where the items go.
    case share
    /// What happens to them here.
    case action
  }

  /// The identifier and the short name.
  public var name: ActivityName
  /// The title under its icon.
  public var title: String
  /// The row.
  public var row: Row
  /// Why it cannot act on the items; `nil` when it can.
  public var reason: String?

  /// Whether it can act on the items.
  public var isAvailable: Bool { reason == nil }

  /// A description.
  public init(name: ActivityName, title: String, row: Row, reason: String? = nil) {
    self.name = name
    self.title = title
    self.row = row
    self.reason = reason
  }
}
