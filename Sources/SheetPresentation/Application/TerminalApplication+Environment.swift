import SheetTerminal

extension TerminalApplication {
  /// Opens the terminal that the program was started in. Its type, colours and encoding come from the
  /// environment; see `ScreenOptions.fromEnvironment()`. Nothing is drawn yet.
  public convenience init() throws(TerminalError) {
    try self.init(options: .fromEnvironment())
  }

  /// Shows a controller on the terminal that the program was started in, and returns after it and all
  /// that followed it were dismissed. This is all that a program needs:
  ///
  /// ```swift
  /// @main struct Share {
  ///   @MainActor static func main() throws {
  ///     let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
  ///     sheet.completionWithItemsHandler = { _, completed, _, _ in print(completed) }
  ///     exit(try TerminalApplication.run(presenting: sheet).exitStatus)
  ///   }
  /// }
  /// ```
  ///
  /// `main` must not be `async`: the main run loop is turned here. Completion handlers run after the
  /// terminal is as it was, so they may print.
  ///
  /// - Throws: `TerminalError`, whose description says what to do, when there is no usable terminal.
  @discardableResult
  public static func run(
    presenting controller: UIViewController
  ) throws(TerminalError) -> Ending {
    try TerminalApplication().run(presenting: controller)
  }
}

extension TerminalApplication.Ending {
  /// What the process should exit with: 0, or 128 and the signal's number, as shells count.
  public var exitStatus: Int32 {
    switch self {
    case .dismissed: 0
    case .signal(let number): 128 + number
    }
  }
}
