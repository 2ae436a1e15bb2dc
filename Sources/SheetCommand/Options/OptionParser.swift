import SheetFiles

/// Makes ``Options`` of the arguments and of `SHARESHEET_OPTS`.
public struct OptionParser: Sendable {
  private let names: ActivityNames

  /// A parser that knows these activities.
  public init(names: ActivityNames) {
    self.names = names
  }

  /// Parses the arguments (without the command's own name); what they leave open, `SHARESHEET_OPTS`
  /// may choose. Help and version do not look at that variable, so that they work while it is wrong.
  public func parse(
    _ arguments: [ByteString], environment: Environment = Environment()
  ) throws(CommandError) -> Options {
    let options = try scan(arguments)
    if options.request.isAboutCommand { return options }
    let result = options.completed(from: try defaults(in: environment))
    try result.check()
    return result
  }

  /// A first argument that is the name of a subcommand is never an item.
  private func scan(_ arguments: [ByteString]) throws(CommandError) -> Options {
    let rest = arguments.dropFirst()
    switch arguments.first?.validText {
    case "accounts":
      return try scan(rest, OptionTable.accounts).asking(.accounts, help: .accountsHelp)
    case "icon": return try scan(rest, OptionTable.icon).asking(.icon, help: .iconHelp)
    case "receive":
      return try scan(rest, OptionTable.receive).asking(.receive, help: .receiveHelp)
    default: return try scan(arguments[...], OptionTable.sharing)
    }
  }

  /// The options as far as they can be understood, for telling in the wanted form that the others
  /// cannot.
  public func outputOptions(
    of arguments: [ByteString], environment: Environment
  ) -> Options {
    let defaults = environment[.options].flatMap(WordSplitter.split) ?? []
    return understood(arguments).completed(from: understood(defaults))
  }

  private func understood(_ arguments: [ByteString]) -> Options {
    var options = Options()
    var scanner = ArgumentScanner(arguments[...], options: OptionTable.sharing)
    while true {
      do throws(CommandError) {
        guard let token = try scanner.next() else { return options }
        guard case .option(let option, let spelling, let value) = token else { continue }
        try option.effect.apply(
          &options, OptionValue(option: spelling, bytes: value ?? "", names: names))
      } catch {
        // Every call takes something off the arguments, also one that throws.
        continue
      }
    }
  }

  /// The options of `SHARESHEET_OPTS`, which may say how to share but not what.
  private func defaults(in environment: Environment) throws(CommandError) -> Options {
    guard let text = environment[.options] else { return Options() }
    guard let words = WordSplitter.split(text) else { throw .inDefaults(.unclosedQuote) }
    do {
      return try scan(words[...], OptionTable.sharing, refusing: .items)
    } catch {
      throw .inDefaults(error)
    }
  }

  private func scan(
    _ arguments: ArraySlice<ByteString>,
    _ table: @escaping @autoclosure () -> [OptionSpecification],
    refusing refused: OptionGroup? = nil
  ) throws(CommandError) -> Options {
    var (options, scanner) = (Options(), ArgumentScanner(arguments, options: table()))
    while let token = try scanner.next() {
      switch token {
      case .option(let option, let spelling, let value):
        if option.group == refused { throw .itemInDefaults(spelling) }
        try option.effect.apply(
          &options, OptionValue(option: spelling, bytes: value ?? "", names: names))
      case .operand(let operand):
        if refused == .items { throw .itemInDefaults(operand.text) }
        let isInput = operand == "-" && !scanner.isAfterSeparator
        options.items.append(isInput ? .standardInput : .operand(operand))
      }
      if options.request.isAboutCommand { return options }
    }
    if options.listsUnavailable, options.request == .share { options.request = .list }
    return options
  }
}

extension Options {
  /// As the options of a command of its own.
  fileprivate func asking(_ request: Request, help: Request) -> Options {
    var result = self
    result.request = self.request == .help ? help : request
    return result
  }

  /// Whether standard input is named as an item or a list, and how often.
  private var standardInputUses: Int {
    items.count { $0 == .standardInput || $0 == .pathList(.standardInput) }
  }

  /// Refuses what makes no sense together, rather than leaving out a part of it in silence.
  fileprivate func check() throws(CommandError) {
    if standardInputUses > 1 { throw .standardInputTwice }
    if request == .icon {
      guard !items.isEmpty else { throw .noIconFile }
      return
    }
    if request == .accounts {
      _ = try AccountsOrder(items)
      return
    }
    if request == .receive {
      guard let item = items.first else { return }
      throw .itemForReceiving(item.words)
    }
    if request == .list, activity != nil { throw .conflict("--list", "--activity") }
    let readsInput = items.isEmpty || items.contains(.standardInput)
    if inputName != nil, !readsInput { throw .needsStandardInput(option: "--name") }
    if inputType != nil, !readsInput { throw .needsStandardInput(option: "--type") }
    let hasList = items.contains { if case .pathList = $0 { true } else { false } }
    if listsEndInNUL, !hasList { throw .needsPathList(option: "--null") }
  }
}
