import SheetCommand
import SheetImaging

extension ArtKind {
  /// The characters that somebody chose, as far as the encoding has them; `nil` leaves the choice to
  /// the terminal's type.
  init?(_ choice: IconChoice, isUTF8: Bool) {
    guard let kind = choice.kind else { return nil }
    self = isUTF8 || kind.isASCII ? kind : .ascii
  }
}

extension IconChoice {
  /// What each word of `--icons` means to the renderer.
  fileprivate var kind: ArtKind? {
    switch self {
    case .auto: nil
    case .ascii: .ascii
    case .reverse: .reverse
    case .blocks: .blocks
    case .sextant: .sextant
    case .braille: .braille
    case .unicode: .unicode
    case .none: ArtKind.none
    }
  }
}
