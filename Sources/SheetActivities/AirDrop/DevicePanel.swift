import Dispatch
import Foundation
import SheetCells
import SheetPresentation
import SheetPrograms

/// Shows the devices nearby as they are found, and below them the ways to others: by address, by code, by
/// link. What is chosen is entered into the form and sent; the form itself is seen only where something must
/// be typed, such as an address or a PIN.
final class DevicePanel: FormViewController {
  /// A line of the list.
  enum Row: Hashable {
    case device(NearbyDevice)
    case address
    case code
    case link
  }

  /// Begins the name of the problem that a certificate has changed; its fingerprint follows.
  nonisolated static let trustPrefix = "trust:"
  /// How long nothing is said of there being nobody.
  private static let hope = DispatchTimeInterval.seconds(4)
  /// How long nothing is chosen after the selection went to another line by itself.
  private static let rest = Duration.milliseconds(500)
  /// How long a conversation waits for devices.
  private static let conversationTime = 3.0

  private let finder: DeviceFinder
  private let list = ListViewController(title: nil, items: [])
  private let search = Cancellation()
  private var devices: [NearbyDevice] = []
  /// The fingerprints of devices that got something before.
  private var remembered: [String] = []
  private var rows: [Row] = []
  private var chosen: NearbyDevice?
  private var trusted: (fingerprint: String, name: String)?
  private var failure: String?
  /// Whether the person has moved the selection; until then it is on the first line.
  private var isMoved = false
  private var movedItself: ContinuousClock.Instant?
  private var isHopeless = false
  private var showsForm = false
  private var isConversation = false
  /// How many facts stand beside a name: what the last frame had room for.
  private var factCount = 3

  /// A panel that looks for devices as long as it is there.
  init(form: Form, finder: DeviceFinder) {
    self.finder = finder
    super.init(form: form)
    list.numbersItems = false
    list.onChoose = { [weak self] in self?.choose($0) }
    updateList()
  }

  deinit {
    search.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (finder, monitor) = (finder, search.monitor)
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let known = ((try? KnownDevices(finder.settings).entries()) ?? []).map(\.fingerprint)
      onMain { self?.remember(known) }
      finder.search(monitor) { device in onMain { self?.add(device) } }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.hope) { [weak self] in
      MainActor.assumeIsolated {
        self?.isHopeless = true
        self?.setNeedsDisplay()
      }
    }
  }

  private func remember(_ fingerprints: [String]) {
    remembered = fingerprints
    updateList()
  }

  // MARK: The list

  /// The lines in their order: devices that are remembered, others, then the ways that the configuration
  /// allows, in its order.
  private func makeRows() -> [Row] {
    let ways = finder.ways
    let known = devices.filter { remembered.contains($0.identity) }
    let others = devices.filter { !remembered.contains($0.identity) }
    return (known + others).map(Row.device) + (ways.contains(.localSend) ? [.address] : [])
      + ways.compactMap { $0 == .wormhole ? .code : $0 == .link ? .link : nil }
  }

  /// A device that was found again, under another name or address, keeps its place.
  func add(_ device: NearbyDevice) {
    devices.update(with: device)
    updateList()
  }

  /// Makes the lines anew; the one that was selected stays so.
  private func updateList() {
    let selected = list.selectedIndex.flatMap { rows.dropFirst($0).first }
    rows = makeRows()
    var index = selected.flatMap { selected in rows.firstIndex { $0.isSame(as: selected) } }
    if !isMoved, index != 0 {
      if index != nil { movedItself = .now }
      index = 0
    }
    list.replaceItems(rows.map { $0.item(facts: factCount) }, selecting: index)
    setNeedsDisplay()
  }

  private func choose(_ index: Int) {
    if let movedItself, .now - movedItself < Self.rest { return }
    guard let row = rows.dropFirst(index).first else { return }
    (chosen, trusted, failure) = (nil, nil, nil)
    switch row {
    case .device(let device):
      chosen = device
      enter(device.shownName)
    case .code: enter("code")
    case .link: enter("link")
    case .address:
      enter("")
      return showForm(true)
    }
    submit(form.values)
  }

  /// Begins the form anew with a receiver.
  private func enter(_ receiver: String) {
    var fresh = form
    fresh.fields.removeAll { $0.id == "trust" }
    for index in fresh.fields.indices where fresh.fields[index].isInput {
      fresh.fields[index].value = .text(fresh.fields[index].id == "to" ? receiver : "")
    }
    replace(fresh, keeping: false)
  }

  // MARK: The form

  /// What is entered, with what is known of the device that was chosen.
  override func submit(_ values: FormValues) { super.submit(completed(values)) }

  private func completed(_ values: FormValues) -> FormValues {
    var fields = form.fields.filter { $0.id != "trust" && $0.id != "address" }
    let receiver = values.text("to")
    if let index = fields.firstIndex(where: { $0.id == "to" }), receiver == Self.other {
      fields[index].value = .text(values.text("address"))
    }
    let device =
      isConversation
      ? devices.first { $0.id == receiver } : chosen.flatMap { $0.shownName == receiver ? $0 : nil }
    if let device, let json = try? JSONEncoder().encode(device) {
      let text = String(decoding: json, as: UTF8.self)
      fields.append(FormField(Receiver.foundField, label: "", value: .text(text)))
    }
    if let trusted, values.flag("trust"), trusted.name == receiver {
      fields.append(FormField("trust", label: "", value: .text(trusted.fingerprint)))
    }
    return FormValues(fields)
  }

  /// From the form a person goes back to the list.
  override func giveUp() -> Bool {
    guard showsForm else { return super.giveUp() }
    showForm(false)
    return true
  }

  override func show(problems: [String: String]) {
    failure = nil
    if let (key, words) = problems.first(where: { $0.key.hasPrefix(Self.trustPrefix) }) {
      askForTrust(String(key.dropFirst(Self.trustPrefix.count)))
      super.show(problems: ["trust": words])
      showForm(true)
    } else {
      super.show(problems: problems)
      let isAnswered = form.fields.contains { problems[$0.id] != nil }
      if isAnswered { showForm(true) } else if !showsForm { failure = problems.values.first }
    }
    setNeedsDisplay()
  }

  private func askForTrust(_ fingerprint: String) {
    trusted = (fingerprint, form.values.text("to"))
    var asking = form
    asking.fields.removeAll { $0.id == "trust" }
    asking.fields.append(
      FormField("trust", label: "Trust the new certificate", kind: .checkbox))
    replace(asking)
  }

  private func showForm(_ isShown: Bool) {
    showsForm = isShown
    failure = nil
    setNeedsDisplay()
  }

  // MARK: A conversation

  private static let other = "other"

  /// The devices become choices. After a problem they stay as they were.
  override func prepareForConversation() {
    guard !isConversation || trusted == nil else { return }
    isConversation = true
    devices = finder.devicesTurningTheLoop(within: Self.conversationTime)
    updateList()
    let choices = rows.map { row in
      FormChoice(row.value, title: row.sentence)
    }
    var asking = form
    asking.fields.removeAll { $0.id == AirDropActivity.hint }
    for index in asking.fields.indices where asking.fields[index].id == "to" {
      asking.fields[index].kind = .choice(choices)
    }
    replace(asking)
  }

  override func didAnswer(_ field: String) {
    guard field == "to", form.values.text("to") == Self.other else { return }
    var asking = form
    guard !asking.fields.contains(where: { $0.id == "address" }) else { return }
    asking.fields.append(FormField("address", label: "Address", isRequired: true))
    replace(asking)
  }

  // MARK: Layout and events

  override func presentationFrame(in screen: CellSize) -> CellRect {
    guard !showsForm else { return super.presentationFrame(in: screen) }
    let frame = list.presentationFrame(in: screen)
    let height = max(frame.height, 9) + Self.statusRows
    let room = screen.height >= 16 ? 2 : 0
    return CellRect(size: screen).centered(
      CellSize(
        width: min(screen.width - (screen.width >= 60 ? 4 : 0), max(frame.width, 74)),
        height: min(screen.height - room, height)))
  }

  /// As many as the longest sentence takes in a narrow panel.
  private static let statusRows = 2

  private var status: (words: String, isFailure: Bool) {
    if let failure { return (failure, true) }
    if !devices.isEmpty { return ("Choose who gets it.", false) }
    guard finder.looksForDevices else { return ("", false) }
    return isHopeless
      ? ("No devices found. Same network? Firewall open for 53317?", false)
      : ("Looking for devices", false)
  }

  override func draw(into canvas: inout Canvas, theme: Theme) {
    guard !showsForm else { return super.draw(into: &canvas, theme: theme) }
    let facts = canvas.size.width >= 66 ? 3 : canvas.size.width >= 48 ? 2 : 1
    if facts != factCount {
      factCount = facts
      updateList()
    }
    let top = drawStatus(into: &canvas, theme: theme)
    var below = Canvas(
      size: CellSize(width: canvas.size.width, height: canvas.size.height - top))
    list.draw(into: &below, theme: theme)
    canvas.draw(below, at: CellPoint(x: 0, y: top))
  }

  /// Returns the rows that are taken: a failure gets what it needs, as long as a choice is seen below.
  private func drawStatus(into canvas: inout Canvas, theme: Theme) -> Int {
    let (words, isFailure) = status
    let rows = words.wrapped(to: max(1, canvas.size.width - 2))
    let most = max(0, canvas.size.height - 3)
    let style = isFailure ? theme.failure : theme.secondary
    for (y, row) in rows.prefix(most).enumerated() {
      canvas.write(row, at: CellPoint(x: 1, y: y), style: style, width: canvas.size.width - 2)
    }
    statusHeight = min(most, max(Self.statusRows, rows.count))
    return statusHeight
  }

  private var statusHeight = 0

  override func handle(_ event: Event) -> Bool {
    guard !showsForm else { return super.handle(event) }
    var event = event
    if case .mouse(var mouse) = event {
      mouse.location.y -= statusHeight
      event = .mouse(mouse)
    }
    let before = list.selectedIndex
    if list.handle(event) {
      isMoved = true
      if list.selectedIndex != before { movedItself = nil }
      setNeedsDisplay()
      return true
    }
    guard event == .key(.escape) || event == .key(.control("c")), let onCancel else {
      return false
    }
    onCancel()
    return true
  }
}

extension DevicePanel.Row {
  /// Whether both are the same way or device; a device may have changed its name.
  fileprivate func isSame(as other: Self) -> Bool { value == other.value }

  fileprivate func item(facts: Int) -> ListItem {
    switch self {
    case .device(let device): ListItem(device.shownName, detail: device.facts(facts))
    case .address: ListItem("By address…", detail: facts > 1 ? "a name or a number" : "")
    case .code: ListItem("By code…", detail: facts > 1 ? "magic-wormhole, anywhere" : "")
    case .link: ListItem("By QR link…", detail: facts > 1 ? "a browser, once" : "")
    }
  }

  /// The value of the field `to` in a conversation.
  fileprivate var value: String {
    switch self {
    case .device(let device): device.id
    case .address: "other"
    case .code: "code"
    case .link: "link"
    }
  }

  fileprivate var sentence: String {
    let item = item(facts: 3)
    return item.detail.isEmpty ? item.title : "\(item.title), \(item.detail)"
  }
}

/// Hands something to the main actor.
private func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
}
