import Foundation
import IconResources
import SheetCells
import SheetImaging
import SheetPresentation

/// The drawn icons, each made once a size, when it first comes into view.
@MainActor
final class IconStore {
  private struct Key: Hashable {
    var subject: AnyHashable
    var size: CellSize
    var depth: ColorDepth
  }

  private let kind: ArtKind?
  private var drawn: [Key: Canvas] = [:]

  /// Makes a store; without a kind the theme decides.
  init(kind: ArtKind?) {
    self.kind = kind
  }

  /// The icon of an activity, drawn for the row that it stands in.
  func icon(of activity: UIActivity, size: CellSize, theme: Theme) -> Canvas {
    let style: ArtStyle = type(of: activity).activityCategory == .share ? .share : .action
    return canvas(for: ObjectIdentifier(activity), size: size, style: style, theme: theme) {
      activity.activityImage ?? Self.symbol("placeholder", size)
    }
  }

  /// The picture in the header.
  func picture(_ picture: SheetHeader.Picture, size: CellSize, theme: Theme) -> Canvas {
    switch picture {
    case .symbol(let name):
      return canvas(for: name, size: size, style: .action, theme: theme) { Self.symbol(name, size) }
    case .image(let image):
      return canvas(for: ObjectIdentifier(image), size: size, style: .share, theme: theme) { image }
    }
  }

  private func canvas(
    for subject: AnyHashable, size: CellSize, style: ArtStyle, theme: Theme,
    image: () -> UIImage?
  ) -> Canvas {
    let key = Key(subject: subject, size: size, depth: theme.colorDepth)
    if let known = drawn[key] { return known }
    let options = ArtOptions(kind: kind ?? theme.artKind, style: style, depth: theme.colorDepth)
    let canvas = image().map { IconArt.render($0, size: size, options: options) }
    drawn[key] = canvas ?? Canvas(size: size)
    return drawn[key] ?? Canvas(size: size)
  }

  private static func symbol(_ name: String, _ size: CellSize) -> UIImage? {
    let points = size.width > SheetLayout.compactIcon.width ? 76 : 60
    return IconResource.png(named: name, points: points).flatMap { UIImage(data: Data($0)) }
  }
}
