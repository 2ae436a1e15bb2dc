import SheetCells
import SheetFiles

/// What the command is asked to do.
public enum Request: Sendable, Equatable {
  /// Show the sheet, or run the activity that is named.
  case share
  /// Print the activities.
  case list
  /// Describe the installation.
  case debug
  /// Print pictures as the sheet draws icons.
  case icon
  /// List, add, test or remove accounts.
  case accounts
  /// Receive from other devices.
  case receive
  /// Print the help text.
  case help
  /// Print the help text of `sharesheet icon`.
  case iconHelp
  /// Print the help text of `sharesheet accounts`.
  case accountsHelp
  /// Print the help text of `sharesheet receive`.
  case receiveHelp
  /// Print the version.
  case version

  /// Whether it is about the command itself, so that nothing else counts.
  var isAboutCommand: Bool {
    switch self {
    case .help, .iconHelp, .accountsHelp, .receiveHelp, .version: true
    default: false
    }
  }
}

/// Where a list of paths comes from.
public enum PathListSource: Sendable, Equatable {
  /// Standard input.
  case standardInput
  /// A file.
  case file(FilePath)
}

/// One thing to share as it stands on the command line.
public enum ItemArgument: Sendable, Equatable {
  /// An argument whose kind is still to be found out.
  case operand(ByteString)
  /// `-t`
  case text(String)
  /// `-u`
  case url(String)
  /// `-f`
  case file(FilePath)
  /// `-`
  case standardInput
  /// `--files-from`
  case pathList(PathListSource)
}

extension ItemArgument {
  /// The argument as a message names it.
  var words: String {
    switch self {
    case .operand(let text): text.text
    case .text(let text), .url(let text): text
    case .file(let path), .pathList(.file(let path)): path.text
    case .standardInput, .pathList(.standardInput): "-"
    }
  }
}

/// A value for a field of an activity's panel.
public struct FieldValue: Sendable, Equatable {
  /// The name of the field.
  public let field: String
  /// Its value.
  public let value: String
}

/// The command line as a value. What nobody chose is `nil`, so that a lower place can choose it.
public struct Options: Sendable, Equatable {
  /// What to do.
  public var request = Request.share
  /// What to share, in the order of the arguments.
  public var items: [ItemArgument] = []
  /// Whether the paths of `--files-from` end in NUL.
  public var listsEndInNUL = false
  /// The subject.
  public var subject: String?
  /// The file name of what comes on standard input; not yet safe as one, see ``FileName``.
  public var inputName: ByteString?
  /// The type of what comes on standard input.
  public var inputType: DataType?
  /// Identifiers of the activities to leave out.
  public var excluded: [String]?
  /// Identifiers of the only activities to offer.
  public var only: [String]?
  /// Identifier of the activity to run without the sheet.
  public var activity: String?
  /// Values for the activity's panel.
  public var fields: [FieldValue]?
  /// Whether the list has activities that cannot act on the items.
  public var listsUnavailable = false
  /// Whether output is JSON.
  public var isJSON = false
  /// Whether results end in NUL.
  public var resultsEndInNUL = false
  /// The heading of the sheet.
  public var title: String?
  /// The style of the icons.
  public var icons: IconChoice?
  /// The colours.
  public var color: ColorChoice?
  /// Whether the sheet reads the mouse.
  public var mouse: Bool?
  /// Whether the list and prompt are asked for.
  public var accessible: Bool?
  /// The columns and rows of an icon that is printed.
  public var iconSize: CellSize?
  /// The row whose rule an icon is printed by.
  public var iconCategory: IconCategory?
  /// Where the secret of a new account goes.
  public var store: StoreChoice?
  /// Devices whose offers are accepted without a question, by name or fingerprint.
  public var acceptFrom: [String]?
  /// Whether one transfer is enough.
  public var receivesOnce = false
  /// What a sender must know.
  public var pin: String?
  /// Where received files go.
  public var folder: FilePath?

  /// Options with nothing chosen.
  public init() {}

  /// These options, completed from a place that counts less. A list that is given here replaces the
  /// other place's whole, so that a default can be taken back.
  func completed(from other: Options) -> Options {
    var result = self
    if request == .share { result.request = other.request }
    result.listsUnavailable = listsUnavailable || other.listsUnavailable
    result.isJSON = isJSON || other.isJSON
    result.resultsEndInNUL = resultsEndInNUL || other.resultsEndInNUL
    result.excluded = excluded ?? other.excluded
    result.only = only ?? other.only
    result.activity = activity ?? other.activity
    result.fields = fields ?? other.fields
    result.title = title ?? other.title
    result.icons = icons ?? other.icons
    result.color = color ?? other.color
    result.mouse = mouse ?? other.mouse
    result.accessible = accessible ?? other.accessible
    return result
  }
}
