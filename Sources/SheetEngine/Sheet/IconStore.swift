import Foundation
import IconResources
import SheetCells
import SheetImaging
import SheetPresentation

/// The drawn icons, each made once a size, when it first comes into view.
///
/// A frame does not wait for many of them: twelve cost as much as the rest of the first frame, so they
/// come with the one after it, into the place that was left for them.
@MainActor
final class IconStore {
  private struct Key: Equatable {
    var subject: ObjectIdentifier?
    var symbol = ""
    var size: CellSize
    var depth: ColorDepth
  }

  private struct Drawing {
    var key: Key
    var canvas: Canvas
  }

  private let kind: ArtKind?
  /// Searched from the start; making the type of a dictionary costs more before the
  /// first frame than all look-ups of a run together.
  private var drawn: [Drawing] = []
  private var waiting: [(key: Key, draw: () -> Canvas)] = []
  /// How many icons the current frame may still draw at once: none in the first one; one comes into
  /// view with a key.
  private var allowance = 0
  private static let perFrame = 2

  /// Makes a store; without a kind the theme decides.
  init(kind: ArtKind?) {
    self.kind = kind
  }

  /// Whether icons are missing in the frame that was just drawn.
  var isIncomplete: Bool { !waiting.isEmpty }

  /// A new frame begins.
  func beginFrame() {
    waiting = []
    allowance = drawn.isEmpty ? 0 : Self.perFrame
  }

  /// Draws what the last frame left out.
  func complete() {
    for (key, draw) in waiting { drawn.append(Drawing(key: key, canvas: draw())) }
    waiting = []
  }

  /// The icon of an activity, drawn for the row that it stands in.
  func icon(of activity: UIActivity, size: CellSize, theme: Theme) -> Canvas {
    let key = Key(subject: ObjectIdentifier(activity), size: size, depth: theme.colorDepth)
    let style: ArtStyle = type(of: activity).activityCategory == .share ? .share : .action
    return canvas(for: key, style: style, theme: theme) {
      activity.activityImage ?? Self.symbol("placeholder", size)
    }
  }

  /// The picture in the header.
  func picture(_ picture: SheetHeader.Picture, size: CellSize, theme: Theme) -> Canvas {
    switch picture {
    case .symbol(let name):
      let key = Key(subject: nil, symbol: name, size: size, depth: theme.colorDepth)
      return canvas(for: key, style: .action, theme: theme) { Self.symbol(name, size) }
    case .image(let image):
      let key = Key(subject: ObjectIdentifier(image), size: size, depth: theme.colorDepth)
      return canvas(for: key, style: .share, theme: theme) { image }
    }
  }

  /// A drawing from the store; a blank, when this frame has drawn enough.
  private func canvas(
    for key: Key, style: ArtStyle, theme: Theme, image: @escaping () -> UIImage?
  ) -> Canvas {
    if let known = drawn.first(where: { $0.key == key }) { return known.canvas }
    let options = ArtOptions(kind: kind ?? theme.artKind, style: style, depth: theme.colorDepth)
    let draw = {
      image().map { IconArt.render($0, size: key.size, options: options) } ?? Canvas(size: key.size)
    }
    allowance -= 1
    guard allowance >= 0 else {
      waiting.append((key, draw))
      return Canvas(size: key.size)
    }
    let canvas = draw()
    drawn.append(Drawing(key: key, canvas: canvas))
    return canvas
  }

  private static func symbol(_ name: String, _ size: CellSize) -> UIImage? {
    let points = size.width > SheetLayout.compactIcon.width ? 76 : 60
    return IconResource.png(named: name, points: points).flatMap { UIImage(data: Data($0)) }
  }
}
