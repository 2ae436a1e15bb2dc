import SheetFiles
import SheetSettings

/// Everything that can go wrong before and after the sheet, as data. The sentences and the exit
/// status are made in `CommandError+Words.swift` and nowhere else.
public indirect enum CommandError: Error, Sendable, Equatable {
  // Options
  /// There is no such option.
  case unknownOption(String, suggestion: String?)
  /// An option lacks its value.
  case missingValue(option: String)
  /// A switch was given a value.
  case unexpectedValue(option: String)
  /// A word that is none of the few.
  case invalidChoice(option: String, value: String, choices: [String])
  /// There is no such activity.
  case unknownActivity(String, suggestion: String?)
  /// What follows `--set` is not `FIELD=VALUE`.
  case invalidField(String)
  /// Neither a MIME type nor a UTI.
  case invalidDataType(String, suggestion: String?)
  /// The value of an option is not UTF-8.
  case notUTF8(option: String)
  /// Two options that exclude each other.
  case conflict(String, String)
  /// An option that means nothing without standard input as an item.
  case needsStandardInput(option: String)
  /// An option that means nothing without `--files-from`.
  case needsPathList(option: String)
  /// Standard input is wanted for two things.
  case standardInputTwice
  /// A quote in `SHARESHEET_OPTS` is never closed.
  case unclosedQuote
  /// `SHARESHEET_OPTS` names something to share.
  case itemInDefaults(String)
  /// Something is wrong in `SHARESHEET_OPTS`.
  case inDefaults(CommandError)

  /// No size in cells; no side may be longer than the limit.
  case invalidSize(option: String, value: String, limit: Int)
  /// `sharesheet icon` without a file.
  case noIconFile
  /// `sharesheet accounts` with a word that it does not know.
  case unknownOrder(String, suggestion: String?)
  /// `sharesheet accounts add` without a service, and its like.
  case needsName(order: String, of: String)
  /// `sharesheet accounts` with a word too many.
  case tooManyNames(order: String, String)
  /// No number that can be a PIN.
  case invalidPIN(option: String)
  /// `sharesheet receive` with something to share.
  case itemForReceiving(String)

  // Items
  /// There is nothing to share, and standard input is a terminal.
  case nothingToShare
  /// An argument is empty.
  case emptyItem
  /// A path that names nothing. `fromArgument`: the kind was guessed, so it may be meant as text.
  case noSuchFile(FilePath, fromArgument: Bool)
  /// A file is there but cannot be read.
  case unreadable(FilePath, SystemError)
  /// A pipe, a device or a socket.
  case notAFile(FilePath, kind: String)
  /// Not a URL.
  case notALink(String)
  /// A `file:` URL that names no file of this computer.
  case unusableFileURL(String)
  /// The list of paths is longer than so many bytes.
  case pathListTooLong(limit: Int)
  /// The list of paths could not be read; `nil` is standard input.
  case pathListUnreadable(FilePath?, SystemError)
  /// The list of paths is empty.
  case emptyPathList

  /// A picture that cannot be drawn; `nil` is standard input.
  case undrawable(FilePath?, PictureFault)

  // Standard input
  /// There came nothing.
  case emptyStandardInput
  /// Reading failed.
  case standardInputUnreadable(SystemError)
  /// The disk is full; so many bytes had been stored.
  case noSpace(FilePath, stored: Int)
  /// A temporary file or folder could not be made or written.
  case notWritable(FilePath, SystemError)

  // Activities
  /// So few files may be open that nothing would work.
  case fewDescriptors(limit: Int, needed: Int)
  /// There is no terminal to show the sheet on.
  case noTerminal
  /// There is no terminal to show the accounts on.
  case noTerminalForAccounts
  /// Something about an account failed, with the words for it.
  case accountsFailed(String)
  /// There is no terminal to ask on whether an offer is accepted.
  case nobodyToAsk
  /// Receiving failed, with the words for it.
  case receptionFailed(String)
  /// No activity can act on the items; `filtered` when options leave only some to choose from.
  case nothingActs(filtered: Bool)
  /// The named activity does not act on the items, with its reason in a sentence.
  case cannotAct(activity: String, reason: String)
  /// The named activity is not part of this version.
  case notBuiltIn(activity: String)
  /// A field of the named activity is missing, or cannot have its value, with the words for it.
  case fieldRefused(String)
  /// Something is wrong, and `--activity` had named an activity by then: its identifier and its title.
  case inActivity(type: String?, title: String?, CommandError)

  // Configuration and output
  /// Something is wrong in a configuration file; the line counts from 1, where it is known.
  case configuration(FilePath, line: Int?, ConfigurationFault)
  /// Standard output does not take the result.
  case outputFailed(SystemError)
}

/// Why a file cannot be drawn as an icon.
public enum PictureFault: Error, Sendable, Equatable {
  /// It is a folder.
  case folder
  /// It is something other than PNG.
  case otherFormat
  /// It is PNG, but cut off or inconsistent.
  case damaged
  /// It has more pixels than are decoded.
  case tooLarge(width: Int, height: Int)
}
