import Foundation
import IconResources
import SheetEngine
import SheetImaging
import SheetPresentation
import SheetPrograms

/// What all built-in activities have in common: they are described by a ``ActivityProfile``, take
/// ``ActivityItem``s, and work on another thread.
///
/// A subclass overrides ``profile`` and ``run(_:)``, and ``makeForm()`` when its work depends on answers.
/// Without a panel of its own it starts as soon as it is chosen; ``FormActivity`` asks first.
package class BuiltInActivity: UIActivity, ItemJudging {
  /// What the activity is.
  package class var profile: ActivityProfile { .empty }

  /// Does the work and returns what came of it; called on a background thread and may block.
  ///
  /// - Throws: a `LocalizedError` that says what failed, or `CancellationError`.
  package nonisolated class func run(_ work: ActivityWork) throws -> ActivityResult {
    ActivityResult(.completed)
  }

  /// Whether what is typed is kept when it was not sent; by default not.
  package nonisolated class var keepsDrafts: Bool { false }

  /// The forms in which it can be kept, the best first; none when there is nothing worth it. Called on a
  /// background thread and may block.
  package nonisolated class func drafts(of work: ActivityWork) -> [DraftVersion] { [] }

  /// What keeps it from being offered whatever is shared, such as a setting that is missing, as a sentence; by
  /// default nothing. Asked before the first frame.
  package var obstacle: String? { nil }

  /// The surroundings.
  package let settings: ActivitySettings
  /// Values for fields, by id, from the command's `--set`.
  package var presets: [String: String] = [:]
  /// Whether there is nobody to ask: no panel is shown, and a missing answer is a failure.
  package var runsWithoutScreen = false
  /// What is known of the items while they are judged; one for all activities of a sheet.
  final var look: ItemLook?
  private let ownProfile: ActivityProfile
  /// The accepted items, after `prepare`.
  package private(set) var items: [ActivityItem] = []
  /// Says that only some of the items are accepted, after `prepare`; `nil` when all are.
  private(set) var leftOut: String?
  /// What is being done.
  package private(set) var work: BackgroundWork?
  /// Where what was typed is kept; one draft for each choice of the activity.
  package private(set) var draft = DraftSlot()
  /// What attempts leave for the next one; another choice of the activity begins anew.
  private lazy var memory = AttemptMemory()
  /// What became of a typed text whose panel was taken away, for whoever can still tell the person: the
  /// program, once the terminal is given back. `nil` when nothing was kept, or they have read it.
  package final var untold: String?
  /// Whether the run was given up from outside.
  private var isAbandoned = false

  /// Makes an activity.
  package required init(settings: ActivitySettings) {
    self.settings = settings
    ownProfile = Self.profile
  }

  /// The questions, for the items that were prepared. None by default.
  package func makeForm() -> Form {
    Form(title: activityTitle ?? "", fields: [])
  }

  // MARK: UIActivity

  package override class var activityCategory: Category { profile.category }

  package override var activityType: ActivityType? { ownProfile.type }

  package override var activityTitle: String? { ownProfile.title }

  package override var activityImage: UIImage? {
    IconResource.png(named: ownProfile.icon, points: 60).flatMap { UIImage(data: Data($0)) }
  }

  /// At least one item is accepted; others are left out.
  package override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    reason(refusing: activityItems) == nil
  }

  package override func prepare(withActivityItems activityItems: [Any]) {
    work = nil
    printUnsavedText()
    (draft, memory) = (DraftSlot(), AttemptMemory())
    (untold, isAbandoned) = (nil, false)
    let accepted = activityItems.indices.map { index in
      acceptedItem(activityItems, index, ActivityItem.known(activityItems[index]))
    }
    items = accepted.flatMap { $0 }
    let count = accepted.count { !$0.isEmpty }
    leftOut =
      count == activityItems.count
      ? nil
      : "Takes \(count) of \(activityItems.count) items: it needs \(ownProfile.accepts.words)."
  }

  package override func perform() {
    do throws(ActivityInputError) {
      let values = try answers().values
      start(values) { [weak self] in self?.activityDidFinish($0) }
    } catch {
      activityDidFinish(ActivityResult(.failed(error)))
    }
  }

  package override func personDidCancel() {
    isAbandoned = true
    cancelWork()
  }

  // MARK: For the frame

  package final func reason(refusing items: [Any]) -> String? {
    // Item by item, since the first of a thousand usually decides.
    items.indices.contains { takes(items, $0) }
      ? obstacle : "It needs \(ownProfile.accepts.words)."
  }

  package final func acceptedCount(of items: [Any]) -> Int {
    items.indices.count { takes(items, $0) }
  }

  /// What keeps the activity from running without its panel, with the presets and the items that were
  /// prepared; `nil` when nothing does.
  package func missingAnswer() -> ActivityInputError? {
    do throws(ActivityInputError) {
      _ = try answers()
      return nil
    } catch {
      return error
    }
  }

  /// Runs the activity with nobody to ask and no sheet: fields that are not in `values` keep their
  /// defaults. `completion` is called once, on the main actor, after this returned.
  ///
  /// - Throws: ``ActivityInputError`` when a field is missing or cannot have its value.
  package final func runWithoutScreen(
    values: [String: String], items: [Any],
    completion: @escaping @MainActor (ActivityResult) -> Void
  ) throws(ActivityInputError) {
    runsWithoutScreen = true
    presets = values
    prepare(withActivityItems: items)
    start(try answers().values, completion: completion)
  }

  /// Asks running work to stop. It then removes what it has begun; until ``isWorking`` is false the
  /// process should not end.
  package final func cancelWork() {
    work?.cancel()
  }

  /// Whether work runs in the background.
  package final var isWorking: Bool { work?.isRunning ?? false }

  /// Starts the work; the activity keeps it and cancels it when it goes itself.
  final func start(_ values: FormValues, completion: @escaping @MainActor (ActivityResult) -> Void)
  {
    let type = type(of: self)
    start(values, { try type.runKeepingText($0) }, completion: completion)
  }

  /// Starts other work with the same answers and items.
  final func start(
    _ values: FormValues, _ body: @escaping @Sendable (ActivityWork) throws -> ActivityResult,
    completion: @escaping @MainActor (ActivityResult) -> Void
  ) {
    let (items, identifier) = (items, ownProfile.type)
    let prepared = preparedWork(values)
    let announce = window == nil ? Self.announcing(settings) : nil
    work = BackgroundWork(
      { monitor, show in
        var work = prepared
        work.monitor = monitor
        work.show = announce ?? show
        return try work.settings.remembering(identifier) {
          work.items = try items.map { try $0.resolved() }
          return try body(work)
        }
      },
      completion: { [weak self] result in
        if let self, isAbandoned {
          untold = result.doneBefore ?? result.fateOfText
          printUnsavedText()
        }
        completion(result)
      })
  }

  /// How a person is asked for a secret in the middle of the work; `nil` where they cannot be.
  func secretQuestion() -> SecretQuestion? { nil }

  /// Says a notice where no screen shows it.
  private static func announcing(_ settings: ActivitySettings) -> NoticeHandler {
    { notice in if let notice { settings.announce(notice.words) } }
  }

  /// The work with these answers, with no items yet.
  final func preparedWork(_ values: FormValues) -> ActivityWork {
    var work = ActivityWork(
      items: [], values: values, settings: settings, monitor: WorkMonitor(),
      terminal: window?.terminalLoan ?? .idle)
    work.subject = sharedSubject ?? ""
    work.draft = draft
    work.memory = memory
    work.hasPanel = !runsWithoutScreen
    work.secretQuestion = runsWithoutScreen ? nil : secretQuestion()
    return work
  }

  /// The form with the presets in it.
  func presetForm() throws(ActivityInputError) -> Form {
    var form = makeForm()
    if let leftOut { form.fields.insert(.note("leftOut", leftOut), at: 0) }
    for (field, value) in presets.sorted(by: { $0.key < $1.key }) {
      do throws(FormError) {
        try form.set(field, to: value)
      } catch {
        throw .form(error)
      }
    }
    return form
  }

  private func answers() throws(ActivityInputError) -> Form {
    let form = try presetForm()
    let problem = form.problems().min { $0.key < $1.key }
    if let problem { throw .refused(field: problem.key, problem: problem.value) }
    return form
  }

  private func takes(_ items: [Any], _ index: Int) -> Bool {
    let known = look.map { $0.known(items, at: index) } ?? ActivityItem.known(items[index])
    return !acceptedItem(items, index, known).isEmpty
  }

  /// One of the items, with the type that its source has named.
  private func acceptedItem(
    _ items: [Any], _ index: Int, _ known: ActivityItem?
  ) -> [ActivityItem] {
    guard sharedTypes.indices.contains(index), !sharedTypes[index].isEmpty else {
      return accepted(items[index], known: known)
    }
    return accepted(items[index], known: known?.ofType(sharedTypes[index]))
  }

  /// What the activity takes of an item.
  ///
  /// - Parameter known: The item, if it is of a type that built-in activities know. Other types, such as arrays
  ///   and dictionaries, are looked into only by activities that override this.
  package func accepted(_ item: Any, known: ActivityItem?) -> [ActivityItem] {
    guard let known, ownProfile.accepts.accepts(known) else { return [] }
    return [known]
  }
}
