import SheetCells
import SheetImaging
import SheetPresentation

@testable import SheetEngine

/// The view of a sheet, drawn without a window and without icons, which are SheetImaging's and slow in a
/// debug build.
@MainActor
final class SheetProbe {
  let view: SheetView
  var size: CellSize
  let theme: Theme

  static let shareTitles = [
    "Mail", "Message", "AirDrop", "Mastodon", "Bluesky", "Telegram", "Nextcloud", "Notes",
  ]
  static let actionTitles = ["Copy", "Save to Files", "Print"]

  convenience init(
    share: [String] = shareTitles, action: [String] = actionTitles,
    header: SheetHeader = SheetHeader(items: ["Hello", "there"]), width: Int = 80, height: Int = 24,
    theme: Theme = SheetHarness.ascii
  ) {
    let activities: [UIActivity] =
      share.map { RecordingShareActivity($0) } + action.map { RecordingActivity($0) }
    self.init(activities, header: header, width: width, height: height, theme: theme)
  }

  init(
    _ activities: [UIActivity], header: SheetHeader = SheetHeader(items: ["Hello"]),
    width: Int = 80, height: Int = 24, theme: Theme = SheetHarness.ascii
  ) {
    view = SheetView(activities: activities, header: header, heading: nil, artKind: ArtKind.none)
    size = CellSize(width: width, height: height)
    self.theme = theme
    _ = draw()
  }

  func draw() -> Canvas {
    var canvas = Canvas(size: size)
    view.draw(into: &canvas, theme: theme)
    return canvas
  }

  /// The lines of the frame, with colons where an icon would be.
  var lines: [String] {
    var canvas = draw()
    guard case .icons(let icon) = view.layout.mode else { return canvas.lines }
    for item in view.visibleItems {
      let corner = CellPoint(x: item.frame.minX + 1, y: view.layout.rows[item.row].icons)
      canvas.fill(CellRect(origin: corner, size: icon), with: ":")
    }
    return canvas.lines
  }

  @discardableResult
  func press(_ keys: Key...) -> SheetCommand? {
    var command: SheetCommand?
    for key in keys {
      command = view.handle(.key(key))
      _ = draw()
    }
    return command
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// The title of what is selected.
  var selected: String? { view.selectedActivity?.displayTitle }
}

extension SheetCommand {
  /// The title of what is to be opened.
  @MainActor var opened: String? {
    if case .open(let activity) = self { activity.displayTitle } else { nil }
  }
}
