/// A program that owns a graphical clipboard until something else is copied: it stays behind.
struct GraphicalTool {
  /// One run of it.
  struct Call: Equatable {
    var arguments: [String]
    var input: [UInt8]
  }

  /// Its name.
  let name: String
  private let typed: @Sendable (String) -> [String]
  private let primary: [String]
  private let takesOnlyText: Bool

  /// The programs for a way, the better first.
  static func tools(for route: ClipboardOptions.Route) -> [GraphicalTool] {
    switch route {
    case .wayland: [wlCopy]
    case .x11: [xclip, xsel]
    case .tmux, .osc52: []
    }
  }

  /// The runs for a content: the clipboard, then for files their paths on the primary selection. `nil`
  /// when the program cannot hold it.
  func calls(for content: ClipboardContent) -> [Call]? {
    switch content {
    case .text(let text): return [Call(arguments: typed("text"), input: text)]
    case .png where takesOnlyText: return nil
    case .png(let bytes): return [Call(arguments: typed("image/png"), input: bytes)]
    case .files:
      let paths = content.plainText ?? []
      let type = takesOnlyText ? "text" : content.graphical.type
      let input = takesOnlyText ? paths : content.graphical.bytes
      return [
        Call(arguments: typed(type), input: input), Call(arguments: primary, input: paths),
      ]
    }
  }

  /// Without a type `wl-copy` guesses by the contents, and a text that looks like something else would
  /// become it; `text/plain` is offered under all names of text.
  private static let wlCopy = GraphicalTool(
    name: "wl-copy", typed: { ["--type", $0 == "text" ? "text/plain" : $0] },
    primary: ["--primary", "--type", "text/plain"], takesOnlyText: false)

  /// Without a type `xclip` offers text under all its names, with one only under that.
  private static let xclip = GraphicalTool(
    name: "xclip",
    typed: { ["-selection", "clipboard"] + ($0 == "text" ? [] : ["-t", $0]) + ["-in"] },
    primary: ["-selection", "primary", "-in"], takesOnlyText: false)

  /// `xsel` fails when it cannot write its log, which it does below `~/.cache` unless another file is named.
  static let xselLog = ["--logfile", "/dev/null"]

  private static let xsel = GraphicalTool(
    name: "xsel", typed: { _ in xselLog + ["--clipboard", "--input"] },
    primary: xselLog + ["--primary", "--input"], takesOnlyText: true)
}
