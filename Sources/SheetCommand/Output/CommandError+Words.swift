import Glibc
import SheetCells
import SheetFiles
import SheetSettings

extension CommandError {
  /// The status that the command ends with.
  public var exitStatus: ExitStatus {
    switch self {
    case .emptyStandardInput, .emptyPathList, .noSpace, .notWritable, .outputFailed, .nothingActs,
      .cannotAct, .notBuiltIn, .accountsFailed, .receptionFailed:
      return .failure
    case .inActivity(_, _, let error): return error.exitStatus
    default: return .usage
    }
  }

  /// What happened, to what, and what to do next, safe for a terminal, without a newline.
  public var message: String {
    optionMessage ?? itemMessage ?? activityMessage ?? otherMessage
  }

  /// The message as it goes to standard error.
  public var line: String { "sharesheet: \(message)\n" }

  private var optionMessage: String? {
    switch self {
    case .unknownOption(let name, let suggestion):
      return "There is no option \(MessageWords.quote(name))."
        + MessageWords.hint(suggestion, else: Self.seeHelp)
    case .missingValue(let option):
      return "The option \(option) needs a value. \(Self.seeHelp)"
    case .unexpectedValue(let option):
      return "The option \(option) takes no value."
    case .invalidChoice(let option, let value, let choices):
      return
        "\(MessageWords.quote(value)) is no value for \(option). Use \(MessageWords.list(choices))."
    case .unknownActivity(let name, let suggestion):
      return "There is no activity \(MessageWords.quote(name))."
        + MessageWords.hint(suggestion, else: "“sharesheet --list --all ITEM” prints them.")
    case .invalidField(let text):
      return
        "\(MessageWords.quote(text)) is not FIELD=VALUE. Write --set subject=Hello, for example."
    case .invalidDataType(let name, let suggestion):
      return "\(MessageWords.quote(name)) is no type of data."
        + MessageWords.hint(suggestion, else: "Write image/png or public.png, for example.")
    case .notUTF8(let option):
      return "The value of \(option) is not UTF-8. Save it to a file and share that."
    case .invalidSize(let option, let value, let limit):
      return
        "\(MessageWords.quote(value)) is no value for \(option). Write columns x rows, such as 12x6, "
        + "at most \(limit)x\(limit)."
    case .conflict(let first, let second):
      return "\(first) and \(second) exclude each other. Leave one out."
    default: return optionUseMessage
    }
  }

  private var optionUseMessage: String? {
    switch self {
    case .needsStandardInput(let option):
      return "\(option) is about standard input, which is not among the items. Add - to them."
    case .needsPathList(let option):
      return "\(option) is about the list of --files-from. Add that option."
    case .standardInputTwice:
      return "Standard input can be read only once. Name it once as - or --files-from -."
    case .noIconFile:
      return "“sharesheet icon” needs a PNG file to draw. To share something of that name, "
        + "write ./icon, or -t icon for the text."
    case .unknownOrder(let word, let suggestion):
      return "“sharesheet accounts” knows no \(MessageWords.quote(word))."
        + MessageWords.hint(suggestion, else: "Use list, add, test or remove.")
    case .needsName(let order, let what):
      return "“sharesheet accounts \(order)” needs a \(what). "
        + "“sharesheet accounts --help” tells more."
    case .tooManyNames(let order, let word):
      return "\(MessageWords.quote(word)) is one word too many behind "
        + "“sharesheet accounts \(order)”. Put a name with blanks in quotation marks."
    case .invalidPIN(let option):
      return "\(option) needs a number of 4 to 16 digits."
    case .itemForReceiving(let text):
      return "“sharesheet receive” takes no item, and \(MessageWords.quote(text)) is one. "
        + "To share something called receive, write ./receive, or -t receive for the text."
    case .unclosedQuote:
      return "A quote is never closed. Close it."
    case .itemInDefaults(let text):
      return "\(MessageWords.quote(text)) says what to share. Put it on the command line."
    case .inDefaults(let error):
      return "In SHARESHEET_OPTS: \(error.message)"
    default: return nil
    }
  }

  private var itemMessage: String? {
    switch self {
    case .nothingToShare:
      return "There is nothing to share. Name a file, a link or a text. \(Self.seeHelp)"
    case .emptyItem:
      return "An item is empty. Leave it out, or check the variable it comes from."
    case .noSuchFile(let path, let fromArgument):
      let advice = fromArgument ? "Check the name, or use -t for text." : "Check the name."
      return "There is no file \(MessageWords.quote(path.text)). \(advice)"
    case .unreadable(let path, let error):
      return "\(MessageWords.quote(path.text)) \(reason(error))"
    case .notAFile(let path, let kind):
      return
        "\(MessageWords.quote(path.text)) is \(kind), not a file. Feed it to standard input and use -."
    case .notALink(let text):
      return "\(MessageWords.quote(text)) is not a link. Write it with its scheme: https://…"
    case .unusableFileURL(let text):
      return "\(MessageWords.quote(text)) names no file of this computer. Write the path instead."
    case .pathListTooLong(let limit):
      return "The list of paths is longer than \(ByteCount.words(limit)). Share it in parts."
    case .pathListUnreadable(let path, let error):
      let name = path.map { MessageWords.quote($0.text) } ?? "on standard input"
      return "The list of paths \(name) cannot be read: \(error.words)."
    case .emptyPathList:
      return "The list of paths is empty, so there is nothing to share."
    case .undrawable(let path, let fault):
      return (path.map { MessageWords.quote($0.text) } ?? "Standard input") + " " + fault.predicate
    default: return nil
    }
  }

  private var activityMessage: String? {
    switch self {
    case .fewDescriptors(let limit, let needed):
      return "Only \(limit) files may be open here, and \(needed) are needed. "
        + "Raise it: ulimit -n 256."
    case .noTerminal:
      return "There is no terminal to show the sheet on. Use --activity TYPE, or --list."
    case .noTerminalForAccounts:
      return "There is no terminal to show the accounts on. Use “sharesheet accounts list”."
    case .accountsFailed(let words): return words.displayable
    case .nobodyToAsk:
      return "There is no terminal to ask on. Use --accept-from DEVICE, or --pin NUMBER."
    case .receptionFailed(let words): return words.displayable
    case .nothingActs(let filtered):
      return filtered
        ? "None of the activities that the options leave can act on this. Leave --only or -x out."
        : "No activity can act on this. “sharesheet --list --all ITEM” tells why."
    case .cannotAct(let activity, let reason):
      return "\(activity.displayable) cannot act on this. \(reason.displayable)"
    case .notBuiltIn(let activity):
      return "\(MessageWords.quote(activity)) is not part of this version. "
        + "“sharesheet --list --all ITEM” prints what is."
    case .fieldRefused(let words): return words.displayable
    case .inActivity(_, _, let error): return error.message
    default: return nil
    }
  }

  private var otherMessage: String {
    switch self {
    case .emptyStandardInput:
      return "Standard input is empty, so there is nothing to share."
    case .standardInputUnreadable(let error):
      return "Standard input cannot be read: \(error.words)."
    case .noSpace(let path, let stored):
      return
        "The disk of \(MessageWords.quote(path.text)) is full after \(ByteCount.words(stored)). "
        + "Free some space, or set TMPDIR to a folder on another disk."
    case .notWritable(let path, let error):
      return "\(MessageWords.quote(path.text)) cannot be written: \(error.words). "
        + "Set TMPDIR to a folder that you can write to."
    case .configuration(let path, let line, let fault):
      return ConfigurationError(path: path, line: line, fault: fault).message
    case .outputFailed(let error):
      return "The result cannot be written to standard output: \(error.words)."
    default: return "Something went wrong."
    }
  }

  private static let seeHelp = "“sharesheet --help” lists the options."
}

extension PictureFault {
  /// What is said of the file.
  fileprivate var predicate: String {
    switch self {
    case .folder: "is a folder. Name a PNG file in it."
    case .otherFormat: "is not a PNG picture. Convert it to one first."
    case .damaged: "is a PNG picture, but cut off or damaged. Export it again."
    case .tooLarge(let width, let height):
      "has \(width) x \(height) pixels, which are too many. Scale it down; icons have 60 x 60."
    }
  }
}

/// Why a file that is there cannot be read: the system says that of a link to nothing in the words for
/// a missing file.
private func reason(_ error: SystemError) -> String {
  switch error.code {
  case ENOENT: "is a link to something that is not there. Correct the link, or leave it out."
  case ELOOP: "is a link that leads in a circle. Correct the link, or leave it out."
  case EACCES, EPERM: "cannot be read: \(error.words). Check its permissions."
  default: "cannot be read: \(error.words). Leave it out."
  }
}
