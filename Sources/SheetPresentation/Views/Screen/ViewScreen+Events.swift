import SheetCells

extension ViewScreen {
  /// Sends an event to where it belongs; `false` when nobody uses it.
  package func handle(_ event: Event) -> Bool {
    let isUsed = dispatch(event)
    if isUsed { controller.setNeedsDisplay() }
    return isUsed
  }

  private func dispatch(_ event: Event) -> Bool {
    switch event {
    case .mouse(let mouse): handle(mouse)
    case .paste: focus.map { offer(event, from: $0) } ?? false
    case .key(let key):
      focus.map { offer(event, from: $0) } ?? false || move(for: key) || scroll(for: event)
        || openMenu(for: key)
    }
  }

  /// Asks a view and those around it, one after the other.
  private func offer(_ event: Event, from view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains {
      $0.isUserInteractionEnabled && $0.content?.use(event) == true
    }
  }

  /// Keys that nobody with the focus uses scroll the first view that can.
  private func scroll(for event: Event) -> Bool {
    places.contains { ($0.view as? any ScrollingContent)?.scroll(for: event) == true }
  }

  // MARK: Moving the focus

  private func move(for key: Key) -> Bool {
    switch key {
    case .tab: step(by: 1)
    case .backTab: step(by: -1)
    case .down, .control("n"): go(0, 1) || step(by: 1, wraps: false)
    case .up, .control("p"): go(0, -1) || step(by: -1, wraps: false)
    case .right: go(1, 0)
    case .left: go(-1, 0)
    case .enter: step(by: 1, wraps: false)
    default: false
    }
  }

  private func step(by step: Int, wraps: Bool = true) -> Bool {
    let stops = stops
    guard let focus, let index = stops.firstIndex(where: { $0 === focus }) else { return false }
    let next = wraps ? (index + step + stops.count) % stops.count : index + step
    guard stops.indices.contains(next), next != index else { return false }
    return setFocus(stops[next])
  }

  /// The nearest stop in a direction.
  private func go(_ x: Int, _ y: Int) -> Bool {
    guard let focus, let from = rect(of: focus) else { return false }
    let others = stops.compactMap { view in rect(of: view).map { (view, $0) } }
    let nearest =
      others.compactMap { view, rect -> (UIView, Int)? in
        guard view !== focus else { return nil }
        let ahead =
          x != 0
          ? (x > 0 ? rect.minX - from.maxX : from.minX - rect.maxX)
          : (y > 0 ? rect.minY - from.maxY : from.minY - rect.maxY)
        let aside =
          x != 0
          ? gap(rect.minY, rect.maxY, from.minY, from.maxY)
          : gap(rect.minX, rect.maxX, from.minX, from.maxX)
        guard ahead >= 0, x == 0 || aside == 0 else { return nil }
        return (view, ahead * 8 + aside)
      }
      .min { $0.1 < $1.1 }
    return nearest.map { setFocus($0.0) } ?? false
  }

  /// How far two spans are apart.
  private func gap(_ one: Int, _ oneEnd: Int, _ other: Int, _ otherEnd: Int) -> Int {
    max(0, max(one - otherEnd, other - oneEnd) + 1)
  }

  private func rect(of view: UIView) -> CellRect? {
    guard let place = places.last(where: { $0.view === view }) else { return nil }
    guard let rows = view.content?.ownRows else { return place.rect }
    return CellRect(
      x: place.rect.minX, y: place.corner.y + rows.lowerBound, width: place.rect.width,
      height: rows.count)
  }

  // MARK: Mouse

  private func handle(_ mouse: Mouse) -> Bool {
    let hit = places.last { $0.rect.contains(mouse.location) && $0.view.isReachable }
    guard let hit else { return false }
    for view in sequence(first: hit.view, next: \.superview) {
      guard let content = view.content, let place = places.last(where: { $0.view === view }) else {
        continue
      }
      if mouse.action == .press, content.takesFocus, view.canBecomeFirstResponder { setFocus(view) }
      var inner = mouse
      inner.location.x -= place.corner.x
      inner.location.y -= place.corner.y
      if content.use(.mouse(inner)) { return true }
      if view === focus, mouse.action == .press { return true }
    }
    if mouse.action == .press {
      let (point, corner) = (mouse.location, hit.corner)
      hit.view.sendTouch(at: CellPoint(x: point.x - corner.x, y: point.y - corner.y))
    }
    return false
  }

  // MARK: Context menus

  /// Opens the menu of the focused view or of one around it, else the first one on the screen.
  private func openMenu(for key: Key) -> Bool {
    guard key == .character("x") else { return false }
    let around = focus.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    return (around + places.map(\.view)).contains { $0.openContextMenu() }
  }
}

extension UIView {
  /// Whether nothing around it keeps clicks away.
  fileprivate var isReachable: Bool {
    sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
  }
}
