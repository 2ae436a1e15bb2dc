import Foundation
import SheetCells
import SheetImaging
import SheetPrograms

/// Shows files: text to scroll, pictures as characters, and of other files what they are. Left and
/// right go from one to the next. UIKit's names.
///
/// Files are read on a background thread. What cannot be read or is too large is said in place of the
/// content. Pictures other than PNG need the program `sharesheet-helper`.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  /// Gives the items. Not kept alive, as in UIKit.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadIfLoaded() } }
  /// Hears that the panel closes. Not kept alive, as in UIKit.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The item shown, counted from 0. An index beyond the last shows the last.
  open var currentPreviewItemIndex = 0 { didSet { reloadIfLoaded() } }

  private enum State {
    case reading
    case text
    case picture(PreviewPicture)
  }

  private var count = 0
  private var state = State.text
  private var pager = TextPager("")
  /// Which reading is wanted; one that ends late is dropped.
  private var reading = 0
  private var cancellation = Cancellation()

  /// The item shown; `nil` when there is none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    guard let dataSource, count > 0 else { return nil }
    let index = min(max(0, currentPreviewItemIndex), count - 1)
    return dataSource.previewController(self, previewItemAt: index)
  }

  /// Whether an item can be shown: any file can, since there are always facts to tell.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL?.isFileURL ?? false
  }

  /// Asks the data source anew and reads the current item.
  open func reloadData() {
    count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    refreshCurrentPreviewItem()
  }

  /// Reads the current item again.
  open func refreshCurrentPreviewItem() {
    reading += 1
    cancellation.cancel()
    cancellation = Cancellation()
    let monitor = cancellation.monitor
    let (item, number) = (currentPreviewItem, reading)
    let url = item?.previewItemURL
    title = item.map { $0.previewItemTitle ?? url?.lastPathComponent ?? "" }
    guard item != nil else { return show(.text("There is nothing to show.")) }
    state = .reading
    runInBackground {
      PreviewContent.read(url, monitor)
    } then: { [weak self] content in
      if let self, self.reading == number { self.show(content) }
    }
    setNeedsDisplay()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    reloadData()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    delegate?.previewControllerWillDismiss(self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    cancellation.cancel()
    delegate?.previewControllerDidDismiss(self)
  }

  open override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.left), .key(.character("h")): return move(by: -1)
    case .key(.right), .key(.character("l")): return move(by: 1)
    default: break
    }
    guard case .text = state, pager.handle(event) else { return false }
    setNeedsDisplay()
    return true
  }

  private func reloadIfLoaded() {
    if isViewLoaded { reloadData() }
  }

  private func move(by step: Int) -> Bool {
    guard count > 1 else { return false }
    let index = min(max(0, currentPreviewItemIndex), count - 1)
    let next = min(max(0, index + step), count - 1)
    if next != currentPreviewItemIndex { currentPreviewItemIndex = next }
    return true
  }

  private func show(_ content: PreviewContent) {
    switch content {
    case .text(let text):
      pager.text = text
      state = .text
    case .picture(let picture):
      state = .picture(PreviewPicture(picture.bitmap) { [weak self] in self?.setNeedsDisplay() })
    }
    setNeedsDisplay()
  }

  // MARK: Drawing

  open override func draw(into canvas: inout Canvas, theme: Theme) {
    let footer = count > 1 && canvas.size.height >= 3 ? 1 : 0
    let margin = canvas.size.width >= 20 ? 1 : 0
    let rect = CellRect(
      x: margin, y: 0, width: max(0, canvas.size.width - 2 * margin),
      height: canvas.size.height - footer)
    canvas.cursor = rect.origin
    switch state {
    case .reading: drawReading(into: &canvas, in: rect, theme: theme)
    case .text: pager.draw(into: &canvas, in: rect, theme: theme)
    case .picture(let picture): draw(picture, into: &canvas, in: rect, theme: theme)
    }
    if footer > 0 { drawFooter(y: rect.maxY, into: &canvas, theme: theme) }
  }

  private func draw(
    _ picture: PreviewPicture, into canvas: inout Canvas, in rect: CellRect, theme: Theme
  ) {
    guard let art = picture.canvas(fitting: rect.size, theme: theme) else {
      return drawReading(into: &canvas, in: rect, theme: theme)
    }
    // After a change of size the old picture stays until the new one is there, cut to the panel.
    var part = Canvas(size: rect.size)
    part.draw(
      art,
      at: CellPoint(
        x: (rect.width - art.size.width) / 2, y: (rect.height - art.size.height) / 2))
    canvas.draw(part, at: rect.origin)
  }

  private func drawReading(into canvas: inout Canvas, in rect: CellRect, theme: Theme) {
    let text = "Reading".fitted(to: rect.width, ellipsis: theme.glyphs.ellipsis)
    canvas.write(text, at: rect.origin, style: theme.secondary)
  }

  private func drawFooter(y: Int, into canvas: inout Canvas, theme: Theme) {
    let index = min(max(0, currentPreviewItemIndex), count - 1)
    let arrows = theme.glyphs.more.map { String(Character($0)) }
    let text = "\(arrows[0]) \(index + 1) of \(count) \(arrows[1])"
    let shown = text.fitted(to: canvas.size.width, ellipsis: theme.glyphs.ellipsis)
    let x = (canvas.size.width - shown.displayWidth) / 2
    canvas.write(shown, at: CellPoint(x: x, y: y), style: theme.secondary)
  }
}
