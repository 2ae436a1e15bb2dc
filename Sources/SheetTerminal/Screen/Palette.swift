import CNcurses
import SheetCells

/// Turns the colours that views ask for into what the terminal has, and keeps the curses pairs.
@MainActor
final class Palette {
  /// How many colours are really used.
  let depth: ColorDepth

  private struct Pair: Equatable {
    var foreground: Int32
    var background: Int32
  }

  /// The pairs in use; the first has number 1. Searched from the start: making the type of a
  /// dictionary costs more before the first frame than all look-ups of a run together.
  private var pairs: [Pair] = []
  private let capacity: Int32

  /// Asks the terminal what it has; call after `newterm`.
  init(limit: ColorDepth) {
    guard limit > .monochrome, has_colors(), start_color() == OK else {
      (depth, capacity) = (.monochrome, 0)
      return
    }
    use_default_colors()
    depth = min(limit, Self.depth(colors: Int(sheet_colors())))
    capacity = Int32(sheet_color_pairs())
  }

  /// The number of the curses pair for a style; 0, the terminal's own colours, when there is none.
  func pair(for style: Style) -> Int32 {
    guard depth > .monochrome else { return 0 }
    let wanted = Pair(foreground: number(style.foreground), background: number(style.background))
    guard wanted != Pair(foreground: -1, background: -1) else { return 0 }
    if let known = pairs.firstIndex(of: wanted) { return Int32(known + 1) }
    let next = Int32(pairs.count + 1)
    guard next < capacity,
      init_extended_pair(next, wanted.foreground, wanted.background) == OK
    else { return 0 }
    pairs.append(wanted)
    return next
  }

  private static func depth(colors: Int) -> ColorDepth {
    switch colors {
    case ..<8: .monochrome
    case ..<256: .ansi16
    case ..<16_777_216: .palette256
    default: .trueColor
    }
  }

  private func number(_ color: Color) -> Int32 {
    switch color {
    case .terminalDefault: return -1
    case .palette(let index): return palette(index)
    case .rgb(let red, let green, let blue): return mix(red, green, blue)
    }
  }

  private func palette(_ index: UInt8) -> Int32 {
    switch depth {
    case .ansi16 where index > 15:
      let (red, green, blue) = XtermPalette.components(index)
      return palette(XtermPalette.nearestNamed(red, green, blue))
    case .ansi16:
      return Int32(index) < sheet_colors() ? Int32(index) : Int32(index % 8)
    case .trueColor where index > 7:
      let (red, green, blue) = XtermPalette.components(index)
      return mix(red, green, blue)
    default: return Int32(index)
    }
  }

  private func mix(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int32 {
    switch depth {
    case .trueColor:
      // A direct-colour entry reads 0 to 7 as the named colours, so black is made nearly black.
      return max(8, Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
    case .palette256: return Int32(XtermPalette.nearest(red, green, blue))
    default: return palette(XtermPalette.nearestNamed(red, green, blue))
    }
  }
}
