import Testing

@testable import SheetEngine

/// Feeds events and keeps the effects.
private struct Script {
  var lifecycle = ActivityLifecycle()
  var effects: [ActivityLifecycle.Effect] = []

  /// Returns the effects of these events alone.
  @discardableResult
  mutating func feed(_ events: ActivityLifecycle.Event...) -> [ActivityLifecycle.Effect] {
    let new = events.flatMap { lifecycle.handle($0) }
    effects += new
    return new
  }

  /// A script that stands at one point of the first run.
  static func presenting() -> Script {
    var script = Script()
    script.feed(.chose, .itemsResolved(1), .prepared(1), .controllerRead(1, exists: true))
    return script
  }

  static func performing() -> Script {
    var script = Script()
    script.feed(.chose, .itemsResolved(1), .prepared(1), .controllerRead(1, exists: false))
    return script
  }
}

struct ActivityLifecycleTests {
  @Test func quickWorkGoesThroughAllStepsAndLeavesOnce() {
    var script = Script.performing()
    script.feed(.finished(1, .succeeded), .controllerRead(1, exists: false))
    #expect(
      script.effects == [
        .resolveItems(1), .prepare(1), .readController(1), .perform(1), .readController(1),
        .takeOffController, .leave(1),
      ])
    #expect(script.lifecycle.state == .ended)
  }

  @Test func controllerIsPresentedInsteadOfPerform() {
    var script = Script.presenting()
    #expect(script.effects.last == .present(1))
    #expect(script.feed(.finished(1, .succeeded)) == [.takeOffController, .leave(1)])
    #expect(!script.effects.contains(.perform(1)))
  }

  @Test func resultIsShownAfterSuccessAndItsClosingEndsTheRun() {
    var script = Script.performing()
    #expect(script.feed(.finished(1, .succeeded)) == [.readController(1)])
    #expect(script.feed(.controllerRead(1, exists: true)) == [.present(1)])
    #expect(script.feed(.controllerClosed(1)) == [.takeOffController, .leave(1)])
  }

  @Test(arguments: [ActivityLifecycle.Ending.gaveUp, .failed])
  func noResultIsAskedForUnlessPerformSucceeded(ending: ActivityLifecycle.Ending) {
    var script = Script.performing()
    #expect(!script.feed(.finished(1, ending)).contains(.readController(1)))
  }

  @Test func personLeavesTheResult() {
    var script = Script.performing()
    script.feed(.finished(1, .succeeded), .controllerRead(1, exists: true))
    #expect(script.feed(.personCancelled) == [.takeOffController, .leave(1)])
  }

  @Test func finishedWithinPrepareAsksForNothingMore() {
    var script = Script()
    script.feed(.chose, .itemsResolved(1))
    #expect(script.feed(.finished(1, .succeeded)) == [.takeOffController, .leave(1)])
    #expect(script.feed(.prepared(1)) == [])
  }

  @Test func finishedWithinTheGetterNeitherPerformsNorPresents() {
    for exists in [true, false] {
      var script = Script()
      script.feed(.chose, .itemsResolved(1), .prepared(1))
      #expect(script.feed(.finished(1, .succeeded)) == [.takeOffController, .leave(1)])
      #expect(script.feed(.controllerRead(1, exists: exists)) == [])
    }
  }

  @Test func secondFinishDoesNothing() {
    var script = Script.presenting()
    script.feed(.finished(1, .succeeded))
    #expect(script.feed(.finished(1, .gaveUp), .finished(1, .failed)) == [])
    script = .performing()
    script.feed(.finished(1, .succeeded))
    #expect(script.feed(.finished(1, .succeeded)) == [])
  }

  @Test func activityThatNeverFinishesIsLeftByThePersonAndAnotherChosen() {
    var script = Script.performing()
    #expect(script.feed(.personCancelled) == [.takeOffController, .returnToGrid])
    #expect(script.lifecycle.isChoosing)
    #expect(script.feed(.chose) == [.resolveItems(2)])
    script = .presenting()
    #expect(script.feed(.personCancelled) == [.closeController(1)])
    #expect(script.feed(.closed(1)) == [.returnToGrid])
    #expect(script.feed(.chose) == [.resolveItems(2)])
  }

  /// What the controller does when the person closes it belongs to the run: only giving up changes nothing.
  @Test func whatIsSaidWhileTheControllerClosesCounts() {
    var script = Script.presenting()
    script.feed(.personCancelled)
    #expect(script.feed(.finished(1, .succeeded)) == [.takeOffController, .leave(1)])
    #expect(script.feed(.closed(1)) == [])
    script = .presenting()
    script.feed(.personCancelled)
    #expect(script.feed(.finished(1, .gaveUp)) == [])
    #expect(script.feed(.closed(1)) == [.returnToGrid])
    script = .presenting()
    script.feed(.personCancelled)
    #expect(script.feed(.finished(1, .failed)) == [.takeOffController, .report(1)])
  }

  @Test func lateFinishOfAnAbandonedRunIsIgnored() {
    var script = Script.performing()
    script.feed(.personCancelled)
    #expect(script.feed(.finished(1, .succeeded)) == [])
    script.feed(.chose)
    let late: [ActivityLifecycle.Event] = [
      .finished(1, .failed), .itemsResolved(1), .prepared(1), .controllerClosed(1),
      .controllerRead(1, exists: true),
    ]
    for event in late { #expect(script.feed(event) == []) }
    #expect(script.lifecycle.state == .resolving(2))
  }

  @Test func controllerThatGoesWithoutAWordMayFinishAfterwards() {
    var script = Script.presenting()
    #expect(script.feed(.controllerClosed(1)) == [.showGrid])
    #expect(script.lifecycle.acceptsFinish)
    #expect(script.feed(.finished(1, .succeeded)) == [.takeOffController, .leave(1)])
  }

  @Test func controllerThatGoesWithoutAWordLosesItsSayOnceAnotherIsChosen() {
    var script = Script.presenting()
    script.feed(.controllerClosed(1), .chose)
    #expect(script.feed(.finished(1, .succeeded)) == [])
  }

  @Test func leavingTheGridReportsNothingChosen() {
    var script = Script()
    #expect(script.feed(.personCancelled) == [.takeOffController, .leave(nil)])
    script = .presenting()
    script.feed(.controllerClosed(1))
    #expect(script.feed(.personCancelled).last == .leave(nil))
  }

  @Test func failureIsReportedAndThenEndsTheSheet() {
    for var script in [Script.performing(), .presenting()] {
      #expect(script.feed(.finished(1, .failed)) == [.takeOffController, .report(1)])
      #expect(script.feed(.finished(1, .succeeded)) == [])
      #expect(script.feed(.controllerClosed(1)) == [.takeOffController, .leave(1)])
    }
  }

  @Test func itemsThatCannotBeHadAreReported() {
    var script = Script()
    script.feed(.chose)
    #expect(script.feed(.itemsFailed(1)) == [.report(1)])
    #expect(script.feed(.personCancelled) == [.takeOffController, .leave(1)])
  }

  @Test func cancelWhileItemsAreMadeStopsThem() {
    var script = Script()
    script.feed(.chose)
    #expect(script.feed(.personCancelled) == [.cancelResolution, .returnToGrid])
    #expect(script.feed(.itemsResolved(1)) == [])
  }

  @Test func choiceIsIgnoredWhileOneRuns() {
    var script = Script.performing()
    #expect(script.feed(.chose) == [])
    #expect(script.lifecycle.run == 1)
  }
}

/// The sheet may be taken off from outside at any moment.
struct ActivityLifecycleRemovalTests {
  typealias Event = ActivityLifecycle.Event
  typealias Effect = ActivityLifecycle.Effect

  static let toPerform: [Event] = [
    .chose, .itemsResolved(1), .prepared(1), .controllerRead(1, exists: false),
  ]
  static let toPresent = toPerform.dropLast() + [.controllerRead(1, exists: true)]
  static let toResult = toPerform + [.finished(1, .succeeded)]

  static let states: [([Event], [Effect])] = [
    ([], [.complete(nil)]),
    ([.chose], [.cancelResolution, .complete(1)]),
    (Array(toPerform.prefix(2)), [.complete(1)]),
    (Array(toPerform.prefix(3)), [.complete(1)]),
    (toPerform, [.complete(1)]),
    (Array(toPresent), [.complete(1)]),
    (toResult, [.complete(1)]),
    (toResult + [.controllerRead(1, exists: true)], [.complete(1)]),
    (toPerform + [.finished(1, .failed)], [.complete(1)]),
    (toPerform + [.personCancelled], [.complete(nil)]),
    // The controller leaves a moment before the sheet when both are taken off together; the activity
    // was at work all the same.
    (toPresent + [.controllerClosed(1)], [.complete(1)]),
    (toPerform + [.finished(1, .gaveUp)], []),
  ]

  @Test(arguments: states.indices)
  func removalEndsEveryStateOnce(index: Int) {
    let (events, expected) = Self.states[index]
    var lifecycle = ActivityLifecycle()
    for event in events { _ = lifecycle.handle(event) }
    #expect(lifecycle.handle(.sheetRemoved) == expected)
    #expect(lifecycle.state == .ended)
    #expect(lifecycle.handle(.sheetRemoved) == [])
  }
}
