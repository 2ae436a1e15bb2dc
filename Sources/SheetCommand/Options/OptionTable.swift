/// Every option of the command, once. The parser runs from these tables and help is drawn from them;
/// tests hold the manual page and the completions to them.
public enum OptionTable {
  /// All options, in the order of the help text.
  public static let all: [OptionSpecification] =
    items + activities + output + display + ownIcon + ownAccounts + receiving + other

  /// Those for sharing.
  public static let sharing: [OptionSpecification] = items + activities + output + display + other

  /// Those of `sharesheet icon`.
  public static var icon: [OptionSpecification] {
    ownIcon + sharing.filter { ["icons", "color", "help"].contains($0.long) }
  }

  /// Those of `sharesheet accounts`.
  public static var accounts: [OptionSpecification] {
    ownAccounts + sharing.filter { withAccounts.contains($0.long) }
  }

  private static let withAccounts = [
    "set", "json", "print0", "color", "no-mouse", "accessible", "help",
  ]

  /// Those of `sharesheet receive`.
  public static var receive: [OptionSpecification] {
    receiving + sharing.filter { shared.contains($0.long) }
  }

  private static let shared = ["json", "print0", "color", "no-mouse", "accessible", "help"]

  /// The first arguments that are commands of their own.
  public static let subcommands = ["icon", "receive", "accounts"]

  private static let items: [OptionSpecification] = [
    .init(
      "t", "text", .text("TEXT"), in: .items, repeatable: true,
      help: "share this text", .item(OptionValue.textItem)),
    .init(
      "u", "url", .text("URL"), in: .items, repeatable: true,
      help: "share this link", .item(OptionValue.urlItem)),
    .init(
      "f", "file", .file("PATH"), in: .items, repeatable: true,
      help: "share this file", .item(OptionValue.fileItem)),
    .init(
      nil, "files-from", .file("FILE"), in: .items, repeatable: true,
      help: "share the files whose paths stand in FILE, one a line; - is standard input",
      .item(OptionValue.pathListItem)),
    .init(
      "z", "null", in: .items,
      help: "the paths of --files-from end in NUL instead of newline",
      .set(\.listsEndInNUL, to: true)),
    .init(
      "s", "subject", .text("TEXT"), in: .items,
      help: "subject, where an activity has one", .set(\.subject, OptionValue.text)),
    .init(
      nil, "name", .text("NAME"), in: .items,
      help: "file name of standard input", .set(\.inputName, OptionValue.raw)),
    .init(
      nil, "type", .text("TYPE"), in: .items,
      help: "MIME type or UTI of standard input", .set(\.inputType, OptionValue.dataType)),
  ]

  private static let activities: [OptionSpecification] = [
    .init(
      "x", "exclude", .activity("TYPE"), in: .activity, repeatable: true,
      help: "leave out these activities, such as mail,print",
      .add(to: \.excluded, OptionValue.activities)),
    .init(
      nil, "only", .activity("TYPE"), in: .activity, repeatable: true,
      help: "offer only these activities", .add(to: \.only, OptionValue.activities)),
    .init(
      "a", "activity", .activity("TYPE"), in: .activity,
      help: "run this activity at once, without the sheet",
      .set(\.activity, OptionValue.activity)),
    .init(
      nil, "set", .text("FIELD=VALUE"), in: .activity, repeatable: true,
      help: "fill a field of the activity's panel", .add(to: \.fields, OptionValue.fields)),
    .init(
      "l", "list", in: .activity,
      help: "list the activities that can act on the items", .set(\.request, to: .list)),
    .init(
      nil, "all", in: .activity,
      help: "list the others too, each with the reason", .set(\.listsUnavailable, to: true)),
  ]

  private static let output: [OptionSpecification] = [
    .init(
      "j", "json", in: .output,
      help: "print the result, or the list, as JSON", .set(\.isJSON, to: true)),
    .init(
      "0", "print0", in: .output,
      help: "results end in NUL instead of newline", .set(\.resultsEndInNUL, to: true)),
  ]

  private static let display: [OptionSpecification] = [
    .init(
      nil, "title", .text("TEXT"), in: .display,
      help: "heading of the sheet", .set(\.title, OptionValue.text)),
    .init(
      nil, "icons", .choice("STYLE", among: IconChoice.words), in: .display,
      help: "auto, ascii, reverse, half, blocks, sextant, braille, unicode or none",
      .set(\.icons, OptionValue.choice)),
    .init(
      nil, "color", .choice("WHEN", among: ColorChoice.words), in: .display,
      help: "auto, never, 16, 256 or truecolor", .set(\.color, OptionValue.choice)),
    .init(
      nil, "no-mouse", in: .display,
      help: "leave the mouse to the terminal", .set(\.mouse, to: false)),
    .init(
      nil, "accessible", in: .display,
      help: "a numbered list and a prompt, no redrawing", .set(\.accessible, to: true)),
  ]

  private static let ownIcon: [OptionSpecification] = [
    .init(
      nil, "size", .text("SIZE"), in: .icon,
      help: "columns and rows of the drawing, such as 12x6; otherwise 10x5",
      .set(\.iconSize, OptionValue.cellSize)),
    .init(
      nil, "category", .choice("ROW", among: IconCategory.words), in: .icon,
      help: "share keeps the colours, action (the default) only the shape",
      .set(\.iconCategory, OptionValue.choice)),
  ]

  private static let ownAccounts: [OptionSpecification] = [
    .init(
      nil, "store", .choice("PLACE", among: StoreChoice.words), in: .accounts,
      help: "where the secret goes: keyring, pass, or a plain file",
      .set(\.store, OptionValue.choice))
  ]

  private static let receiving: [OptionSpecification] = [
    .init(
      nil, "accept-from", .text("DEVICE"), in: .receive, repeatable: true,
      help: "accept without a question what this device sends; its name or fingerprint",
      .add(to: \.acceptFrom, OptionValue.device)),
    .init(
      nil, "once", in: .receive,
      help: "end after one transfer", .set(\.receivesOnce, to: true)),
    .init(
      nil, "pin", .text("NUMBER"), in: .receive,
      help: "ask senders for this number", .set(\.pin, OptionValue.pin)),
    .init(
      nil, "to", .file("FOLDER"), in: .receive,
      help: "save there instead of the folder for downloads",
      .set(\.folder, OptionValue.path)),
  ]

  private static let other: [OptionSpecification] = [
    .init(
      nil, "debug", in: .other,
      help: "describe this installation, for a bug report", .set(\.request, to: .debug)),
    .init("h", "help", in: .other, help: "show this help", .set(\.request, to: .help)),
    .init(nil, "version", in: .other, help: "show the version", .set(\.request, to: .version)),
  ]
}
