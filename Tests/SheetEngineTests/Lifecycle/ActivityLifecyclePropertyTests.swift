import SheetTestSupport
import Testing

@testable import SheetEngine

/// What holds for every sequence of events, sensible or not.
struct ActivityLifecyclePropertyTests {
  typealias Event = ActivityLifecycle.Event
  typealias Effect = ActivityLifecycle.Effect

  @Test(arguments: 0..<8)
  func randomSequencesKeepTheInvariants(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var watch = InvariantWatch()
      for _ in 0..<30 { watch.feed(Self.event(after: watch.lifecycle, &random)) }
      #expect(watch.violations.isEmpty, "\(watch.violations) after \(watch.events)")
      watch.leave()
      #expect(watch.violations.isEmpty, "\(watch.violations) after \(watch.events)")
      if !watch.violations.isEmpty { return }
    }
  }

  /// Half of the events fit the state, so that the walk gets somewhere.
  private static func event(
    after lifecycle: ActivityLifecycle, _ random: inout SeededGenerator
  ) -> Event {
    let run = lifecycle.run
    if Bool.random(using: &random), let fitting = fitting(lifecycle, &random) { return fitting }
    let any = Int.random(in: max(0, run - 1)...run + 1, using: &random)
    let all: [Event] = [
      .chose, .itemsResolved(any), .itemsFailed(any), .prepared(any),
      .controllerRead(any, exists: true), .controllerRead(any, exists: false),
      .controllerClosed(any), .finished(any, .succeeded), .finished(any, .gaveUp),
      .finished(any, .failed), .personCancelled, .personCancelled,
    ]
    if Int.random(in: 0..<60, using: &random) == 0 { return .sheetRemoved }
    return all.randomElement(using: &random) ?? .chose
  }

  private static func fitting(
    _ lifecycle: ActivityLifecycle, _ random: inout SeededGenerator
  ) -> Event? {
    let run = lifecycle.run
    switch lifecycle.state {
    case .choosing: return .chose
    case .resolving: return .itemsResolved(run)
    case .preparing: return .prepared(run)
    case .reading, .readingResult: return .controllerRead(run, exists: .random(using: &random))
    case .performing: return .finished(run, .succeeded)
    case .presenting, .showingResult, .reporting: return .controllerClosed(run)
    case .closing: return .closed(run)
    case .ended: return nil
    }
  }
}

/// Follows a lifecycle and writes down what must not happen.
private struct InvariantWatch {
  typealias Effect = ActivityLifecycle.Effect
  typealias Event = ActivityLifecycle.Event

  var lifecycle = ActivityLifecycle()
  var events: [Event] = []
  var violations: [String] = []
  private var calls: [Int: [Effect]] = [:]
  private var endings = 0
  private var succeeded: Set<Int> = []

  mutating func feed(_ event: Event) {
    let wasEnded = lifecycle.state == .ended
    let accepted = lifecycle.acceptsFinish
    events.append(event)
    let effects = lifecycle.handle(event)
    if case .finished(lifecycle.run, .succeeded) = event, accepted {
      succeeded.insert(lifecycle.run)
    }
    check(!wasEnded || effects.isEmpty, "effects after the end")
    for effect in effects { take(effect) }
    check((lifecycle.state == .ended) == (endings == 1), "ended without saying so, or the reverse")
  }

  /// The person can always get out: from anywhere twice Esc is enough.
  mutating func leave() {
    feed(.personCancelled)
    if case .closing(let run) = lifecycle.state { feed(.closed(run)) }
    feed(.personCancelled)
    check(lifecycle.state == .ended, "two Esc do not leave")
  }

  private mutating func take(_ effect: Effect) {
    switch effect {
    case .leave(let run), .complete(let run):
      endings += 1
      check(endings == 1, "ended twice")
      check(run == nil || run == lifecycle.run, "ended with an old run")
    case .prepare(let run), .readController(let run), .present(let run), .perform(let run):
      check(run == lifecycle.run, "\(effect) for an old run")
      checkOrder(of: effect, after: calls[run, default: []], run)
      calls[run, default: []].append(effect)
    case .report(let run), .resolveItems(let run), .closeController(let run):
      check(run == lifecycle.run, "\(effect) for an old run")
    case .cancelResolution, .takeOffController, .returnToGrid, .showGrid: break
    }
  }

  private mutating func checkOrder(of effect: Effect, after past: [Effect], _ run: Int) {
    let reads = past.filter { $0 == .readController(run) }.count
    let performed = past.contains(.perform(run))
    switch effect {
    case .prepare: check(past.isEmpty, "prepared late or twice")
    case .readController:
      check(past.first == .prepare(run), "controller read before prepare")
      check(
        reads == 0 || (reads == 1 && performed && succeeded.contains(run)),
        "controller read again without a success of perform")
    case .perform:
      check(reads == 1 && !performed, "performed before the controller was read, or twice")
      check(!past.contains(.present(run)), "performed and presented")
    case .present:
      check(!past.contains(.present(run)), "presented twice")
      check(reads == (performed ? 2 : 1), "presented and performed, and not as a result")
    default: break
    }
  }

  private mutating func check(_ holds: Bool, _ what: String) {
    if !holds { violations.append(what) }
  }
}
