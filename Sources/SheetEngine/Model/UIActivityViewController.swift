import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// The share sheet: offers the activities that can act on the items in two rows, runs the chosen one,
/// and reports the result.
///
/// Make it from the items and services of your own, set ``completionWithItemsHandler``, and present it.
/// The handler runs exactly once, on the main thread, after the sheet is off the screen, whichever way
/// it ended. Source of the rules: UIKit's documentation of `UIActivityViewController`.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called with the chosen type, whether it completed, what it made, and what failed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// The older form: the chosen type and whether it completed.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  /// Called once after the sheet is gone; then set to `nil`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The older form; called after the other one, then set to `nil`.
  open var completionHandler: CompletionHandler?
  /// Services that are not to be offered, built-in or not. Set it before presenting.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Accepted for code written for iOS: the sections that it names are not rows here.
  open var excludedActivitySectionTypes: UIActivitySectionTypes = []
  /// Accepted for code written for iOS: there is no prominent row here.
  open var allowsProminentActivity = true

  /// The heading of the sheet in place of the item's name.
  package var heading: String?
  /// What the header says of the items; made from them when nobody sets it.
  package var header: SheetHeader?
  /// Offers these alone: identifiers, or class names of services without one.
  package var onlyActivityTypes: [String]?
  /// Called after the first frame is on the screen: the time for all that would have delayed it.
  package var afterFirstFrame: (() -> Void)?
  /// Runs at once in place of the grid; leaving it ends the sheet.
  package var initialActivity: UIActivity?
  /// Whether a failure is shown before the sheet ends.
  package var reportsFailures = true
  /// The characters that icons are drawn with; chosen by the terminal when nobody says.
  package var artKind: ArtKind?
  /// Called after the sheet is gone and before the public handlers, with the whole result.
  package var resultHandler: (@MainActor (ActivityCompletion) -> Void)?
  /// Subject that services with one start from; see ``setValue(_:forKey:)``.
  package var subject: String?
  /// What a configuration says of its link.
  private(set) var givenMetadata: LPLinkMetadata?

  package private(set) var activityItems: [Any]
  private var applicationActivities: [UIActivity]
  private var builtInActivities: [UIActivity]?

  private var offered: [UIActivity]?
  private(set) var sheetView: SheetView?
  private(set) var session: ActivitySession?
  /// What closes when an activity's controller leaves the screen.
  var shownController: (controller: UIViewController, closed: @MainActor () -> Void)?

  /// Makes a sheet for items of any kind and services of your own, which are offered first.
  ///
  /// The built-in services are found because the module that holds them conforms this class to
  /// ``BuiltInActivityProviding``; without it only `applicationActivities` are offered.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init()
  }

  /// Makes a sheet for what a configuration stands for.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItems)
    subject = activityItemsConfiguration.metadata(.title)
    givenMetadata = activityItemsConfiguration.metadata(.linkPresentationMetadata)
  }

  /// Makes a sheet with exactly these built-in services.
  package convenience init(
    activityItems: [Any], applicationActivities: [UIActivity]?, builtInActivities: [UIActivity]
  ) {
    self.init(activityItems: activityItems, applicationActivities: applicationActivities)
    self.builtInActivities = builtInActivities
  }

  /// Not available: there are no archives of controllers here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Takes the subject under the key `subject`, as much code written for iOS sets it; other keys are
  /// ignored.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == "subject" { subject = value as? String }
  }

  /// Every known service, the caller's own first, whether or not it can act on the items.
  package var knownActivities: [UIActivity] {
    applicationActivities + (builtInActivities ?? Self.foundBuiltInActivities)
  }

  /// The services to offer, in their order; found out once.
  package func offeredActivities() -> [UIActivity] {
    if let offered { return offered }
    let found = findOfferedActivities()
    offered = found
    return found
  }

  private func findOfferedActivities() -> [UIActivity] {
    let placeholders = placeholders()
    let items = placeholders.items
    if header == nil { header = makeHeader(items) }
    guard !items.isEmpty else { return [] }
    let excluded = (excludedActivityTypes ?? []).map(\.rawValue)
    return knownActivities.filter { activity in
      let type = activity.activityType
      if let type, excluded.contains(type.rawValue) { return false }
      if let only = onlyActivityTypes, !only.contains(activity.optionName) { return false }
      activity.sharedTypes = types(of: placeholders, for: type)
      return activity.canPerform(withActivityItems: items)
    }
  }

  private func makeHeader(_ items: [Any]) -> SheetHeader {
    let metadata = linkMetadata
    if let metadata { afterNextFrame { [weak self] in self?.loadLinkPicture(of: metadata) } }
    return SheetHeader(items: items, metadata: metadata)
  }

  // MARK: View

  open override func viewDidLoad() {
    let items = placeholderItems
    sheetView = SheetView(
      activities: offeredActivities(), items: items, header: header ?? SheetHeader(items: items),
      heading: heading, artKind: artKind)
    session = ActivitySession(sheet: self, stage: self) { [weak self] in self?.complete($0) }
    if let afterFirstFrame { afterNextFrame { afterFirstFrame() } }
    guard let initialActivity else { return }
    sheetView?.isHidden = true
    afterNextFrame { [weak self] in self?.session?.choose(initialActivity) }
  }

  /// Changes what the head says, such as when a thumbnail was made.
  package func update(header: SheetHeader) {
    self.header = header
    sheetView?.header = header
    setNeedsDisplay()
  }

  open override func draw(into canvas: inout Canvas, theme: Theme) {
    guard let sheetView else { return }
    sheetView.draw(into: &canvas, theme: theme)
    if sheetView.icons.isIncomplete { afterNextFrame { [weak self] in self?.completeIcons() } }
  }

  private func completeIcons() {
    sheetView?.icons.complete()
    setNeedsDisplay()
  }

  open override func handle(_ event: Event) -> Bool {
    guard let sheetView, let session else { return false }
    // A key typed ahead must not open something in the grid that is not shown.
    guard session.isChoosing, initialActivity == nil else {
      return handleWhileWorking(event, session)
    }
    guard let command = sheetView.handle(event) else { return false }
    perform(command, session)
    setNeedsDisplay()
    return true
  }

  open override var hasChrome: Bool { false }

  open override func viewDidDisappear(_ animated: Bool) {
    afterNextFrame { [weak self] in self?.session?.sheetWasRemoved() }
  }

  private func handleWhileWorking(_ event: Event, _ session: ActivitySession) -> Bool {
    if event == .key(.escape) || event == .key(.control("c")) { session.cancel() }
    return true
  }

  private func perform(_ command: SheetCommand, _ session: ActivitySession) {
    switch command {
    case .redraw: break
    case .open(let activity): session.choose(activity)
    case .cancel: session.cancel()
    case .showKeys: present(KeyHelp.controller(), animated: true)
    case .showRefusals: present(RefusalList.controller(refusals()), animated: true)
    }
  }

  private func complete(_ report: ActivityCompletion) {
    let handlers = (resultHandler, completionWithItemsHandler, completionHandler)
    (resultHandler, completionWithItemsHandler, completionHandler) = (nil, nil, nil)
    release()
    let (type, result) = (report.activity?.activityType, report.result)
    handlers.0?(report)
    handlers.1?(type, result.isSuccess, result.returnedItems, result.error)
    handlers.2?(type, result.isSuccess)
  }

  /// Callers often keep the sheet; what it held goes nevertheless.
  private func release() {
    (activityItems, applicationActivities, builtInActivities, offered) = ([], [], [], nil)
    (sheetView, session, shownController, initialActivity) = (nil, nil, nil, nil)
    givenMetadata = nil
  }
}
