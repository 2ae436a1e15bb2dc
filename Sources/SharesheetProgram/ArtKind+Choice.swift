import SheetCommand
import SheetImaging

extension ArtKind {
  /// The characters that somebody chose, as far as the encoding has them; `nil` leaves the choice to
  /// the terminal's type. The words of `--icons` are the renderer's own names.
  init?(_ choice: IconChoice, isUTF8: Bool) {
    guard choice != .auto, let kind = ArtKind(rawValue: choice.rawValue) else { return nil }
    self = isUTF8 || kind.isASCII ? kind : .ascii
  }
}
