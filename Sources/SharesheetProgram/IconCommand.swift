import Foundation
import SheetCells
import SheetCommand
import SheetImaging
import SheetPresentation
import SheetTerminal

/// `sharesheet icon`: prints pictures as the sheet draws icons.
@MainActor
struct IconCommand {
  let environment: Environment
  let options: Options
  let configuration: Configuration.General

  /// Draws all of them, then prints: after a mistake in one there is no half result.
  func run() throws(CommandError) -> Int32 {
    let isTerminal = StandardStream.output.isTerminal
    let settings = IconSettings(
      options: options, environment: environment, configuration: configuration,
      terminalColors: isTerminal ? TerminalColors.count(terminalType: terminalType) : nil)
    let art = artOptions(settings)
    let reader = PictureReader(environment: environment)
    var text = ""
    for argument in options.items {
      let bitmap = try bitmap(of: argument, reader)
      if isTerminal, options.items.count > 1 { text += title(of: argument) }
      let canvas = IconArt.render(bitmap, size: settings.size, options: art)
      text += StyledText.lines(of: canvas, depth: settings.color)
    }
    try StandardStream.output.write(Array(text.utf8))
    return ExitStatus.success.code
  }

  private var terminalType: String { environment[.terminal]?.text ?? "" }

  private func artOptions(_ settings: IconSettings) -> ArtOptions {
    let isUTF8 = TerminalLocale.activate()
    let kind =
      ArtKind(settings.icons, isUTF8: isUTF8)
      ?? .automatic(terminalType: terminalType, isUTF8: isUTF8)
    // Printed once, so there is time for the best offset; the sheet draws many icons and looks less.
    return ArtOptions(
      kind: kind, style: settings.category == .share ? .share : .action, depth: settings.color,
      fit: .full)
  }

  private func bitmap(
    of argument: ItemArgument, _ reader: PictureReader
  ) throws(CommandError) -> Bitmap {
    let bytes = try reader.bytes(of: argument)
    do {
      return try PNGDecoder.decode(Data(bytes))
    } catch {
      throw .undrawable(PictureReader.path(of: argument), PictureFault(error))
    }
  }

  private func title(of argument: ItemArgument) -> String {
    (PictureReader.path(of: argument)?.text.displayable ?? "Standard input") + "\n"
  }
}

extension PictureFault {
  fileprivate init(_ error: ImageError) {
    switch error {
    case .notPNG: self = .otherFormat
    case .tooLarge(let width, let height): self = .tooLarge(width: width, height: height)
    // The decoder of PNG files has one more error; the others are of the helper, which is not asked.
    default: self = .damaged
    }
  }
}
