import CNcurses
import SheetCells

/// The curses panels, one a layer: made, moved, raised and removed to match the frame.
@MainActor
final class PanelStack {
  private struct Entry {
    var id: UInt
    var window: UnsafeMutablePointer<WINDOW>
    var panel: UnsafeMutablePointer<PANEL>
    var rect: CellRect
    var canvas: Canvas
  }

  private let encoder: CellEncoder
  private var entries: [Entry] = []
  private var order: [UInt] = []

  /// Makes an empty stack.
  init(encoder: CellEncoder) {
    self.encoder = encoder
  }

  /// Brings the panels up to date with the layers, lowest first, leaves the cursor where the topmost
  /// wants it, and returns whether it is to be seen there. Nothing reaches the terminal before
  /// `doupdate`.
  func update(_ layers: [Layer], screen: CellSize) -> Bool {
    let visible = layers.compactMap { clipped($0, to: screen) }
    for entry in entries where !visible.contains(where: { $0.id == entry.id }) { remove(entry.id) }
    for layer in visible { draw(layer) }
    raise(visible.map(\.id))
    update_panels()
    return placeCursor(visible.last)
  }

  /// Removes every panel, so that the next frame draws all of them whole.
  func removeAll() {
    entries.map(\.id).forEach(remove)
    order = []
  }

  /// The part of a layer that is on the screen: curses refuses windows that reach over its edge.
  private func clipped(_ layer: Layer, to screen: CellSize) -> Layer? {
    let rect = layer.rect.intersection(CellRect(size: screen))
    guard !rect.isEmpty else { return nil }
    guard rect != layer.rect else { return layer }
    var canvas = Canvas(size: rect.size)
    canvas.draw(
      layer.canvas,
      at: CellPoint(x: layer.origin.x - rect.minX, y: layer.origin.y - rect.minY))
    canvas.showsCursor = layer.canvas.showsCursor
    return Layer(id: layer.id, origin: rect.origin, canvas: canvas)
  }

  private func draw(_ layer: Layer) {
    if let index = index(of: layer.id), entries[index].rect == layer.rect {
      write(layer.canvas, over: entries[index].canvas, in: entries[index].window)
      entries[index].canvas = layer.canvas
      return
    }
    remove(layer.id)
    make(layer)
  }

  private func make(_ layer: Layer) {
    let rect = layer.rect
    guard
      let window = newwin(
        Int32(rect.height), Int32(rect.width), Int32(rect.minY), Int32(rect.minX))
    else { return }
    guard let panel = new_panel(window) else {
      delwin(window)
      return
    }
    // A new window is blank, and so is much of a frame.
    write(layer.canvas, over: Canvas(size: rect.size), in: window)
    // A new panel is the topmost, wherever its layer belongs.
    order = []
    entries.append(
      Entry(id: layer.id, window: window, panel: panel, rect: rect, canvas: layer.canvas))
  }

  private func write(
    _ canvas: Canvas, over old: Canvas, in window: UnsafeMutablePointer<WINDOW>
  ) {
    for y in 0..<canvas.size.height {
      var changed = canvas.changedColumns(in: y, since: old)
      while !changed.isEmpty {
        let cells = encoder.encode(canvas.row(y, changed))
        mvwadd_wchnstr(window, Int32(y), Int32(changed.lowerBound), cells, Int32(cells.count))
        changed = canvas.changedColumns(in: y, since: old, from: changed.upperBound)
      }
    }
  }

  private func raise(_ ids: [UInt]) {
    guard ids != order else { return }
    for id in ids { index(of: id).map { _ = top_panel(entries[$0].panel) } }
    order = ids
  }

  private func placeCursor(_ layer: Layer?) -> Bool {
    guard let layer, let index = index(of: layer.id), let cursor = layer.canvas.cursor,
      layer.canvas.bounds.contains(cursor)
    else { return false }
    wmove(entries[index].window, Int32(cursor.y), Int32(cursor.x))
    wnoutrefresh(entries[index].window)
    return layer.canvas.showsCursor
  }

  private func index(of id: UInt) -> Int? {
    entries.firstIndex { $0.id == id }
  }

  private func remove(_ id: UInt) {
    guard let index = index(of: id) else { return }
    let entry = entries.remove(at: index)
    del_panel(entry.panel)
    delwin(entry.window)
  }
}
